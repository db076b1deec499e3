import type { Entity, Field, Fields, Row } from '#declare'
import type { PortalContext } from '../context/portalContext.ts'
import { isRow } from '../records/entryKeys.ts'
import { mediaOf, strangeIn } from './textMediaProblems.ts'

const whole = /<(audio|video)\b[^>]*>[\s\S]*?<\/\1>|<img\b[^>]*>/gi
/** What is left of an insert whose picture went, and places that are kept for files on their way. */
const empty =
  /<figure\b[^>]*>\s*(?:<figcaption\b[^>]*>[\s\S]*?<\/figcaption>)?\s*<\/figure>|<(span|div)\b[^>]*\sdata-strange=[^>]*>[\s\S]*?<\/\1>/gi

/**
 * The values that the portal itself writes, from feeds, books and other records, without what their texts would show from
 * elsewhere: a person is refused it with its place, a program of the portal's has nobody to tell. What stood in the text
 * before stays.
 */
export const ownTexts = (
  context: PortalContext,
  { fields }: Pick<Entity, 'fields'>,
  sent: Row,
  before: Row | null = null,
): Row =>
  context.store
    ? mapped(fields, sent, (html, name) => withoutStrange(context, html, before?.[name]))
    : sent

function withoutStrange(context: PortalContext, html: string, before: unknown): string {
  const strange = new Set(strangeIn(context, html, before))
  if (strange.size === 0 && !html.includes('data-strange')) return html
  return html
    .replace(whole, (element) =>
      mediaOf(element, context).some((url) => strange.has(url)) ? '' : element,
    )
    .replace(empty, '')
}

function mapped(
  fields: Fields,
  values: Row,
  change: (html: string, name: string) => string,
  top?: string,
): Row {
  const changed = (field: Field | undefined, key: string, value: unknown): unknown => {
    const name = top ?? key
    if (field?.kind === 'richText' && typeof value === 'string') return change(value, name)
    if (field?.kind !== 'list' || !Array.isArray(value)) return value
    return value.map((entry) =>
      isRow(entry) ? mapped(field.of as Fields, entry, change, name) : entry,
    )
  }
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, changed(fields[key], key, value)]),
  )
}

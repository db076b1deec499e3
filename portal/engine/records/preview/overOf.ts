import { type Entity, type Label, type Language, type Row, wording } from '#declare'
import type { OverOf } from '#declare/action.ts'
import type { PreviewOver } from '#derive/previewPage.ts'

/** A picture over the first of the pages it comes up on. */
export function overOf(
  { fields }: Entity,
  { title, picture, on }: OverOf,
  row: Row,
  language: Language,
): PreviewOver {
  const [first] = (row[on] ?? []) as readonly string[]
  const choices = (fields[on]?.of ?? {}) as { readonly [choice: string]: Label }
  const label = choices[first ?? '']
  return {
    page: 'over',
    title: String(row[title] ?? ''),
    picture: row[picture] ? String(row[picture]) : null,
    below: label ? wording(label, language) : null,
  }
}

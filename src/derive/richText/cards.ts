import type { Field, Fields, Label, Row } from '#declare'
import { type JumpTarget, jumpTargets } from '#widgets/kind/jumpTargets.ts'
import { escapeMarkup } from '../text/escapeMarkup.ts'

/** A card as a text holds it: the record it leads to, by its type in a link of the app and its number. */
export interface HeldCard {
  readonly type: string
  readonly id: number
}

/** What a card shows of its record. */
export interface CardFace {
  readonly title: string
  /** Empty where it has none. */
  readonly imgUrl: string
}

/** How the record of a card stands now, as far as whoever asks may know. */
export interface PresentCard extends HeldCard, Partial<CardFace> {
  /** It was deleted, and lies in the bin or nowhere. */
  readonly gone?: true
  /** Its state in words, of an entity that has any. */
  readonly state?: Label
  /** Whether readers see it; unsaid of what readers are given nothing of. */
  readonly seen?: boolean
}

/** The two as one word: what a record is known by among those a text leads to. */
export const cardKey = ({ type, id }: HeldCard): string => `${type} ${id}`

/** A type is whatever stands in a text: `toString` is none. */
export const cardTarget = (type: string): JumpTarget | undefined =>
  Object.hasOwn(jumpTargets, type) ? jumpTargets[type] : undefined

const CLASS = 'record-card'
const opening = /<figure\b[^>]*\brecord-card\b[^>]*>/gi
const whole = /(<figure\b[^>]*\brecord-card\b[^>]*>)([\s\S]*?)<\/figure>/gi
/** Within JSON quotes stand behind a backslash. */
const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}=\\\\?["']([^"'\\\\]*)`).exec(tag)?.[1] ?? ''

const cardOf = (tag: string): HeldCard => ({
  type: attribute(tag, 'data-type'),
  id: Number(attribute(tag, 'data-id')),
})

/** The cards of a text, in order, each as often as it stands there. */
export const cardsIn = (html: string): HeldCard[] =>
  html.includes(CLASS) ? [...html.matchAll(opening)].map(([tag]) => cardOf(tag)) : []

/** A text whose cards bear other faces; one that gets null goes, one that gets nothing stays as it stands. */
export const withFaces = (
  html: string,
  faceOf: (card: HeldCard) => CardFace | null | undefined,
): string =>
  html.includes(CLASS)
    ? html.replace(whole, (figure, tag: string) => {
        const face = faceOf(cardOf(tag))
        if (face === undefined) return figure
        return face === null ? '' : `${tag}${inside(face)}</figure>`
      })
    : html

const inside = ({ title, imgUrl }: CardFace): string =>
  `${imgUrl && `<img src="${escaped(imgUrl)}" alt="">`}<figcaption>${escaped(title)}</figcaption>`

const escaped = (text: string): string => escapeMarkup(text).replaceAll('"', '&quot;')

/** A text whose cards lead to another record; what it gives nothing for stays. */
export const withCardsMoved = (
  html: string,
  idOf: (card: HeldCard) => number | undefined,
): string =>
  html.includes(CLASS)
    ? html.replace(opening, (tag) => {
        const id = idOf(cardOf(tag))
        return id === undefined ? tag : tag.replace(/\bdata-id=(["'])\d+\1/i, `data-id="${id}"`)
      })
    : html

/** A value with every text in it, those of entries within among them, put through `map`; the very value where none changed. */
export function mapTexts(field: Field | undefined, value: unknown, map: (html: string) => string) {
  if (field?.kind === 'richText') return typeof value === 'string' ? map(value) : value
  if (field?.kind !== 'list' || !Array.isArray(value)) return value
  const entries: unknown[] = value.map((entry) => inEntry(field.of as Fields, entry, map))
  return entries.some((entry, at) => entry !== value[at]) ? entries : value
}

function inEntry(fields: Fields, entry: unknown, map: (html: string) => string): unknown {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry
  const now = Object.entries(entry as Row).map(
    ([name, value]) => [name, mapTexts(fields[name], value, map)] as const,
  )
  return now.some(([name, value]) => value !== (entry as Row)[name])
    ? Object.fromEntries(now)
    : entry
}

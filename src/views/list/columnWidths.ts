import type { Entity, Field, KindName, Language } from '#declare'
import { wording } from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { ticketPreview } from '#derive/ticketOf.ts'
import { choicesOf } from '#widgets/kind/chosen.ts'
import { isState } from '../fieldAt.ts'
import { type Column, joins } from './columns.ts'

/** How wide a column wants to be, in pixels. */
export interface Wanted {
  /** Below this something would be cut that must not be. */
  readonly least: number
  readonly wish: number
  /** Its share of the room that is left over; 0 where more room is of no use. */
  readonly grows: number
}

/** Left and right of what stands in a cell. */
const padding = 20
const arrow = 18
/** Dot, gap and both round ends of a chip. */
const chipEnds = 27

/** About how wide a text is drawn, in pixels: Chinese characters are squares, others a little over half of one. */
export const textWidth = (text: string, size = 13): number =>
  [...text].reduce((sum, one) => sum + (one > '\u2e7f' ? size : size * 0.58), 0)

const fixed = (width: number): Wanted => ({ least: width, wish: width, grows: 0 })
const supple = (least: number, wish: number, grows = 1): Wanted => ({ least, wish, grows })

const byKind: { readonly [K in KindName]?: Wanted } = {
  boolean: fixed(56),
  integer: fixed(72),
  decimal: fixed(76),
  count: fixed(76),
  money: fixed(100),
  percent: fixed(76),
  duration: fixed(84),
  order: fixed(56),
  color: fixed(104),
  date: fixed(102),
  dateTime: fixed(146),
  period: fixed(168),
  images: fixed(120),
  phone: fixed(118),
  code: supple(110, 140),
  ref: supple(100, 140),
  parent: supple(100, 140),
  refs: supple(104, 160),
  jump: supple(150, 230),
  longText: supple(130, 240, 2),
  richText: supple(130, 240, 2),
  url: supple(130, 200),
  tags: supple(120, 170),
}

/** Room for its heading and for what stands below it: chips, figures and times whole, texts in part. */
export function wantedWidth(entity: Entity, column: Column, language: Language): Wanted {
  const { field, sortable } = column
  const heading = textWidth(wording(field.label, language), 12.5) + padding + 2
  const content = stackedWidth(entity, column, language)
  const least = Math.ceil(Math.max(heading, content.least))
  // Where there is little room the arrow stands in the gap beside the heading.
  const whole = Math.ceil(heading + (sortable ? arrow : 0))
  return { ...content, least, wish: Math.max(whole, least, content.wish) }
}

/** Figures and units whole, with the names of those below; texts below are cut as their column is. */
function stackedWidth(entity: Entity, column: Column, language: Language): Wanted {
  const content = contentWidth(entity, column, language)
  const { unit, below } = Object.groupBy(column.under, (one) =>
    joins(column, one) ? 'unit' : 'below',
  )
  const figures = (below ?? []).filter(({ end }) => end)
  const times = (below ?? []).filter(({ field }) => shownAs(field).kind === 'dateTime')
  const first = content.least + sumOf((unit ?? []).map(() => unitRoom))
  // A row seldom fills several of them: all have room only where there is plenty.
  const rooms = figures.map((one) => figureRoom(one, language))
  const time = timeRoom(times, language)
  const least = Math.max(first, padding + Math.max(0, ...rooms), time)
  const wish = Math.max(content.wish, least, padding + sumOf(rooms))
  return { ...content, least, wish }
}

/** A time below with its name: the half of one tells nothing. */
const timeRoom = (times: readonly Column[], language: Language): number =>
  Math.max(0, ...times.map(({ field }) => textWidth(wording(field.label, language), 12) + 126))

const unitRoom = 44
const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
/** A name, the figure and the gap before the next. */
const figureRoom = ({ field }: Column, language: Language): number =>
  textWidth(wording(field.label, language), 12) + (shownAs(field).kind === 'money' ? 62 : 42)

function contentWidth(entity: Entity, { name, field }: Column, language: Language): Wanted {
  const { kind } = shownAs(field)
  if (name === entity.title)
    return ticketPreview(entity) ? supple(230, 290, 3) : supple(170, 230, 3)
  if (name === 'id') return fixed(68)
  if (isState(entity, name)) return fixed(Math.max(...chips(entity.states, language)) + padding)
  if (field.bar) return fixed(152)
  if (kind === 'image') return fixed(pictureWidth(field) + padding)
  if (kind === 'choice') return fixed(Math.max(48, ...chips(choicesOf(field), language)) + padding)
  if (kind === 'choices') return severalChips(chips(choicesOf(field), language))
  if (kind === 'text' && field.pattern) return supple(118, 140, 0)
  return byKind[kind] ?? supple(90, Math.min(Math.max((field.max ?? 20) * 13, 90), 170))
}

type Labels = Parameters<typeof choicesOf>[0]['of'] & {
  readonly [choice: string]: readonly [string, string]
}
const chips = (labels: Labels, language: Language): readonly number[] =>
  Object.values(labels).map(
    (label) => Math.ceil(textWidth(wording(label, language), 12)) + chipEnds,
  )

/** Two chips side by side, and how many more there are. */
function severalChips(widths: readonly number[]): Wanted {
  const [first = 60, second = 0] = [...widths].sort((a, b) => b - a)
  return supple(first + 34 + padding, first + second + 34 + padding, 0)
}

/** A picture that stands beside another one looks out from behind it. */
const pictureWidth = ({ width, height, beside }: Field): number => {
  const own = width && height ? Math.round(40 * Math.min(Math.max(width / height, 0.5), 1.6)) : 40
  return beside ? own + 12 : own
}

/**
 * The width of each column in a table with `room` pixels: all as they wish where there is room, the rest of it to those
 * that grow; narrower where there is less, and never below the least: then the table scrolls sideways.
 */
export function planWidths(wanted: readonly Wanted[], room: number): readonly number[] {
  const sum = (of: (one: Wanted) => number) => wanted.reduce((all, one) => all + of(one), 0)
  const [least, wish, grows] = [
    sum((one) => one.least),
    sum((one) => one.wish),
    sum((one) => one.grows),
  ]
  if (room <= least) return wanted.map((one) => one.least)
  if (room < wish) {
    const part = (room - least) / (wish - least)
    return wanted.map((one) => one.least + (one.wish - one.least) * part)
  }
  const each = (room - wish) / Math.max(grows, 1)
  return wanted.map((one) => one.wish + (grows > 0 ? one.grows * each : 0))
}

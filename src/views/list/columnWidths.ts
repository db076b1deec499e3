import type { Entity, Field, KindName, Language } from '#declare'
import { wording } from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { ticketPreview } from '#derive/ticketPreview.ts'
import { choicesOf } from '#widgets/kind/chosen.ts'
import { kinds } from '#widgets/kinds.ts'
import { isState } from '../fieldAt.ts'
import { type Column, joins } from './columns.ts'
import { halves, headWidth, textWidth } from './textWidth.ts'

/** How wide a column wants to be, in pixels. */
export interface Wanted {
  /** Below this something would be cut that must not be. */
  readonly least: number
  /** The same where headings and times may stand on two lines. */
  readonly tight: number
  readonly wish: number
  /** Its share of the room that is left over; 0 where more room is of no use. */
  readonly grows: number
}

/** Left and right of what stands in a cell. */
const padding = 20
const arrow = 18
/** Dot, gap and both round ends of a chip. */
const chipEnds = 27

/** The greatest figure that stands in a column. */
export type Most = (name: string) => number
const nothingYet: Most = () => 0
type Content = Omit<Wanted, 'tight'> & { readonly tight?: number }
const fixed = (width: number): Content => ({ least: width, wish: width, grows: 0 })
const supple = (least: number, wish: number, grows = 1): Content => ({ least, wish, grows })

const byKind: { readonly [K in KindName]?: Content } = {
  boolean: fixed(56),
  integer: fixed(60),
  decimal: fixed(64),
  count: fixed(68),
  money: fixed(86),
  percent: fixed(76),
  duration: fixed(76),
  order: fixed(56),
  color: fixed(104),
  date: fixed(102),
  dateTime: { ...fixed(146), tight: 96 },
  period: { ...fixed(168), tight: 122 },
  images: fixed(120),
  // With the eye that shows it in full.
  phone: fixed(124),
  code: supple(110, 140),
  ref: { ...supple(100, 140), tight: 86 },
  parent: { ...supple(100, 140), tight: 86 },
  refs: { ...supple(104, 160), tight: 90 },
  jump: { ...supple(150, 230), tight: 120 },
  longText: supple(130, 240, 2),
  richText: supple(130, 240, 2),
  url: supple(130, 200),
  tags: supple(120, 170),
  list: supple(120, 200),
}

/**
 * Room for its heading and for what stands below it: chips, figures and times whole, texts in part. A figure is as wide
 * as the greatest one.
 */
export function wantedWidth(
  entity: Entity,
  column: Column,
  language: Language,
  most: Most = nothingYet,
): Wanted {
  const { field, sortable } = column
  const heading = wording(field.label, language)
  const content = stackedWidth(entity, column, language, most)
  const least = Math.ceil(Math.max(headWidth(heading), content.least))
  const tight = Math.ceil(
    Math.max(...halves(heading, language).map(headWidth), content.tight ?? content.least),
  )
  // Where there is little room the arrow stands in the gap beside the heading.
  const whole = Math.ceil(headWidth(heading) + (sortable ? arrow : 0))
  return { ...content, least, tight, wish: Math.max(whole, least, content.wish) }
}

/** Figures and units whole, with the names of those below; texts below are cut as their column is. */
function stackedWidth(entity: Entity, column: Column, language: Language, most: Most): Content {
  const own = contentWidth(entity, column, language)
  const figure = figureWidth(column, language, most)
  const content = { ...own, least: Math.max(own.least, figure), wish: Math.max(own.wish, figure) }
  if (column.under.length === 0) return content
  const { unit, below } = Object.groupBy(column.under, (one) =>
    joins(column, one) ? 'unit' : 'below',
  )
  const figures = (below ?? []).filter(({ end }) => end)
  const times = (below ?? []).filter(({ field }) => shownAs(field).kind === 'dateTime')
  const first = content.least + sumOf((unit ?? []).map((one) => unitRoom(one, language)))
  // A row seldom fills several of them: all have room only where there is plenty.
  const rooms = figures.map((one) => figureRoom(one, language, most))
  const time = timeRoom(times, language)
  const room = padding + Math.max(0, ...rooms)
  const least = Math.max(first, room, time)
  const wish = Math.max(content.wish, least, padding + sumOf(rooms))
  const brief = own.tight ?? content.least
  const tight = Math.max(
    first - content.least + brief,
    figure,
    room,
    timeRoom(times, language, day),
  )
  return { grows: content.grows, least, tight, wish }
}

/** The greatest figure of the rows, whole. */
function figureWidth({ name, field, end }: Column, language: Language, most: Most): number {
  if (!end) return 0
  const text = kinds[shownAs(field).kind].plain(most(name), field, language)
  const commas = Math.floor((text.replace(/\D/g, '').length - 1) / 3)
  return Math.ceil([...text].length * 7.6 + commas * 4 + padding)
}

/** A time below with its name: the half of one tells nothing. */
const timeRoom = (times: readonly Column[], language: Language, time = 126): number =>
  Math.max(0, ...times.map(({ field }) => textWidth(wording(field.label, language), 12) + time))
/** Where there is little room, the day without the hour. */
const day = 92

/** What stands beside a figure whole: the longest of its choices. */
const unitRoom = ({ field }: Column, language: Language): number =>
  Math.max(
    44,
    ...Object.values(choicesOf(field)).map((one) => textWidth(wording(one, language), 12) + 8),
  )
const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
/** A name, the figure and the gap before the next. */
const figureRoom = (column: Column, language: Language, most: Most): number =>
  textWidth(wording(column.field.label, language), 12) +
  Math.max(
    shownAs(column.field).kind === 'money' ? 62 : 42,
    figureWidth(column, language, most) - padding,
  )

function contentWidth(entity: Entity, { name, field }: Column, language: Language): Content {
  const { kind } = shownAs(field)
  if (name === entity.title)
    return ticketPreview(entity)
      ? { ...supple(230, 290, 3), tight: 214 }
      : { ...supple(170, 230, 3), tight: 136 }
  if (name === 'id') return fixed(68)
  if (isState(entity, name)) return fixed(Math.max(...chips(entity.states, language)) + padding)
  if (field.bar) return fixed(152)
  if (kind === 'image') return fixed(pictureWidth(field) + padding)
  if (kind === 'choice') {
    const chip = Math.max(48, ...chips(choicesOf(field), language)) + padding
    return { ...fixed(chip), tight: Math.min(chip, chipRoom) }
  }
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

/** A chip with a long word is cut where there is little room; the state never is. */
const chipRoom = 116

/** Two chips side by side, and how many more there are. */
function severalChips(widths: readonly number[]): Content {
  const [first = 60, second = 0] = [...widths].sort((a, b) => b - a)
  return {
    ...supple(first + 34 + padding, first + second + 34 + padding, 0),
    tight: Math.min(first + padding, chipRoom) + 34,
  }
}

/** A picture that stands beside another one looks out from behind it. */
const pictureWidth = ({ width, height, beside }: Field): number => {
  const own = width && height ? Math.round(40 * Math.min(Math.max(width / height, 0.5), 1.6)) : 40
  return beside ? own + 12 : own
}

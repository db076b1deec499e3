import type { Entity } from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { kinds } from '#widgets/kinds.ts'
import { isState } from '../fieldAt.ts'
import type { Column } from './columns.ts'
import type { Wanted } from './columnWidths.ts'

/** Columns as they stand in the room there is. */
export interface Fitted {
  readonly columns: readonly Column[]
  /** In pixels, a column each. */
  readonly widths: readonly number[]
  /** Whether headings and times may stand on two lines. */
  readonly tight: boolean
  /** Whether even so all buttons of a row have to go behind its three dots. */
  readonly brief: boolean
}
interface Fit {
  readonly entity: Entity
  readonly columns: readonly Column[]
  readonly wantedOf: (column: Column) => Wanted
  readonly room: number
  /** The room where the buttons of a row stand behind three dots. */
  readonly most: number
  /** Whether one column may go below another; never what somebody chose to see side by side. */
  readonly folds: boolean
  /** What is sorted by keeps its heading. */
  readonly sorted?: string | undefined
}

/**
 * All columns as wide as they wish where there is `room`, narrower where there is less. Where something would be cut,
 * headings and times take two lines; then one column goes below its neighbour, and another, until the rest fit; then
 * the buttons of each row give way. Only where that is not enough the table scrolls sideways.
 */
export function fitColumns(fit: Fit): Fitted {
  const { columns, wantedOf, room, most } = fit
  const wanted = columns.map(wantedOf)
  if (sum(wanted.map(({ least }) => least)) <= room)
    return { columns, widths: planWidths(wanted, room), tight: false, brief: false }
  const folded = fit.folds ? fold(fit, room) : columns
  const brief = sum(folded.map((one) => wantedOf(one).tight)) > room
  const kept = brief && fit.folds ? fold(fit, most) : folded
  const tight = kept.map(wantedOf).map((one) => ({ ...one, least: one.tight, wish: one.least }))
  return { columns: kept, widths: planWidths(tight, brief ? most : room), tight: true, brief }
}

/** Puts one column below another, near it, that gives most room, as often as it takes. */
function fold(fit: Fit, room: number): readonly Column[] {
  const { entity, columns, wantedOf, sorted } = fit
  const tightOf = (one: Column) => wantedOf(one).tight
  let now = columns
  while (sum(now.map(tightOf)) > room) {
    const able = now.map((one, at) => ({ one, at })).filter(({ one }) => stacks(entity, one))
    const pairs = able.flatMap((over) =>
      able
        .filter(({ one, at }) => at > over.at && one.name !== sorted && one.end === over.one.end)
        .map((under) => {
          const both: Column = { ...over.one, under: [under.one] }
          const gain = tightOf(over.one) + tightOf(under.one) - tightOf(both)
          // What stands side by side most likely tells of the same thing.
          return {
            over: over.one,
            under: under.one,
            both,
            gain,
            worth: gain - 12 * (under.at - over.at),
          }
        }),
    )
    const [best] = pairs.filter(({ gain }) => gain > 0).toSorted((a, b) => b.worth - a.worth)
    if (!best) return now
    now = now.flatMap((one) => (one === best.over ? [best.both] : one === best.under ? [] : [one]))
  }
  return now
}

/** One line of text or figures, which another line may stand below. */
const stacks = (entity: Entity, { name, field, under }: Column): boolean =>
  under.length === 0 &&
  name !== entity.title &&
  name !== 'id' &&
  !isState(entity, name) &&
  !field.bar &&
  kinds[shownAs(field).kind].is.line === true

/**
 * The width of each column in a table with `room` pixels: all as they wish where there is room, the rest of it to those
 * that grow; narrower where there is less, and never below the least.
 */
export function planWidths(
  wanted: readonly Omit<Wanted, 'tight'>[],
  room: number,
): readonly number[] {
  const least = sum(wanted.map((one) => one.least))
  const wish = sum(wanted.map((one) => one.wish))
  const grows = sum(wanted.map((one) => one.grows))
  if (room <= least) return wanted.map((one) => one.least)
  if (room < wish) {
    const part = (room - least) / (wish - least)
    return wanted.map((one) => one.least + (one.wish - one.least) * part)
  }
  const each = (room - wish) / Math.max(grows, 1)
  return wanted.map((one) => one.wish + (grows > 0 ? one.grows * each : 0))
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

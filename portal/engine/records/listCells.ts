import {
  type Entity,
  type Field,
  type Figure,
  type Language,
  type Period,
  type Row,
  wording,
} from '#declare'
import { shownAs } from '#derive/computedField.ts'
import type { Ground } from '#portal/context/ground.ts'
import { bucketAddress } from '#portal/storage/objects/uploadToken.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { timed } from '#widgets/format/timed.ts'
import { kinds } from '#widgets/kinds.ts'
import type { PlannedCell } from '../imports/sheet/write/sheetPlan.ts'
import { harmless } from '../imports/sheet/write/xmlText.ts'
import { titleOf } from './titleOf.ts'

const standingLabels: { readonly [name: string]: readonly [string, string] } = {
  id: ['编号', 'Id'],
  createdAt: ['创建时间', 'Created'],
  updatedAt: ['更新时间', 'Changed'],
  createdBy: ['创建人', 'Created by'],
  updatedBy: ['更新人', 'Changed by'],
}
/** What stands over a column. */
export const columnLabel = (entity: Entity, name: string) =>
  entity.fields[name]?.label ?? standingLabels[name] ?? (['状态', 'Status'] as const)

/** Whether records of an entity have a column of that name. */
export const isColumn = (entity: Entity, name: string): boolean =>
  name in entity.fields || name in standingLabels || name === entity.stateField

/** Titles of records by entity and number. */
export type Titles = ReadonlyMap<string, ReadonlyMap<number, string>>

/** What the records that the columns refer to are called, entity by entity. */
export async function titlesReferred(
  ground: Ground,
  entity: Entity,
  names: readonly string[],
  rows: readonly Row[],
): Promise<Titles> {
  const found = new Map<string, Map<number, string>>()
  for (const name of names) {
    const to = ground.entities.get(targetOf(entity, name) ?? '')
    if (!to) continue
    const titles = found.get(to.name) ?? new Map<number, string>()
    const ids = [...new Set(rows.flatMap((row) => [row[name]].flat()))].filter(
      (id) => typeof id === 'number',
    )
    for (const one of await ground.rows.readMany(ground.database.db, to, ids))
      titles.set(one.id as number, titleOf(to, one))
    found.set(to.name, titles)
  }
  return found
}

const targetOf = (entity: Entity, name: string): string | undefined =>
  name === 'createdBy' || name === 'updatedBy' ? 'portalUser' : entity.fields[name]?.to

/** Pictures of the own store are named by path; a file that leaves the house names them by their whole address. */
export function withAddresses({ store }: Ground, entity: Entity, row: Row): Row {
  const own = Object.keys(entity.fields).filter(
    (name) => shownAs(entity.fields[name]!).kind === 'image' && String(row[name]).startsWith('/'),
  )
  if (!store || own.length === 0) return row
  const address = (name: string) => new URL(String(row[name]), bucketAddress(store.describe())).href
  return { ...row, ...Object.fromEntries(own.map((name) => [name, address(name)])) }
}

/** A field as columns of a spreadsheet: one, or both ends of a period. */
interface SheetColumn {
  readonly title: string
  cell(row: Row, references: Titles): PlannedCell
}

/** How a field stands in a spreadsheet: figures and times as such, references by their titles. */
export function sheetColumns(
  entity: Entity,
  name: string,
  language: Language,
): readonly SheetColumn[] {
  const title = wording(columnLabel(entity, name), language)
  const field = entity.fields[name]
  if (!field || shownAs(field).kind !== 'period' || field.kind === 'computed')
    return [{ title, cell: (row, references) => cellOf(entity, name, row, references, language) }]
  return (['start', 'end'] as const).map((end) => ({
    title: `${title} · ${wording(ends[end], language)}`,
    cell: (row) => momentCell((row[name] as Period | null)?.[end]),
  }))
}
const ends = { start: ['开始', 'from'], end: ['结束', 'until'] } as const

const momentCell = (moment: unknown): PlannedCell => {
  if (typeof moment !== 'string' || moment === '') return null
  const figure = timed(moment, 'moment')
  return figure ? figureCell(figure, dateTime(moment)) : { value: moment, style: 'text' }
}

/** A value as a cell of a spreadsheet: figures stay figures, references are called by their titles. */
function cellOf(
  entity: Entity,
  name: string,
  row: Row,
  references: Titles,
  language: Language,
): PlannedCell {
  const value = row[name]
  if (value === null || value === undefined) return null
  if (name === entity.stateField && entity.states[value as string])
    return textCell(wording(entity.states[value as string]!, language))
  const titled = references.get(targetOf(entity, name) ?? '')
  if (titled)
    return textCell(
      [value]
        .flat()
        .map((id) => titled.get(id as number) ?? `#${id}`)
        .join('、'),
    )
  const field = entity.fields[name]
  if (!field) return standingCell(name, value)
  const read = shownAs(field)
  const kind = kinds[read.kind]
  const plain = kind.plain(value as never, read, language)
  // What is hidden from the reader is no number any more.
  const figure = isMasked(read, value) ? null : kind.figure?.(value as never, read)
  return figure ? figureCell(figure, plain) : textCell(plain)
}

const isMasked = ({ kind }: Field, value: unknown): boolean =>
  typeof value !== 'number' && kind !== 'date' && kind !== 'dateTime'

/** What every record has: its number, when it was made and changed. */
const standingCell = (name: string, value: unknown): PlannedCell =>
  typeof value === 'number'
    ? value
    : name.endsWith('At')
      ? momentCell(value)
      : textCell(String(value))

const textCell = (plain: string): PlannedCell => {
  const value = harmless(plain)
  return value === '' ? null : { value, style: 'text' }
}

const styles = {
  number: 'plain',
  money: 'yuan',
  percent: 'percent',
  day: 'day',
  moment: 'moment',
  duration: 'duration',
} as const

/** A figure; files without styles have numbers and money as they are calculated with, all else in words. */
export const figureCell = ({ value, as }: Figure, plain: string): PlannedCell =>
  as === 'number'
    ? value
    : { value, style: styles[as], text: as === 'money' ? String(value) : plain }

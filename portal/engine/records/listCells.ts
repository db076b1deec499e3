import {
  type Entity,
  type Field,
  type Figure,
  type Jump,
  type Language,
  type Period,
  type Row,
  wording,
} from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { jumpTarget } from '#derive/jumpTarget.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { bucketAddress } from '#portal/storage/objects/uploadToken.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { timeFigure } from '#widgets/format/timeFigure.ts'
import { kinds } from '#widgets/kinds.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { PlannedCell } from '../imports/sheet/write/sheetPlan.ts'
import { harmless } from '../imports/sheet/write/xmlText.ts'
import { titleOf } from './titleOf.ts'

const standingLabels: { readonly [name: string]: readonly [string, string] } = {
  id: ['编号', 'Id'],
  createdAt: ['创建时间', 'Created'],
  updatedAt: ['更新时间', 'Changed'],
  createdBy: ['创建人', 'Created by'],
  updatedBy: ['更新人', 'Changed by'],
  version: ['版本', 'Version'],
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
  context: PortalContext,
  entity: Entity,
  names: readonly string[],
  rows: readonly Row[],
  db: Db | Tx = context.database.db,
): Promise<Titles> {
  const found = new Map<string, Map<number, string>>()
  for (const [name, ids] of idsReferred(entity, names, rows)) {
    const to = context.entities.get(name)
    if (!to) continue
    const titles = new Map<number, string>()
    for (const one of await context.rows.readMany(db, to, [...ids]))
      titles.set(one.id as number, titleOf(to, one))
    found.set(name, titles)
  }
  return found
}

/** The numbers of the records that references and links lead to, by entity. */
function idsReferred(
  entity: Entity,
  names: readonly string[],
  rows: readonly Row[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>()
  const leadsTo = (to: string, id: unknown) => {
    const ids = found.get(to) ?? new Set<number>()
    found.set(to, typeof id === 'number' ? ids.add(id) : ids)
  }
  for (const name of names) {
    const to = targetOf(entity, name)
    const isLink = entity.fields[name] && shownAs(entity.fields[name]).kind === 'jump'
    for (const value of rows.flatMap((row) => [row[name]].flat())) {
      if (to) leadsTo(to, value)
      const target = isLink && jumpTarget(value as Jump | null)
      if (target) leadsTo(target.entity, target.id)
    }
  }
  return found
}

const targetOf = (entity: Entity, name: string): string | undefined =>
  name === 'createdBy' || name === 'updatedBy' ? 'portalUser' : entity.fields[name]?.to

/** A record as it leaves the house: pictures by their whole address, entities and fields by what they are called. */
export function asRead(context: PortalContext, entity: Entity, row: Row, language: Language): Row {
  return {
    ...row,
    ...addressesIn(context, entity, row),
    ...namesIn(context, entity, row, language),
  }
}

/** Pictures of the own store are named by path. */
function addressesIn({ store }: PortalContext, entity: Entity, row: Row): Row {
  const own = Object.keys(entity.fields).filter(
    (name) => shownAs(entity.fields[name]!).kind === 'image' && String(row[name]).startsWith('/'),
  )
  if (!store || own.length === 0) return {}
  const address = (name: string) => new URL(String(row[name]), bucketAddress(store.describe())).href
  return Object.fromEntries(own.map((name) => [name, address(name)]))
}

/** Names of declarations, which nobody but a developer reads. */
function namesIn({ entities }: PortalContext, entity: Entity, row: Row, language: Language): Row {
  const told = Object.entries(entity.fields).flatMap(([name, { names, fieldsOf }]) => {
    const of = entities.get(String(row[fieldsOf ?? name]))
    if (!of || row[name] == null) return []
    if (names) return [[name, wording(of.label, language)]]
    const called = (field: string) => wording(columnLabel(of, field), language)
    return fieldsOf ? [[name, (row[name] as readonly string[]).map(called)]] : []
  })
  return Object.fromEntries(told)
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
  const figure = timeFigure(moment, 'moment')
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
  const plain = withTitle(kind.plain(value as never, read, language), read, value, references)
  // What is hidden from the reader is no number any more.
  const figure = isMasked(read, value) ? null : kind.figure?.(value as never, read)
  return figure ? figureCell(figure, plain) : textCell(plain)
}

/** A link says what it leads to by its title, as lists do: `文章 春山行`. */
function withTitle(plain: string, { kind }: Field, value: unknown, references: Titles): string {
  const target = kind === 'jump' ? jumpTarget(value as Jump) : undefined
  const title = target && references.get(target.entity)?.get(target.id)
  return title ? plain.replace(`#${target.id}`, title) : plain
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

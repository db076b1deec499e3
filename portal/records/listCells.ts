import { type Entity, type Field, type Language, type Row, wording } from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { kinds } from '#widgets/kinds.ts'
import { harmless } from '../bulk/sheet/write/xmlText.ts'
import type { Ground } from './ground.ts'
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

/** A value as a cell of a spreadsheet: figures stay figures, references are called by their titles. */
export function cellOf(
  entity: Entity,
  name: string,
  row: Row,
  references: Titles,
  language: Language,
): string | number {
  const value = row[name]
  if (value === null || value === undefined) return ''
  if (name === entity.stateField && entity.states[value as string])
    return wording(entity.states[value as string]!, language)
  const field = entity.fields[name]
  const titled = references.get(targetOf(entity, name) ?? '')
  if (titled)
    return harmless(
      [value]
        .flat()
        .map((id) => titled.get(id as number) ?? `#${id}`)
        .join('、'),
    )
  if (!field) return typeof value === 'number' ? value : harmless(String(value))
  const read = shownAs(field)
  return isNumber(read, value)
    ? (value as number)
    : harmless(kinds[read.kind].plain(value as never, read, language))
}

const isNumber = (field: Field, value: unknown) =>
  typeof value === 'number' && ['integer', 'decimal', 'count', 'order'].includes(field.kind)

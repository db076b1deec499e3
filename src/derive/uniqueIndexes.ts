import type { Entity, Literal } from '#declare'
import { columnsOf, mainColumn } from './columns.ts'
import { type Among, type IndexSpec, indexName } from './indexSpec.ts'

/** A unique index, with the fields it stands for and the rule that asks for it. */
export interface UniqueIndex extends IndexSpec {
  readonly unique: true
  readonly fields: readonly string[]
  /** `magazine#publishNeedsColumnAndIssue`; missing for a field declared `unique`. */
  readonly rule?: string
}

/**
 * What the database itself holds unique: fields declared so, and the words `unique` and `one` where columns of the
 * record and a few values say it all. Records in the bin and empty values do not count. What stretches of time,
 * list entries, pools and flags that are taken over demand stays with the rules.
 */
export function uniqueIndexesOf(entity: Entity): readonly UniqueIndex[] {
  const fields = Object.keys(entity.fields).filter((name) => entity.fields[name]?.unique)
  const own = fields.flatMap((name) => uniqueOver(entity, [name], [], undefined) ?? [])
  const ruled = Object.entries(entity.rules).flatMap(([id, literals]) =>
    literals.flatMap((literal) => ruledIndex(entity, `${entity.name}#${id}`, literal) ?? []),
  )
  const byName = new Map([...own, ...ruled].map((index) => [index.name, index]))
  return [...byName.values()]
}

function ruledIndex(entity: Entity, rule: string, literal: Literal): UniqueIndex | undefined {
  if (literal.warn) return undefined
  if ('unique' in literal) return uniqueWord(entity, rule, literal)
  return 'one' in literal ? oneWord(entity, rule, literal) : undefined
}

const beyondColumns = ['overlap', 'apart', 'pooled', 'with', 'unless', 'when']

function uniqueWord(entity: Entity, rule: string, literal: Literal): UniqueIndex | undefined {
  if (beyondColumns.some((key) => key in literal)) return undefined
  const among = amongOf(entity, literal.among)
  return among && uniqueOver(entity, literal.unique as string[], among, rule)
}

/** A flag that the new one takes over is set before the old one is cleared, so no index can hold it. */
function oneWord(entity: Entity, rule: string, literal: Literal): UniqueIndex | undefined {
  if (literal.takesOver || 'when' in literal) return undefined
  const flag = literal.one as string
  const per = (literal.per as string[] | undefined) ?? []
  const among = amongOf(entity, literal.where)
  return (
    among && uniqueOver(entity, [...per, flag], [{ column: flag, values: [true] }, ...among], rule)
  )
}

function uniqueOver(
  entity: Entity,
  fields: readonly string[],
  where: readonly Among[],
  rule: string | undefined,
): UniqueIndex | undefined {
  const columns = fields.map((name) => comparable(entity, name))
  if (columns.some((name) => name === undefined)) return undefined
  const named = columns as string[]
  const name = indexName(entity.name, named, ['unique', where])
  const index = { name, columns: named, unique: true as const, fields }
  return { ...index, ...(where.length > 0 && { where }), ...(rule && { rule }) }
}

/** A path that is a column of its own and compares as one: no lists, no JSON, nothing through a reference. */
function comparable(entity: Entity, path: string): string | undefined {
  const column = mainColumn(entity, path)
  return column && column.name === path && column.type !== 'json' ? column.name : undefined
}

/** A condition of equalities as column values; undefined where it says more than that. */
function amongOf(entity: Entity, condition: unknown): readonly Among[] | undefined {
  const tests = Object.entries((condition ?? {}) as Record<string, unknown>).map(([path, test]) => {
    const column = columnsOf(entity).find(({ name, type }) => name === path && type !== 'json')
    const values = [test].flat()
    return column && values.every(isPlain) ? { column: column.name, values } : undefined
  })
  return tests.every((test) => test !== undefined) ? (tests as Among[]) : undefined
}
const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

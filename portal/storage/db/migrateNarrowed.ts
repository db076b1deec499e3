import { sql } from 'kysely'
import type { Entity, Field } from '#declare'
import { columnsOf } from '#derive/columns.ts'
import type { Tx } from './database.ts'

/** What of a field can become narrower, by `entity.field`. */
export interface SchemaFacts {
  readonly [address: string]: FieldFacts
}
interface FieldFacts {
  readonly min?: number
  readonly max?: number
  readonly required?: true
  readonly of?: readonly string[]
}

export function factsOf(entities: readonly Entity[]): SchemaFacts {
  return Object.fromEntries(
    entities.flatMap((entity) =>
      Object.entries(entity.fields).map(([name, field]) => [
        `${entity.name}.${name}`,
        facts(field),
      ]),
    ),
  )
}

const facts = ({ kind, min, max, required, of }: Field): FieldFacts => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  ...(required && { required: true }),
  ...(kind === 'choice' && { of: Object.keys(of as object) }),
})

/** Tells of records that a field declared more narrowly than before would refuse at their next save. */
export async function warnOfNarrowed(
  tx: Tx,
  before: SchemaFacts,
  entities: readonly Entity[],
): Promise<string[]> {
  const now = factsOf(entities)
  const notices: string[] = []
  for (const [address, fact] of Object.entries(now)) {
    const old = before[address]
    if (!old) continue
    const [table = '', name = ''] = address.split('.')
    const entity = entities.find((one) => one.name === table) as Entity
    for (const { what, where } of tightened(entity, name, old, fact)) {
      const count = await records(tx, table, where)
      if (count > 0) notices.push(notice(address, what, count))
    }
  }
  return notices
}

const notice = (address: string, what: string, count: number): string =>
  `${address} ${what}: ${count} records do not fit and will be refused at their next save. Correct them, or widen ` +
  `the declaration again.`

interface Tightened {
  readonly what: string
  readonly where: ReturnType<typeof sql<boolean>>
}

function tightened(
  entity: Entity,
  name: string,
  old: FieldFacts,
  now: FieldFacts,
): readonly Tightened[] {
  const column = columnsOf(entity).find((one) => one.name === name)
  if (!column || column.type === 'json') return []
  const size = column.type === 'text' ? sql`length(${sql.ref(name)})` : sql.ref(name)
  const gone = old.of?.filter((choice) => !now.of?.includes(choice)) ?? []
  return [
    ...(lower(now.max, old.max)
      ? [{ what: `takes at most ${now.max}`, where: sql<boolean>`${size} > ${now.max}` }]
      : []),
    ...(higher(now.min, old.min)
      ? [{ what: `takes at least ${now.min}`, where: sql<boolean>`${size} < ${now.min}` }]
      : []),
    ...(now.required && !old.required
      ? [{ what: 'is required', where: sql<boolean>`${sql.ref(name)} is null` }]
      : []),
    ...(gone.length > 0
      ? [
          {
            what: `lost ${gone.join(', ')}`,
            where: sql<boolean>`${sql.ref(name)} in (${sql.join(gone)})`,
          },
        ]
      : []),
  ]
}

const lower = (now: number | undefined, old: number | undefined): boolean =>
  now !== undefined && (old === undefined || now < old)
const higher = (now: number | undefined, old: number | undefined): boolean =>
  now !== undefined && (old === undefined || now > old)

async function records(tx: Tx, table: string, where: Tightened['where']): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where "deletedAt" is null and ${where}`.execute(
    tx,
  )
  return Number(found.rows[0]?.count ?? 0)
}

import { type Kysely, sql } from 'kysely'
import type { Entity, Literal, Row, Value } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { evaluate } from '#derive/expression.ts'
import { scopeOf } from '#derive/others.ts'
import { labelOf, said } from '#derive/rules/said.ts'
import type { Finding } from '#derive/rules/word.ts'
import { touch } from '../db/freshness.ts'
import { conflict } from '../errors.ts'
import type { Change } from '../records/change.ts'
import { decide } from './facts.ts'
import type { PortalWord } from './portalWord.ts'

/** A counter elsewhere that each new record raises by one: the entity, the record and the counter. */
function counterOf(literal: Literal, { entity, entities, after }: Change) {
  const [head, field] = (literal.cap as string).split('.') as [string, string | undefined]
  const to = field ? entities.get(entity.fields[head]?.to ?? '') : undefined
  return to && field && !isEmpty(after[head])
    ? { other: to, id: after[head] as number, field }
    : undefined
}

/** Counted over rows, the counter follows by itself and is only compared. */
const isRaised = (other: Entity, field: string): boolean => !other.fields[field]?.of

/**
 * A counter that never passes its bound. One at the end of a reference is raised by every new record, in a statement
 * that bears the bound, so that the last one is given once; one's own is compared.
 */
export const cap: PortalWord = {
  // A counter over rows has no statement that bears the bound.
  scope: ({ cap: path }, situation) =>
    situation.before || !(path as string).includes('.')
      ? undefined
      : scopeOf([(path as string).split('.')[0] as string], situation),
  check: async (literal, change) => {
    if (change.kind === 'remove') return []
    const bound = await boundOf(literal, change)
    const floor = literal.floor as number | undefined
    const count = await decide(change, (situation) => evaluate(literal.cap as string, situation))
    const counter = counterOf(literal, change)
    if (counter && change.kind !== 'create') return []
    const next = Number(count ?? 0) + (counter ? 1 : 0)
    if ((bound === null || next <= bound) && (floor === undefined || next >= floor)) return []
    return [exhausted(literal, change, bound ?? 0)]
  },
  effect: async (literal, change) => {
    const counter = counterOf(literal, change)
    if (!counter || change.kind !== 'create' || !isRaised(counter.other, counter.field)) return
    await raise(counter, literal, change)
  },
}

/** Null for none: nothing is given, or what stands for no bound. */
async function boundOf(literal: Literal, change: Change): Promise<number | null> {
  const bound = await decide(change, (situation) => evaluate(literal.at as Value, situation))
  return isEmpty(bound) || Number(bound) === literal.freeAt ? null : Number(bound)
}

const exhausted = (literal: Literal, { entity, entities }: Change, limit: number): Finding => ({
  field: (literal.cap as string).includes('.')
    ? ((literal.cap as string).split('.')[0] as string)
    : '_',
  kind: 'conflict',
  message: said(['{label}已达上限 {limit}', '{label} has reached its limit of {limit}'], {
    label: labelOf(entity, literal.cap as string, entities),
    limit,
  }),
})

/** The check has seen room; the bound in the statement holds should two come at once. */
async function raise(
  { other, id, field }: { other: Entity; id: number; field: string },
  literal: Literal,
  change: Change,
): Promise<void> {
  const bound = await boundOf(literal, change)
  const db = change.tx as unknown as Kysely<{ [table: string]: Row }>
  let update = db
    .updateTable(other.name)
    .set({ [field]: sql`coalesce(${sql.ref(field)}, 0) + 1` } as never)
    .where('id', '=', id)
  if (bound !== null) update = update.where(sql<boolean>`coalesce(${sql.ref(field)}, 0) < ${bound}`)
  const { numUpdatedRows } = await update.executeTakeFirst()
  touch(change.tx, other.name)
  if (Number(numUpdatedRows) === 0) throw conflict([exhausted(literal, change, bound ?? 0)])
}

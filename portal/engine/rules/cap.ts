import { type Kysely, sql } from 'kysely'
import type { Entity, Literal, Row, Value } from '#declare'
import { isEmpty, same } from '#derive/compare.ts'
import { evaluate } from '#derive/expression.ts'
import { scopeOf } from '#derive/others.ts'
import { formatLabel, labelOf } from '#derive/rules/formatLabel.ts'
import type { Finding } from '#derive/rules/word.ts'
import { type Situation, seenFrom } from '#derive/situation.ts'
import { conflict } from '#portal/core/errors.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import type { Change } from '../context/change.ts'
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

type Counter = NonNullable<ReturnType<typeof counterOf>>

/** A new record takes a place; so does one that goes over to another counter, where rows are counted. */
const takesPlace = ({ other, field }: Counter, { cap: path }: Literal, change: Change): boolean => {
  const [head] = (path as string).split('.') as [string]
  if (change.kind === 'create') return true
  return !isRaised(other, field) && !same(change.before?.[head], change.after[head])
}

/** Rows are counted as they stand now: the counter itself follows only at the end of the transaction. */
function countNow(literal: Literal, counter: Counter | undefined, situation: Situation): unknown {
  if (!counter || isRaised(counter.other, counter.field))
    return evaluate(literal.cap as string, situation)
  const { other, id, field } = counter
  const row = situation.related(other.name, id)
  return row && evaluate(other.fields[field]?.of as Value, seenFrom(situation, other, row))
}

/** Counted over rows, the counter follows by itself and is only compared. */
const isRaised = (other: Entity, field: string): boolean => !other.fields[field]?.of

/**
 * A counter that never passes its bound. One at the end of a reference is raised by every new record, in a statement
 * that bears the bound, so that the last one is given once; one's own is compared.
 */
export const cap: PortalWord = {
  // A counter over rows has no statement that bears the bound.
  scope: ({ cap: path }, situation) => {
    const [head, field] = (path as string).split('.') as [string, string | undefined]
    const isTaken = !situation.before || !same(situation.before[head], situation.after[head])
    return field && isTaken ? scopeOf([head], situation) : undefined
  },
  check: async (literal, change) => {
    if (change.kind === 'remove') return []
    const bound = await boundOf(literal, change)
    const floor = literal.floor as number | undefined
    const counter = counterOf(literal, change)
    if (counter && !takesPlace(counter, literal, change)) return []
    const count = await decide(change, (situation) => countNow(literal, counter, situation))
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
  message: formatLabel(['{label}已达上限 {limit}', '{label} has reached its limit of {limit}'], {
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

import type { Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { same } from '#derive/compare.ts'
import { entityNamed } from '../../context/portalContext.ts'
import type { Transaction } from '../../context/transaction.ts'
import { openTransaction, settleAsking } from '../../records/transaction.ts'
import type { BulkFunctions, BulkPlace, ReadRow } from '../bulkFunctions.ts'
import { transactionOf } from '../transactionOf.ts'
import { type Effect, effectOf } from './effect.ts'
import { recordAdds } from './recordAdds.ts'
import { reasonsOf } from './refusalsOf.ts'
import { tried } from './tried.ts'
import { isLine } from './writeRow.ts'

interface Facts {
  readonly effects: ReadonlyMap<number, Effect>
  readonly findings: ReadonlyMap<number, readonly Finding[]>
}
const inHand = new WeakMap<BulkPlace, Facts>()

/**
 * Takes rows back that wrote records: what they made goes, what they changed reads as before. What was changed since
 * stays, and so does what the record's rules do not let go; either is told row by row before anything happens.
 */
export const recordBack = (before?: BeforeBack): BulkFunctions<Facts> => ({
  look: async (place, rows, isHeld) => {
    const effects = await effectsOf(place, rows)
    const findings = new Map<number, readonly Finding[]>()
    for (const { rowNo } of rows) findings.set(rowNo, await judged(place, effects.get(rowNo)))
    const facts = { effects, findings }
    if (isHeld) inHand.set(place, facts)
    return isHeld ? facts : { effects, findings: await withTrial(place, rows, facts, before) }
  },

  judge: ({ rowNo, values }, { findings }, { kind }) => ({
    user: null,
    amount: Number(values[kind.writes?.amount ?? ''] ?? 0),
    findings: findings.get(rowNo) ?? [],
  }),

  carryOut: async (run, rows) => {
    const { effects } = inHand.get(run) as Facts
    const { session, reason = '' } = await transactionOf(run)
    const written = new Map<number, string>()
    // What was written last goes first: each row finds what it had left.
    for (const { id, rowNo } of rows.toReversed()) {
      const transaction = openTransaction(run.context, { session, bulk: true, reason }, run.db)
      const effect = effects.get(rowNo) as Effect
      await before?.(transaction, effect)
      await putBack(transaction, effect)
      await settleAsking(transaction)
      written.set(id, `${effect.entity} ${effect.id}`)
    }
    return written
  },

  standing: async () => new Map(),

  adds: recordAdds,
})

/** What goes before a record is put back, in the same transaction. */
export type BeforeBack = (transaction: Transaction, effect: Effect) => Promise<unknown>

/** What the rows of the first batch did, by row number. */
async function effectsOf(
  { context, db, batch }: BulkPlace,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<number, Effect>> {
  const where = { batch: batch.undoOf, status: 'done', rowNo: rows.map(({ rowNo }) => rowNo) }
  const found = await context.rows.select(db, entityNamed(context, 'batchRow'), where, {
    limit: 10_000,
  })
  return new Map(
    found.flatMap((row) => {
      const effect = effectOf(row)
      return effect ? [[row.rowNo as number, effect] as const] : []
    }),
  )
}

async function judged({ context, db }: BulkPlace, effect: Effect | undefined): Promise<Finding[]> {
  if (!effect) return [finding('U4')]
  const entity = entityNamed(context, effect.entity)
  const now = await context.rows.read(db, entity, effect.id)
  if (!now) return [finding('U4')]
  const isMoved = String(now[entity.stateField] ?? '') !== effect.state
  const isSet = Object.entries(effect.set).some(([name, [, after]]) => !same(now[name], after))
  const { line } = effect
  const isOther = line && !holds(lineIn(now, line), line.to)
  // What belongs to the whole record was perhaps written by a later row of the same list.
  return isMoved || (line ? isOther : isSet) ? [finding('U7')] : []
}

const lineIn = (row: Row, { in: name, at }: NonNullable<Effect['line']>): Row | undefined =>
  ((row[name] ?? []) as readonly Row[]).find((one) => isLine(one, at))

/** A line bears a key of its own beside what was written. */
const holds = (line: Row | undefined, written: Row): boolean =>
  line !== undefined && Object.entries(written).every(([name, value]) => same(line[name], value))

/** The record as it was before, through its rules. */
async function putBack(transaction: Transaction, effect: Effect): Promise<void> {
  await putOneBack(transaction, effect)
  for (const one of (effect.also ?? []).toReversed()) await putOneBack(transaction, one)
}

async function putOneBack(
  { records, context }: Transaction,
  { entity, id, made, set, line }: Effect,
): Promise<void> {
  const now = (await records.find(entity, id)) as Row
  const before = Object.fromEntries(
    Object.entries(set).flatMap(([name, [from, to]]) =>
      same(now[name], to) ? [[name, from]] : [],
    ),
  )
  if (!line) {
    if (made) await records.remove(entity, id)
    else await records.update(entity, id, before)
    return
  }
  const lines = ((now[line.in] ?? []) as readonly Row[]).flatMap((one) =>
    isLine(one, line.at) ? (line.from ? [line.from] : []) : [one],
  )
  const { min = 0 } = entityNamed(context, entity).fields[line.in] ?? {}
  if (lines.length === 0 || lines.length < min) await records.remove(entity, id)
  else await records.update(entity, id, { ...before, [line.in]: lines })
}

async function withTrial(
  place: BulkPlace,
  rows: readonly ReadRow[],
  { effects, findings }: Facts,
  before?: BeforeBack,
): Promise<Facts['findings']> {
  const going = rows.filter(({ rowNo }) => (findings.get(rowNo) ?? []).length === 0).toReversed()
  const trials = await tried(
    place,
    going,
    async (transaction, { rowNo }) => {
      const effect = effects.get(rowNo) as Effect
      await before?.(transaction, effect)
      await putBack(transaction, effect)
    },
    'portal',
  )
  const found = new Map(findings)
  going.forEach(({ rowNo }, at) => {
    const trial = trials[at]
    if (trial && 'error' in trial) {
      const [first] = reasonsOf(trial.error)
      if (first) found.set(rowNo, [finding('U6', { says: first.says })])
    }
  })
  return found
}

import type { Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { same } from '#derive/compare.ts'
import type { PortalError } from '#portal/core/errors.ts'
import { entityNamed } from '../../context/portalContext.ts'
import type { Transaction } from '../../context/transaction.ts'
import { inGroup } from '../../records/together/inGroup.ts'
import { openTransaction, settleAsking } from '../../records/transaction.ts'
import type { BulkFunctions, BulkPlace, ReadRow } from '../bulkFunctions.ts'
import { transactionOf } from '../transactionOf.ts'
import { amountBefore, changedSince, restored, stateStays } from './backTold.ts'
import { type Effect, effectOf } from './effect.ts'
import type { WritingKind } from './intention.ts'
import { ledgersOf } from './keepEffects.ts'
import { recordAdds } from './recordAdds.ts'
import { reasonsOf } from './refusalsOf.ts'
import { tried } from './tried.ts'
import { isLine } from './writeRow.ts'

interface Facts {
  readonly effects: ReadonlyMap<number, Effect>
  /** What the money of rows was counted under. */
  readonly shares: ReadonlyMap<number, string>
  readonly findings: ReadonlyMap<number, readonly Finding[]>
}
const inHand = new WeakMap<BulkPlace, Facts>()

/**
 * Takes rows back that wrote records: what they made goes, what they changed reads as before. What was changed since
 * stays, and so does what the record's rules do not let go; either is told row by row before anything happens.
 */
export const recordBack = (before?: BeforeBack): BulkFunctions<Facts> => ({
  look: async (place, rows, isHeld) => {
    const { effects, shares } = await writtenBefore(place, rows)
    const findings = new Map<number, readonly Finding[]>()
    for (const { rowNo } of rows) findings.set(rowNo, await judged(place, effects.get(rowNo)))
    const facts = { effects, shares, findings }
    if (isHeld) inHand.set(place, facts)
    return isHeld ? facts : { ...facts, findings: await withTrial(place, rows, facts, before) }
  },

  judge: ({ rowNo, values }, { effects, findings, shares }, { kind }) => {
    const field = kind.writes?.amount ?? ''
    const effect = effects.get(rowNo)
    return {
      user: null,
      share: shares.get(rowNo) ?? null,
      amount: Number(values[field] ?? 0),
      // What is restored stands where a row that writes has what it writes over.
      standing: effect ? amountBefore(effect, field) : 0,
      findings: findings.get(rowNo) ?? [],
    }
  },

  carryOut: async (run, rows) => {
    const { effects } = inHand.get(run) as Facts
    const { session, reason = '' } = await transactionOf(run)
    const { context, db: tx } = run
    const open = () => openTransaction(context, { session, bulk: true, reason }, tx)
    // What was written last goes first: each row finds what it had left.
    const last = rows.toReversed()
    const put = await inGroup({ context, tx, open }, last, async (transaction, { rowNo }) => {
      const effect = effects.get(rowNo) as Effect
      await before?.(transaction, effect)
      await putBack(transaction, effect)
      await settleAsking(transaction)
      return effect
    })
    return ledgersOf(last.map((row, at) => [row, put[at] as Effect | PortalError]))
  },

  standing: async () => new Map(),

  adds: recordAdds,
})

/** What goes before a record is put back, in the same transaction. */
export type BeforeBack = (transaction: Transaction, effect: Effect) => Promise<unknown>

/** What the rows of the first batch did, by row number. */
async function writtenBefore(
  { context, db, batch }: BulkPlace,
  rows: readonly ReadRow[],
): Promise<Pick<Facts, 'effects' | 'shares'>> {
  const where = { batch: batch.undoOf, status: 'done', rowNo: rows.map(({ rowNo }) => rowNo) }
  const found = await context.rows.select(db, entityNamed(context, 'batchRow'), where, {
    limit: 10_000,
  })
  const effects = found.flatMap((row) => {
    const effect = effectOf(row)
    return effect ? [[row.rowNo as number, effect] as const] : []
  })
  const shares = found.flatMap(({ rowNo, share }) =>
    share ? [[rowNo as number, String(share)] as const] : [],
  )
  return { effects: new Map(effects), shares: new Map(shares) }
}

async function judged(
  { context, db, kind }: BulkPlace,
  effect: Effect | undefined,
): Promise<Finding[]> {
  if (!effect) return [finding('U4')]
  const now = await context.rows.read(db, entityNamed(context, effect.entity), effect.id)
  return now ? changedSince(context, kind as WritingKind, effect, now) : [finding('U4')]
}

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
    { as: 'portal' },
  )
  const found = new Map(findings)
  going.forEach(({ rowNo }, at) => {
    const trial = trials[at]
    const [first] = trial && 'error' in trial ? reasonsOf(trial.error) : []
    const effect = effects.get(rowNo) as Effect
    if (first) return void found.set(rowNo, [finding('U6', { says: first.says })])
    const stays = stateStays(entityNamed(place.context, effect.entity), effect)
    found.set(rowNo, [restored(place.kind as WritingKind, effect), ...(stays ? [stays] : [])])
  })
  return found
}

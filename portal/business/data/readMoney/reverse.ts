import type { Row } from '#declare'
import { conflict, refusedField } from '#portal/core/errors.ts'
import type { ActionCall } from '#portal/engine/actions/action.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { holdBalances, writeReadMoney } from './readMoney.ts'
import { leftOf } from './unspent.ts'

/**
 * Takes back what is left of a granted entry by the opposite one, `reverse`. Throws 40900 where it is no grant, was
 * reversed before or nothing of it is left. Gives the entry written.
 */
export async function reverse(call: ActionCall, entry: Row): Promise<Row> {
  const { context, session, now, values } = call
  const tx = txOf(call.db)
  const why = String(values.why ?? '').trim()
  if (why.length < 2) throw refusedField('why', ['请填写冲正原因', 'Say why the entry is reversed'])
  if (entry.source !== 'grant' || entry.direction !== 'in')
    throw barred(['只能冲正后台补赠的收入', 'Only what was granted can be reversed'])
  await holdBalances(tx, [entry.user as number])
  const [found] = await leftOf(tx, [entry.id as number])
  if (!found || found.reversedBy) throw barred(['该笔流水已冲正', 'This entry was reversed before'])
  if (found.left === 0) throw barred(['已用完，无可冲正', 'All of it is spent: nothing is left'])
  const [written] = await writeReadMoney(context, tx, [reversalOf(entry, found.left, why)], {
    now,
    by: session.user?.id ?? null,
  })
  return (await call.records.find('readMoneyLedger', written?.id as number)) as Row
}

/** The opposite entry; its key keeps it from being written twice. */
export const reversalOf = (entry: Row, amount: number, note: string, batch?: number) => ({
  user: entry.user as number,
  direction: 'out' as const,
  source: 'reverse' as const,
  amount,
  grantKey: `REV-${entry.id}`,
  reverses: entry.id as number,
  batch: batch ?? (entry.batch as number | null) ?? null,
  note: [...note].slice(0, 100).join(''),
})

const barred = (message: readonly [string, string]) =>
  conflict([{ field: '_', kind: 'conflict', message }])

import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { PortalError } from '#portal/core/errors.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { reasonOf } from '#portal/engine/queue/reasonOf.ts'
import { alone } from '#portal/engine/records/alone.ts'
import type { SmsMessage } from '#portal/outside/sms/sms.ts'
import { type Granted, grantRight } from '../../data/rights/grantRight.ts'
import { makeCodes } from './makeCodes.ts'
import type { Opened } from './opened.ts'

const source = { book: 'grant', vip: 'purchase', coupon: 'send' } as const
const LONGEST = 200
/** Tried again hourly for a day; then it waits for somebody. */
const TRIES = 24

/** How it came out, and the message that is owed to the buyer. */
export interface Served {
  readonly outcome: 'done' | 'failed' | 'waiting'
  readonly sms?: SmsMessage
}

/** The buyer's account; null while nobody has registered with the phone. */
async function userOf({ records }: Transaction, { user, phone }: Row): Promise<number | null> {
  if (user) return user as number
  if (!phone) return null
  const where = { phone, status: { not: 'closed' } }
  const [found] = await records.select('appUser', where, { limit: 1 })
  return (found?.id as number | undefined) ?? null
}

async function grantAll(transaction: Transaction, row: Row, user: number): Promise<Opened> {
  const { records, tx, now, context } = transaction
  const { orderNo } = (await records.find('shopOrder', row.order as number)) as Row
  const rights: Granted[] = []
  for (const [at, { type, ...grant }] of (row.grants as readonly Row[]).entries()) {
    const quantity = Number(grant.quantity ?? 1) * Number(row.pieces)
    const to = { user, source, key: `shop-${row.id}-${at + 1}`, origin: `商城订单 ${orderNo}` }
    const right = { ...grant, kind: type, quantity }
    rights.push(...(await grantRight({ records, tx, now, entities: context.entities }, right, to)))
  }
  return { rights, codes: [] }
}

/** Opens what a line is owed, once, in the transaction that runs; keeps why it could not be done and when it is tried again. */
export async function serveLine(transaction: Transaction, row: Row): Promise<Served> {
  const { records, now } = transaction
  const id = row.id as number
  const user = await userOf(transaction, row)
  if (row.matchBy !== 'code' && user === null) return { outcome: 'waiting' }
  const opened = await alone(transaction, () =>
    row.matchBy === 'code'
      ? makeCodes(transaction, row)
      : grantAll(transaction, row, user as number),
  )
  if (opened instanceof PortalError) {
    const tries = Number(row.tries ?? 0) + 1
    const failure = [...reasonOf(opened)[0]].slice(0, LONGEST).join('')
    const tryAt = tries < TRIES ? shift(now, '+1h') : null
    await records.move('shopServing', id, 'fail', { tries, tryAt, failure })
    return { outcome: 'failed' }
  }
  const { rights, codes } = opened
  const served = { user, rights, servedAt: now, tryAt: null, failure: null }
  await records.move('shopServing', id, 'serve', served)
  return { outcome: 'done', ...smsFor(row, codes) }
}

/** A code must reach its holder; that rights were opened is told where the mapping says so. */
function smsFor({ phone, smsNotice }: Row, codes: readonly string[]): Pick<Served, 'sms'> {
  if (!phone) return {}
  const code = codes.slice(0, 2).join(' ')
  if (code) return { sms: { phone: String(phone), template: 'shopCode', variables: { code } } }
  return smsNotice ? { sms: { phone: String(phone), template: 'shopRights' } } : {}
}

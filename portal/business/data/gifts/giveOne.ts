import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { reasonOf } from '#portal/engine/queue/reasonOf.ts'
import { alone } from '#portal/engine/records/alone.ts'
import { type Granted, grantRight } from '../rights/grantRight.ts'

const source = { book: 'buyGift', vip: 'activity', coupon: 'buyGift' } as const
const LONGEST = 200

/** Everything of a gift, or nothing. */
async function giveAll(
  transaction: Transaction,
  { id, gift, order, user }: Row,
): Promise<readonly Granted[]> {
  const { records, tx, now, context } = transaction
  const of = (await records.find('buyGift', gift as number)) as Row
  const given: Granted[] = []
  for (const [at, right] of (of.gifts as readonly Row[]).entries()) {
    const to = {
      ...{ user: user as number, order: order as number, source },
      key: `gift-${id}-${at + 1}`,
      origin: `买赠：${of.title}`,
    }
    given.push(...(await grantRight({ records, tx, now, entities: context.entities }, right, to)))
  }
  return given
}

/** Gives one, or keeps why it could not be given; in the transaction that runs. Gives whether it was. */
export async function giveOne(transaction: Transaction, row: Row): Promise<boolean> {
  const id = row.id as number
  const outcome = await alone(transaction, () => giveAll(transaction, row))
  if (outcome instanceof PortalError) {
    const failure = [...reasonOf(outcome)[0]].slice(0, LONGEST).join('')
    await transaction.records.move('giftGiven', id, 'fail', { failure })
    return false
  }
  const values = { rights: outcome, givenAt: transaction.now, failure: null }
  await transaction.records.move('giftGiven', id, 'give', values)
  return true
}

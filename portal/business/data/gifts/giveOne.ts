import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import type { Unit } from '#portal/engine/context/unit.ts'
import { reasonOf } from '#portal/engine/queue/reasonOf.ts'
import { alone } from '#portal/engine/records/alone.ts'
import { type Granted, grantRight } from '../rights/grantRight.ts'

const source = { book: 'buyGift', vip: 'activity', coupon: 'buyGift' } as const
const LONGEST = 200

/** Everything of a gift, or nothing. */
async function giveAll(unit: Unit, { id, gift, order, user }: Row): Promise<readonly Granted[]> {
  const { records, tx, now, ground } = unit
  const of = (await records.find('buyGift', gift as number)) as Row
  const given: Granted[] = []
  for (const [at, right] of (of.gifts as readonly Row[]).entries()) {
    const to = {
      ...{ user: user as number, order: order as number, source },
      key: `gift-${id}-${at + 1}`,
      origin: `买赠：${of.title}`,
    }
    given.push(...(await grantRight({ records, tx, now, entities: ground.entities }, right, to)))
  }
  return given
}

/** Gives one, or keeps why it could not be given; in the transaction that runs. Gives whether it was. */
export async function giveOne(unit: Unit, row: Row): Promise<boolean> {
  const id = row.id as number
  const outcome = await alone(unit, () => giveAll(unit, row))
  if (outcome instanceof PortalError) {
    const failure = [...reasonOf(outcome)[0]].slice(0, LONGEST).join('')
    await unit.records.move('giftGiven', id, 'fail', { failure })
    return false
  }
  const values = { rights: outcome, givenAt: unit.now, failure: null }
  await unit.records.move('giftGiven', id, 'give', values)
  return true
}

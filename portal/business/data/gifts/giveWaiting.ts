import type { Row } from '#declare'
import { entityNamed, type Ground } from '#portal/context/ground.ts'
import { portalSession } from '#portal/context/session.ts'
import { PortalError } from '#portal/core/errors.ts'
import { reasonOf } from '#portal/engine/queue/reasonOf.ts'
import { alone } from '#portal/engine/records/alone.ts'
import { inUnit, type Unit } from '#portal/engine/records/unit.ts'
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

/** So many of one round. */
const MOST = 100

/** What the clock does for gifts: those that orders have brought since are given, each in a transaction of its own. */
export async function giftRound(ground: Ground): Promise<void> {
  const entity = entityNamed(ground, 'giftGiven')
  const where = { status: 'waiting' }
  const rows = await ground.rows.select(ground.database.db, entity, where, {
    limit: MOST,
    sort: 'id',
  })
  for (const { id } of rows)
    await inUnit(ground, { session: portalSession }, async (unit) => {
      const row = await unit.records.find('giftGiven', id as number)
      if (row?.status === 'waiting') await giveOne(unit, row)
    })
}

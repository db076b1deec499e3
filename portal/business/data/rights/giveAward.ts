import type { Label, Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { refusedField } from '#portal/core/errors.ts'
import type { Change } from '#portal/engine/context/change.ts'
import { type Entry, writeReadMoney } from '../readMoney/readMoney.ts'
import { vipDays } from './vipDays.ts'

/** Within whose transaction something is given. */
export type Giving = Pick<Change, 'records' | 'now' | 'tx' | 'entities'> & {
  /** What it is given for, where that is no lottery: the beginning of its key, and a remark. */
  readonly as?: { readonly key: string; readonly origin: string; readonly remark: string }
}

/** What giving came to: the code of a card, where one was given. */
export interface Given {
  readonly code?: string
}
type Give = (giving: Giving, award: Row, winner: Row) => Promise<Given>

const keyOf = ({ as }: Giving, { id }: Row) => `${as?.key ?? 'raffle'}-${id}`

const points: Give = async ({ records, as }, award, { user, id }) => {
  await records.create('pointsLedger', {
    user,
    delta: award.points,
    origin: as?.origin ?? 'raffle',
    originTitle: award.name,
    remark: `${as?.remark ?? '中奖记录'} ${id}`,
  })
  return {}
}

const coupon: Give = async (giving, award, winner) => {
  const { records, now } = giving
  const of = (await records.find('coupon', award.coupon as number)) as Row
  const validity =
    of.validKind === 'days' ? { start: now, end: shift(now, `+${of.validDays}d`) } : of.validity
  await records.create('userCoupon', {
    user: winner.user,
    coupon: of.id,
    source: 'activity',
    receivedAt: now,
    validity,
    grantKey: keyOf(giving, winner),
  })
  return {}
}

const vip: Give = async (giving, award, winner) => {
  const { records, now } = giving
  const goods = (await records.find('vipGoods', award.vipGoods as number)) as Row
  const days = vipDays(goods)
  await records.create('userVip', {
    user: winner.user,
    kind: goods.vipType,
    vipGoods: goods.id,
    days,
    validity: { start: now, end: shift(now, `+${days}d`) },
    source: 'activity',
    grantKey: keyOf(giving, winner),
  })
  return {}
}

const membership: Give = async (giving, award, winner) => {
  const { records, now } = giving
  const days = Number(award.days)
  await records.create('userVip', {
    user: winner.user,
    kind: 'vip',
    days,
    validity: { start: now, end: shift(now, `+${days}d`) },
    source: 'activity',
    grantKey: keyOf(giving, winner),
  })
  return {}
}

const course: Give = async (giving, award, winner) => {
  const { records } = giving
  await records.create('userQualification', {
    user: winner.user,
    kind: 'course',
    course: award.course,
    source: 'grant',
    grantKey: keyOf(giving, winner),
  })
  return {}
}

const readMoney: Give = async (giving, award, winner) => {
  const { entities, tx, now } = giving
  const entry: Entry = {
    user: winner.user as number,
    direction: 'in',
    source: 'activity',
    amount: Number(award.readMoney),
    grantKey: keyOf(giving, winner),
    note: String(award.name),
  }
  await writeReadMoney({ entities }, tx, [entry], { now, by: null })
  return {}
}

/** The first unused code of the batch that no winner holds yet. */
const redeemCode: Give = async ({ records }, award) => {
  const where = { batch: award.codeBatch, status: 'unused' }
  for (let after = 0; ; ) {
    const codes = await records.select(
      'cardCode',
      { ...where, id: { gt: after } },
      { limit: 200, sort: 'id' },
    )
    const held = await records.select(
      'raffleWinner',
      { exchangeCode: codes.map(({ code }) => code) },
      { limit: 200 },
    )
    const taken = new Set(held.map(({ exchangeCode }) => exchangeCode))
    const free = codes.find(({ code }) => !taken.has(code))
    if (free) return { code: String(free.code) }
    if (codes.length < 200) throw refusedField('award', noCodes)
    after = codes.at(-1)?.id as number
  }
}
const noCodes: Label = ['码批次里没有可发的码了', 'The batch has no code left to give']

const gives: { readonly [kind: string]: Give } = {
  points,
  coupon,
  vip,
  vipDays: membership,
  course,
  readMoney,
  redeemCode,
}

/** Gives a winner what an automatic award is worth, in the transaction of the move; throws where a rule refuses it. */
export async function giveAward(giving: Giving, award: Row, winner: Row): Promise<Given> {
  const give = gives[String(award.kind)]
  if (give) return give(giving, award, winner)
  throw refusedField('award', ['此奖品不自动到账', 'This award is not granted automatically'])
}

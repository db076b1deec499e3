import type { Label, Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { refusedField } from '#portal/core/errors.ts'
import type { Change } from '#portal/engine/context/change.ts'
import { type Entry, writeReadMoney } from '../readMoney/readMoney.ts'
import { vipDays } from './vipDays.ts'

/** Within whose transaction something is given. */
export type Granting = Pick<Change, 'records' | 'now' | 'tx' | 'entities'>

/** Who is given something, and for what. */
export interface Receiver {
  readonly user: number
  /** A key of its own: what was given under it is never given again. */
  readonly key: string
  /** The app's order it came with, so that it can be told there. */
  readonly order?: number | null
  /** What it is told to come from: `买赠：读刊日`. */
  readonly origin: string
  /** What lists of rights call where it came from. */
  readonly source: { readonly book: string; readonly vip: string; readonly coupon: string }
}
/** A record that a grant made: what is taken back later. */
export interface Granted {
  readonly entity: string
  readonly id: number
}
type Grant = (granting: Granting, right: Row, to: Receiver) => Promise<readonly Granted[]>

const MONTH = 30
const LONGEST = 3650
const times = ({ quantity }: Row) => Number(quantity ?? 1)
const createGrant = async (
  { records }: Granting,
  entity: string,
  values: Row,
): Promise<readonly Granted[]> => [
  { entity, id: (await records.create(entity, values)).id as number },
]
const short = (text: string, most: number) => [...text].slice(0, most).join('')

/** Who owns it for ever already is left alone. */
const book: Grant = async (granting, { kind, id, days }, to) => {
  const what = { user: to.user, kind, [kind as string]: id }
  const owned = { ...what, status: 'active', validTo: { set: false } }
  if ((await granting.records.count('userBook', owned)) > 0) return []
  return createGrant(granting, 'userBook', {
    ...what,
    source: to.source.book,
    validTo: days ? shift(granting.now, `+${days}d`) : null,
    order: to.order ?? null,
    grantKey: to.key,
    note: short(to.origin, 100),
  })
}

/** A subscription goes on where the one that runs ends. */
const magazine: Grant = async (granting, { id, days }, to) => {
  const { records, now } = granting
  const running = { user: to.user, magazine: id, status: 'active', issue: { set: false } }
  const held = await records.select('userMagazine', running, { limit: 100 })
  const ends = held.map(({ validity }) => String((validity as Row | null)?.end ?? ''))
  const start = ends.reduce((last, end) => (end > last ? end : last), now)
  const length = Number(days ?? 12 * MONTH + 5)
  return createGrant(granting, 'userMagazine', {
    ...{ user: to.user, magazine: id, source: 'grant', order: to.order ?? null },
    validity: { start, end: shift(start, `+${length}d`) },
    months: Math.min(60, Math.max(1, Math.round(length / MONTH))),
    grantKey: to.key,
  })
}

const issue: Grant = async (granting, { id }, to) => {
  const { records, now } = granting
  const of = { user: to.user, issue: id, status: 'active' }
  if ((await records.count('userMagazine', of)) > 0) return []
  const { magazine: title } = (await records.find('issue', id as number)) as Row
  return createGrant(granting, 'userMagazine', {
    ...{ user: to.user, magazine: title, issue: id, source: 'grant', order: to.order ?? null },
    validity: { start: now, end: shift(now, `+${LONGEST}d`) },
    grantKey: to.key,
  })
}

const contents: { readonly [type: string]: Grant } = {
  ...Object.fromEntries(
    ['audiobook', 'epub', 'course', 'radioStation', 'article'].map((kind) => [kind, book]),
  ),
  magazine,
  issue,
}

/** Content a jump names, by the type of its target. */
const content: Grant = async (granting, { target, days }, to) => {
  const { type, id } = (target ?? {}) as Row
  const grant = contents[String(type)]
  if (grant) return grant(granting, { kind: type, id, days }, to)
  throw refusedField('target', [
    '此类内容不能自动开通，请改选课程、听书、电子书、播客合集、文章或杂志',
    'This kind of content is not opened by itself: choose a course, audiobook, e-book, podcast collection, article or magazine',
  ])
}

const vip: Grant = async (granting, right, to) => {
  const goods = (await granting.records.find('vipGoods', right.vipGoods as number)) as Row
  const days = Math.min(3660, vipDays(goods) * times(right))
  return createGrant(granting, 'userVip', {
    ...{ user: to.user, kind: goods.vipType, vipGoods: goods.id, days, source: to.source.vip },
    validity: { start: granting.now, end: shift(granting.now, `+${days}d`) },
    order: to.order ?? null,
    grantKey: to.key,
    note: short(to.origin, 100),
  })
}

const coupon: Grant = async (granting, right, to) => {
  const { records, now } = granting
  const of = (await records.find('coupon', right.coupon as number)) as Row
  const validity =
    of.validKind === 'days' ? { start: now, end: shift(now, `+${of.validDays}d`) } : of.validity
  const values = { user: to.user, coupon: of.id, source: to.source.coupon, receivedAt: now }
  const given: Granted[] = []
  for (let at = 1; at <= times(right); at++)
    given.push(
      ...(await createGrant(granting, 'userCoupon', {
        ...values,
        validity,
        grantKey: `${to.key}-${at}`,
      })),
    )
  return given
}

const readMoney: Grant = async ({ entities, tx, now }, right, to) => {
  const entry: Entry = {
    ...{ user: to.user, direction: 'in', source: 'activity', grantKey: to.key },
    amount: Number(right.amount) * times(right),
    order: to.order ?? null,
    note: short(to.origin, 100),
  }
  const written = await writeReadMoney({ entities }, tx, [entry], { now, by: null })
  return written.map(({ id }) => ({ entity: 'readMoneyLedger', id }))
}

/** Something to be sent: the user fills in where to, then it is shipped with the others. */
const object: Grant = async (granting, right, to) => {
  const goods = (await granting.records.find('goods', right.goods as number)) as Row
  return createGrant(granting, 'materialOrder', {
    ...{ sourceType: 'operator', sourceName: to.origin, user: to.user },
    goodsName: short(String(goods.name), 30),
    quantity: times(right),
  })
}

/** What goods open: their content or membership, read money of their price, or everything a bundle holds. */
const ofGoods: Grant = async (granting, right, to) => {
  const found = (await granting.records.find('goods', right.goods as number)) as Row
  const { type, target, vipGoods, items, price } = found
  const { quantity } = right
  if (type === 'vip') return vip(granting, { vipGoods, quantity }, to)
  if (type === 'readMoney') return readMoney(granting, { amount: price, quantity }, to)
  if (type === 'physical') throw refusedField('goods', shipped(found))
  if (type !== 'bundle') return content(granting, { target }, to)
  const given: Granted[] = []
  for (const [at, item] of ((items ?? []) as readonly Row[]).entries())
    given.push(...(await content(granting, item, { ...to, key: `${to.key}.${at + 1}` })))
  return given
}
const shipped = ({ name }: Row): Label => [
  `“${name}”是实物，不能自动开通`,
  `"${name}" is shipped, not opened by itself`,
]

const grants: { readonly [kind: string]: Grant } = {
  content,
  magazine: content,
  vip,
  coupon,
  readMoney,
  object,
  goods: ofGoods,
}

/** Gives a user a right, in the transaction that runs; throws where a rule of that right refuses it. Gives what was made. */
export const grantRight: Grant = async (granting, right, to) => {
  const grant = grants[String(right.kind ?? right.type)]
  if (grant) return grant(granting, right, to)
  throw new Error(
    `portal/business/data/rights/grantRight.ts grants no "${right.kind ?? right.type}": add it`,
  )
}

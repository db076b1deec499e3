import type { AppClient } from './AppClient.ts'

/** Says what the app does, line by line. */
export type Tell = (line: string) => void

/** A reader as the app knows one. */
export interface Reader {
  readonly uid: string
  readonly nickname: string
  /** The day it is, `2026-11-21`. */
  readonly today: string
}

/** Somebody registers, reads the newest article, says something about it, and has the time counted. */
export async function readerStory(app: AppClient, reader: Reader, tell: Tell = () => {}) {
  const { uid, nickname, today } = reader
  const user = await app.register({ uid, nickname, platform: 'ios' })
  tell(`注册 registers: ${nickname} (${uid}), ${user.id}`)
  const { list } = await app.published('article', { sort: ['publishAt', 'DESC'], range: [0, 9] })
  const [newest] = list
  if (!newest)
    throw new Error('Nothing is published yet: publish an article, then let the app read it')
  const article = await app.read('article', newest.id)
  tell(`阅读 reads: 《${article.title}》`)
  const target = { type: 'article', id: article.id }
  const said = `读完《${article.title}》，想再读一遍。`
  const comment = await app.comment(`${uid}-${article.id}`, uid, target, said)
  tell(`评论 comments: ${said} (${comment.id})`)
  const time = await app.study(uid, today, { read: 60 * Number(article.readMinutes ?? 1) })
  tell(`时长 study time: ${time.id}`)
  return { user: user.id, article: article.id, comment: comment.id, time: time.id }
}

/** A coupon is collected, held while its order is unpaid, and used once that is paid. */
export async function couponStory(
  app: AppClient,
  { uid, coupon, now }: { readonly uid: string; readonly coupon: number; readonly now: string },
  tell: Tell = () => {},
) {
  const end = `${Number(now.slice(0, 4)) + 1}${now.slice(4)}`
  const held = await app.collect(`${uid}-coupon-${coupon}`, uid, coupon, { start: now, end })
  const id = held.id as number
  tell(`领券 collects coupon ${coupon}: ${id}`)
  const orderNo = `MH${now.slice(0, 10).replaceAll('-', '')}${String(id).padStart(6, '0')}`
  const sums = { amount: 9900, couponDiscount: 1000, readMoneyPaid: 0, paid: 8900 }
  const placed = { orderNo, user: { uid }, kind: 'course', ...sums }
  await app.order({ ...placed, status: 'unpaid' })
  await app.move('userCoupon', id, 'lock')
  const order = (await app.order({ ...placed, status: 'paid', paidAt: now })).id
  tell(`下单付款 pays order ${orderNo}`)
  await app.move('userCoupon', id, 'use', { order, usedAt: now })
  await app.couponUsed(id, 'use', {
    coupon,
    user: { uid },
    order,
    goodsTitle: '宋画十讲',
    orderAmount: 9900,
    discount: 1000,
    paid: 8900,
    source: 'center',
    usedAt: now,
  })
  tell(`用券 uses it`)
  return id
}

/** Follows what is published, until `isOver` says so. */
export async function followStory(app: AppClient, tell: Tell, isOver: () => boolean) {
  let { cursor } = await app.changes('now')
  while (!isOver()) {
    const changes = await app.changes(cursor, 20)
    for (const { event, path, id, at } of changes.list) tell(`${at} ${event} ${path}/${id}`)
    cursor = changes.cursor
  }
}

import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { makeConfigKeys } from '#portal/engine/configuration/makeConfigKeys.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { find, make, put, tried, changed, act, remove } = anyRecord(bench)

let app: Awaited<ReturnType<typeof appKey>>['app']
beforeAll(async () => {
  const writes = ['appUser', 'seedingOfficer', 'seedingPost']
  app = (await appKey(bench, { writes })).app
  const keys = configKeys.filter(({ key }) => key === 'seedingReward')
  await makeConfigKeys(bench.portal.records(), keys)
})
const records = () => bench.portal.records()
const user = async () =>
  (await app('POST', 'ingest/appUser', { uid: `U${90_000_000 + serial()}`, nickname: '拾光书房' }))
    .data.id as number
const weibo = (account = `读书人${serial()}`) => [{ platform: 'weibo', account, fans: 8200 }]
const term = { start: '2026-11-01T00:00:00+08:00', end: '2027-11-01T00:00:00+08:00' }
const fieldsOf = (answer: { data: { errors?: object } | null }) =>
  Object.keys(answer.data?.errors ?? {})

/** Somebody applies in the app. */
const apply = async (more: Row = {}) => {
  const answer = await app('POST', 'ingest/grass', {
    ...{ origin: 'app', user: await user(), nickname: `阿禾${serial()}`, phone: '13912345678' },
    ...{ accounts: weibo(), reason: '爱看展，也爱写', ...more },
  })
  return { ...answer.data, refused: fieldsOf(answer) } as Made & { refused: string[] }
}
const officer = async (more: Row = {}) => {
  const made = await apply(more)
  expect(await act('seedingOfficer', made, 'approve', { term })).toEqual([20000])
  return made
}
const post = async (of: Made, more: Row = {}) => {
  const answer = await app('POST', 'ingest/grass/post', {
    ...{ officer: of.id, target: { type: 'vipPage' }, platform: 'weibo' },
    ...{ link: `https://weibo.example.com/${serial()}`, text: '一年读完52本周刊' },
    ...{ submittedAt: '2026-11-20T09:00:00+08:00', ...more },
  })
  return { ...answer.data, refused: fieldsOf(answer) } as Made & { refused: string[] }
}
const passed = async (of: Made, score = 5) => {
  const made = await post(of)
  expect(await act('seedingPost', made, 'pass', { score })).toEqual([20000])
  return made
}

test('seedingOfficer#comesFromApp people apply in the app, or are added by hand for a user there is', async () => {
  const applied = await apply()
  expect(await find('seedingOfficer', applied)).toMatchObject({ status: 'applied' })
  expect(await changed('seedingOfficer', applied, { reason: '改' })).toEqual([40001, 'reason'])
  expect(await changed('seedingOfficer', applied, { accounts: weibo() })).toEqual([
    40001,
    'accounts',
  ])
  const byHand = { nickname: '后台添加的人', phone: '13912340000', accounts: weibo() }
  const { code, data } = await admin('POST', 'grass', { ...byHand, user: await user() })
  expect([code, data.status, data.inviteCode]).toEqual([
    20000,
    'active',
    expect.stringMatching(/^[A-Z0-9]{6}$/),
  ])
  expect(await tried('POST', 'grass', { ...byHand, user: 99_999_999 })).toContain('user')
  expect((await apply({ user: data.user })).id).toBe(undefined)
})

test('seedingOfficer#approveNeedsFutureTerm approving takes a term to come and makes a code; an account belongs to one', async () => {
  const made = await apply({ accounts: weibo('周末看展的阿禾') })
  expect(await act('seedingOfficer', made, 'approve')).toEqual([40001, 'term'])
  const over = { start: '2025-01-01T00:00:00+08:00', end: '2026-01-01T00:00:00+08:00' }
  expect(await act('seedingOfficer', made, 'approve', { term: over })).toEqual([40001, 'term'])
  expect(await act('seedingOfficer', made, 'approve', { term })).toEqual([20000])
  expect((await find('seedingOfficer', made)).inviteCode).toMatch(/^[A-Z0-9]{6}$/)
  expect((await apply({ accounts: weibo('周末看展的阿禾') })).refused).toEqual([
    'accounts.0.account',
  ])
  const elsewhere = [{ platform: 'douban', account: '周末看展的阿禾' }]
  expect((await apply({ accounts: elsewhere })).refused).toEqual([])
  const twice = [...weibo('双号'), ...weibo('双号')]
  expect((await apply({ accounts: twice })).refused).toContain('accounts.1.account')
})

test('seedingOfficer#rejectNeedsReason ending it takes a reason, a term’s end none; who is suspended cannot post, what passed is rewarded', async () => {
  const made = await officer()
  const good = await passed(made)
  expect(await act('seedingOfficer', made, 'suspend')).toEqual([40001, 'reason'])
  expect(await act('seedingOfficer', made, 'suspend', { reason: '断更' })).toEqual([20000])
  expect((await post(made)).refused).toEqual(['officer'])
  expect(await act('seedingPost', good, 'reward')).toEqual([20000])
  expect(await act('seedingOfficer', made, 'retire')).toEqual([40001, 'reason'])
  expect(await act('seedingOfficer', await apply(), 'reject')).toEqual([40001, 'reason'])
  await put('seedingOfficer', made, { termEnd: '2026-11-20T00:00:00+08:00' })
  await runDueMoves(bench.portal.context, records())
  expect((await find('seedingOfficer', made)).status).toBe('retired')
})

test('seedingOfficer#deletableWhenUnused one with posts is not deleted', async () => {
  const made = await officer()
  await post(made)
  expect(await remove('seedingOfficer', made)).toEqual([40900])
  expect(await remove('seedingOfficer', await officer())).toEqual([20000])
})

test('seedingOfficer.setLevel sets one level for those chosen, and each is told', async () => {
  const [first, second] = [await officer(), await officer()]
  const body = { action: 'setLevel', ids: [first.id, second.id], values: { level: 'senior' } }
  const { data } = await admin('POST', 'grass/bulk', body)
  expect(data).toMatchObject({ done: 2 })
  expect((await find('seedingOfficer', second)).level).toBe('senior')
  const mails = await records().select('mail', { title: '种草官等级已调整' })
  expect(mails.map(({ summary }) => summary)).toContain('你的种草官等级现为“高级种草官”')
})

test('seedingPost#comesFromApp seedingPost#linkHandedInOnce officers hand in, each link once; nobody else makes, rewrites or deletes it', async () => {
  const of = await officer({ accounts: weibo() })
  const made = await post(of, { link: 'https://weibo.example.com/a' })
  expect((await find('seedingPost', made)).level).toBe('trainee')
  const again = await post(await officer(), { link: 'https://weibo.example.com/a' })
  expect(again.id).toBe(made.id)
  expect((await tried('POST', 'grass/post', { text: 'x' }))[0]).toBe(40300)
  expect(await changed('seedingPost', made, { text: '改' })).toEqual([40001, 'text'])
  expect(await changed('seedingPost', made, { likes: 1260 })).toEqual([20000])
  expect((await remove('seedingPost', made))[0]).not.toBe(20000)
  const gift = await passed(of)
  const material = { rewardType: 'material', rewardGoods: '周刊帆布袋', rewardPoints: null }
  expect(await act('seedingPost', gift, 'reward', material)).toEqual([20000])
  const owed = await records().select('materialOrder', { goodsName: '周刊帆布袋' })
  expect(owed).toMatchObject([
    { sourceType: 'seeding', user: (await find('seedingOfficer', of)).user },
  ])
})

test('seedingPost#rejectNeedsOpinion refusing takes an opinion, passing a score; a reward has its value and is given once', async () => {
  const of = await officer()
  const made = await post(of)
  expect(await act('seedingPost', made, 'reject')).toEqual([40001, 'opinion'])
  expect(await act('seedingPost', made, 'reject', { opinion: '与内容无关' })).toEqual([20000])
  expect(await act('seedingPost', made, 'pass')).toEqual([40001, 'score'])
  expect(await act('seedingPost', made, 'pass', { score: 4 })).toEqual([20000])
  expect(await find('seedingPost', made)).toMatchObject({ examinedBy: bench.people.boss })
  const coupon = { rewardType: 'coupon', rewardPoints: null }
  expect(await act('seedingPost', made, 'reward', coupon)).toEqual([40001, 'rewardCoupon'])
  const points = { rewardType: 'points', rewardPoints: 66 }
  expect(await act('seedingPost', made, 'reward', points)).toEqual([20000])
  expect((await act('seedingPost', made, 'reward', points))[0]).toBe(40900)
  const { user: reader } = await find('seedingOfficer', of)
  expect(await records().select('pointsLedger', { user: reader })).toMatchObject([{ delta: 66 }])
  expect(await find('seedingOfficer', of)).toMatchObject({ posts: 1, passed: 1, rewardPoints: 66 })
})

test('seedingPost#onlyAdminGivesLargeRewards points are suggested by level and score; large rewards and read money are for admins', async () => {
  const of = await officer()
  const made = await passed(of, 3)
  expect(await find('seedingPost', made)).toMatchObject({ rewardType: 'points', rewardPoints: 50 })
  const large = { rewardType: 'points', rewardPoints: 1001 }
  expect(await act('seedingPost', made, 'reward', large, editor)).toEqual([40300])
  const money = { rewardType: 'readMoney', rewardMoney: 500, rewardPoints: null }
  expect(await act('seedingPost', made, 'reward', money, editor)).toEqual([40300])
  expect(await act('seedingPost', made, 'reward', money)).toEqual([20000])
  const { user: reader } = await find('seedingOfficer', of)
  expect(await records().select('readMoneyLedger', { user: reader })).toMatchObject([
    { amount: 500 },
  ])
})

test('seedingPost.next the one that waited longest opens; the calls of the desk examine and reward', async () => {
  const of = await officer()
  const first = await post(of, { submittedAt: '2026-01-01T09:00:00+08:00' })
  const made = await post(of, { submittedAt: '2026-11-21T09:00:00+08:00' })
  expect((await admin('POST', `grass/post/${made.id}/next`, {})).data.id).toBe(first.id)
  const examined = { id: first.id, pass: true, score: 2 }
  expect((await admin('POST', 'grass/examine', examined)).data).toMatchObject({ status: 'passed' })
  const coupon = await make('coupon', { validKind: 'days', validDays: 7, validity: null })
  await put('coupon', coupon, { status: 'active' })
  const given = await admin('POST', 'grass/reward', {
    ...{ id: first.id, rewardType: 'coupon', value: coupon.id },
  })
  expect(given.data).toMatchObject({
    status: 'rewarded',
    rewardCoupon: coupon.id,
    rewardPoints: null,
  })
  expect(await records().count('userCoupon', { coupon: coupon.id })).toBe(1)
  expect(
    fieldsOf(await admin('POST', 'grass/reward', { id: made.id, rewardType: 'gold' })),
  ).toEqual(['rewardType'])
})

test('posts to examine come first, the longest waiting of them at the top', async () => {
  const posts: Made[] = []
  for (const [at, status] of ['rewarded', 'pending', 'passed', 'pending'].entries()) {
    const made = await make('seedingPost', { officer: null, target: null, likes: null })
    await put('seedingPost', made, { status, submittedAt: `2020-01-0${9 - at}T10:00:00+08:00` })
    posts.push(made)
  }
  const ids = posts.map(({ id }) => id)
  const filter = encodeURIComponent(JSON.stringify({ id: ids }))
  const { list } = (await admin('GET', `grass/post?filter=${filter}`)).data
  expect(list.map(({ id }: Row) => ids.indexOf(id as number))).toEqual([3, 1, 2, 0])
})

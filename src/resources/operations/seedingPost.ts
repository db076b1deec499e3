import { entity, f, type RecordOf } from '#declare'
import { officerLevels, socialPlatforms } from '#resources/choices.ts'

/** A recommendation an officer posted outside and hands in; operators examine it within two days and reward it. */
export const seedingPost = entity('seedingPost', ['种草审核', 'Seeding post'], {
  path: 'grass/post',
  title: 'name',
  fields: {
    officer: f.ref('种草官', 'Officer', { to: 'seedingOfficer' }),
    level: f.computed('等级', 'Level', { of: { ...officerLevels[0], ...officerLevels[1] }, from: 'officer.level' }),
    target: f.jump('种草内容', 'Recommended'),
    platform: f.choice('发布平台', 'Platform', socialPlatforms),
    link: f.url('作品链接', 'Link'),
    text: f.longText('种草文案', 'Text', { search: true }),
    screenshots: f.images('截图', 'Screenshots', { max: 9 }),
    submittedAt: f.dateTime('提交时间', 'Handed in at'),
    likes: f.integer('点赞数', 'Likes', { min: 0 }),
    score: f.integer('质量评分', 'Score', { min: 1, max: 5 }),
    opinion: f.text('审核意见', 'Opinion', { readOnly: true, max: 100 }),
    examinedBy: f.ref('审核人', 'Examined by', { to: 'portalUser' }),
    examinedAt: f.dateTime('审核时间', 'Examined at'),
    rewardType: f.choice('奖励类型', 'Reward', [
      { points: ['积分', 'Points'], readMoney: ['阅读币', 'Read money'] },
      { coupon: ['优惠券', 'Coupon'], material: ['实物', 'Material object'] },
    ]),
    rewardPoints: f.integer('奖励积分', 'Points', { min: 1, max: 5000 }),
    rewardMoney: f.money('奖励阅读币', 'Read money', { min: 1, max: 20000 }),
    rewardCoupon: f.ref('奖励优惠券', 'Coupon', { to: 'coupon' }),
    rewardGoods: f.text('奖励实物', 'Object', { max: 30 }),
    rewardedAt: f.dateTime('发奖时间', 'Rewarded at'),
    name: f.computed('作品', 'Post', { as: 'text', from: 'officer.nickname' }),
  },
  states: [
    { pending: ['待审核', 'To examine'], passed: ['已通过', 'Passed'], rejected: ['已驳回', 'Rejected'], rewarded: ['已发奖', 'Rewarded'] },
  ],
  moves: {
    pass: { from: ['pending', 'rejected'], to: 'passed', asks: ['score', 'likes', 'opinion'] },
    reject: { from: ['pending', 'passed'], to: 'rejected', asks: ['opinion'] },
    reward: {
      label: ['发放奖励', 'Reward'],
      from: ['passed'],
      to: 'rewarded',
      asks: ['rewardType', 'rewardPoints', 'rewardMoney', 'rewardCoupon', 'rewardGoods'],
    },
  },
  actions: { next: { label: ['审核下一条', 'Next to examine'], gives: 'record', runs: 'next' } },
  pays: { by: ['reward'], to: 'officer', amount: 'rewardMoney' },
  list: {
    columns: [
      ['officer', 'level', 'platform', 'target', 'text', 'screenshots', 'submittedAt', 'score', 'examinedBy', 'rewardType', 'status'],
    ],
    under: { officer: ['level'], text: ['platform', 'target'] },
    filters: ['officer', 'platform', 'text', 'status', 'submittedAt', 'rewardType'],
    sort: ['status', 'submittedAt'],
  },
  because: { rejected: 'opinion' },
  queue: {
    tabs: [{ label: ['待审核', 'To examine'], filter: { status: 'pending' } }],
    since: 'submittedAt',
    within: 2880,
    decide: { pass: 'p', reject: 'r' },
    shows: ['text', 'screenshots', 'link', 'platform', 'target', 'officer', 'level', 'submittedAt'],
    beside: [
      { record: 'target' },
      {
        list: 'seedingPost',
        label: ['此人的其他投稿', 'By the same officer'],
        by: { officer: 'officer' },
        shows: ['text', 'status', 'score'],
      },
    ],
  },
  form: [
    ['作品', 'Post', 'officer', 'level', 'target', 'platform', 'link', 'text', 'screenshots', ['submittedAt', 'likes']],
    ['审核', 'Examine', 'score', 'opinion', ['examinedBy', 'examinedAt']],
    ['奖励', 'Reward', ['rewardType', 'rewardPoints'], ['rewardMoney', 'rewardCoupon'], ['rewardGoods', 'rewardedAt']],
  ],
  endpoints: {
    examine: { call: 'POST grass/examine', takes: ['id', { pass: 'boolean' }, 'score', 'opinion'], gives: 'record' },
    reward: { call: 'POST grass/reward', takes: ['id', 'rewardType', { value: 'the field the type names' }], gives: 'record' },
  },
  rules: {
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        fields: ['officer', 'target', 'platform', 'link', 'text', 'screenshots', 'submittedAt'],
        knownBy: ['link'],
        brings: ['officer', 'target', 'platform', 'submittedAt'],
        create: false,
        remove: false,
      },
      { from: 'portal', fields: ['examinedBy', 'examinedAt', 'rewardedAt'] },
      { remove: 'never' },
      { lock: { status: 'rewarded' } },
    ],
    rejectNeedsOpinion: [
      { sheet: 2, move: 'reject', needs: ['opinion'], set: { examinedBy: 'mover', examinedAt: { now: '' } } },
      { move: 'pass', needs: ['score'], set: { examinedBy: 'mover', examinedAt: { now: '' } } },
      { move: 'reward', needs: ['rewardType'], set: { rewardedAt: { now: '' } } },
      { pick: 'rewardType', of: { points: 'rewardPoints', readMoney: 'rewardMoney', coupon: 'rewardCoupon', material: 'rewardGoods' } },
    ],
    onlyAdminGivesLargeRewards: [
      { sheet: 3, by: 'suggestsPoints', on: ['pass'] },
      { by: 'leavesLargeRewardsToAdmins', on: ['reward'] },
    ],
    linkHandedInOnce: [
      { sheet: 4, unique: ['link'] },
      { by: 'givesTheReward', on: ['reward'] },
    ],
    officerIsActive: {
      refer: 'officer',
      where: { status: 'active' },
      say: ['种草官不在任，不能投稿', 'The officer is not in office and cannot post'],
    },
    waitingIsMarked: { mark: 'late', as: ['待审超2天', 'Waiting for 2 days'], todo: true },
  },
})
export type SeedingPost = RecordOf<typeof seedingPost>

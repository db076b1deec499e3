import { entity, f, type RecordOf } from '#declare'
import { officerLevels, socialPlatforms } from '#resources/choices.ts'

/** Users who recommend the product on social platforms; operators take applications, grade and pause them. */
export const seedingOfficer = entity('seedingOfficer', ['种草官', 'Seeding officer'], {
  path: 'grass',
  fields: {
    origin: f.choice('来源', 'Origin', 'operator', { app: ['App申请', 'Applied in the app'], operator: ['后台添加', 'Added by hand'] }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true, unique: true }),
    nickname: f.text('种草官昵称', 'Nickname', { required: true, max: 16, search: true, personal: true }),
    avatar: f.image('头像', 'Avatar', { width: 200, height: 200, personal: true }),
    phone: f.phone('手机号', 'Phone', { required: true, search: true }),
    accounts: f.list(
      '平台账号',
      'Accounts',
      { required: true, min: 1, max: 6, personal: true },
      {
        platform: f.choice('平台', 'Platform', { required: true }, socialPlatforms),
        account: f.text('账号', 'Account', { required: true, max: 40 }),
        link: f.url('主页链接', 'Profile link'),
        fans: f.integer('粉丝数', 'Followers', { min: 0 }),
      },
    ),
    level: f.choice('等级', 'Level', 'trainee', officerLevels),
    interests: f.refs('擅长领域', 'Interests', { to: 'interestTag', max: 5 }),
    term: f.period('任期', 'Term'),
    reason: f.longText('申请理由', 'Application', { max: 500, personal: true }),
    inviteCode: f.code('专属邀请码', 'Invite code', { unique: true, pattern: '^[A-Z0-9]{6}$' }),
    posts: f.count('种草数', 'Posts', { of: { count: 'seedingPost' } }),
    passed: f.count('通过数', 'Passed', { of: { count: 'seedingPost', where: { status: ['passed', 'rewarded'] } } }),
    invited: f.count('带来新用户', 'New users brought'),
    rewardPoints: f.count('累计奖励积分', 'Points rewarded', {
      of: { sum: 'rewardPoints', over: 'seedingPost', where: { status: 'rewarded' } },
    }),
    remark: f.text('备注', 'Remark', { max: 100 }),
  },
  states: [
    { applied: ['待审核', 'To review'], active: ['在任', 'Active'], suspended: ['已暂停', 'Suspended'] },
    { rejected: ['未通过', 'Rejected'], retired: ['已卸任', 'Retired'] },
  ],
  moves: {
    approve: { label: ['批准', 'Approve'], from: ['applied', 'rejected'], to: 'active', asks: ['term'] },
    reject: { from: ['applied'], to: 'rejected' },
    suspend: { label: ['暂停合作', 'Suspend'], from: ['active'], to: 'suspended' },
    resume: { from: ['suspended'], to: 'active' },
    retire: { label: ['退出', 'Retire'], from: ['active', 'suspended'], to: 'retired' },
  },
  actions: {
    setLevel: {
      label: ['调整等级', 'Set level'],
      on: 'bulk',
      asks: { level: f.choice('等级', 'Level', { required: true }, officerLevels) },
    },
  },
  list: {
    columns: ['avatar', 'nickname', 'phone', 'level', 'term', 'posts', 'passed', 'invited', 'rewardPoints', 'status'],
    under: { nickname: ['level'], passed: ['posts', 'invited'] },
    filters: ['nickname', 'phone', 'level', 'interests', 'status'],
    bulk: ['approve', 'reject', 'setLevel'],
  },
  form: [
    ['身份', 'Person', ['user', 'nickname'], 'avatar', ['phone', 'origin'], 'accounts'],
    ['任职', 'Office', 'level', 'interests', 'term', 'inviteCode', 'reason', 'remark'],
  ],
  rules: {
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        fields: ['origin', 'user', 'accounts', 'reason'],
        also: ['nickname', 'avatar', 'phone'],
        knownBy: ['user'],
        create: false,
        when: { origin: 'app' },
      },
      { starts: { status: 'active' }, when: { origin: 'operator' } },
      { freeze: ['user', 'origin'] },
      { when: { origin: 'operator' }, refuse: ['reason'] },
    ],
    approveNeedsFutureTerm: [
      { sheet: 2, move: 'approve', needs: ['term', { is: { 'term.end': { set: true } } }, ['term.end', '>', { now: '' }]] },
      { compare: ['term.end', '>', { now: '' }], when: { status: 'active', term: { changed: true } } },
      { by: 'givesInviteCode' },
      { each: 'accounts', distinct: ['platform', 'account'] },
      { by: 'ownsItsAccounts', per: [] },
    ],
    rejectNeedsReason: [
      { sheet: 3, move: ['reject', 'suspend'], needs: ['reason'] },
      { move: 'retire', needs: ['reason'], when: { any: [{ 'term.end': { set: false } }, { 'term.end': { gt: { now: '' } } }] } },
      { at: 'term.end', does: 'retire', when: { status: ['active', 'suspended'] } },
      { see: 'seedingPost#officerIsActive' },
    ],
    deletableWhenUnused: { sheet: 4, remove: { without: ['seedingPost'] } },
    countsComeFromApp: { from: 'app', fields: ['invited'] },
    inviteCodeComesFromPortal: { from: 'portal', fields: ['inviteCode'] },
    phoneIsMasked: { mask: ['phone'], keep: '3…4', unless: { right: 'personal' }, export: 'admin' },
    waitingIsMarked: {
      mark: { status: 'applied', createdAt: { lt: { now: '-2d' } } },
      as: ['申请超2天', 'Waiting for 2 days'],
      todo: true,
    },
  },
})
export type SeedingOfficer = RecordOf<typeof seedingOfficer>

import { entity, f, type RecordOf } from '#declare'

/** Users who recommend the product on social platforms; operators take applications, grade and pause them. */
export const seedingOfficer = entity('seedingOfficer', ['种草官', 'Seeding officer'], {
  path: 'grass',
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', required: true, unique: true }),
    nickname: f.text('种草官昵称', 'Nickname', { required: true, max: 16, search: true }),
    avatar: f.image('头像', 'Avatar', { width: 200, height: 200 }),
    phone: f.phone('手机号', 'Phone', { required: true, search: true }),
    accounts: f.list(
      '平台账号',
      'Accounts',
      { required: true, min: 1, max: 6 },
      {
        platform: f.choice('平台', 'Platform', { required: true }, [
          { xiaohongshu: ['小红书', 'Xiaohongshu'], weibo: ['微博', 'Weibo'], douyin: ['抖音', 'Douyin'] },
          { douban: ['豆瓣', 'Douban'], bilibili: ['哔哩哔哩', 'Bilibili'], moments: ['朋友圈', 'WeChat Moments'] },
        ]),
        account: f.text('账号', 'Account', { required: true, max: 40 }),
        link: f.url('主页链接', 'Profile link'),
        fans: f.integer('粉丝数', 'Followers', { min: 0 }),
      },
    ),
    level: f.choice('等级', 'Level', 'trainee', [
      { trainee: ['见习种草官', 'Trainee'], officer: ['种草官', 'Officer'] },
      { senior: ['高级种草官', 'Senior'], chief: ['首席种草官', 'Chief'] },
    ]),
    interests: f.refs('擅长领域', 'Interests', { to: 'interestTag', max: 5 }),
    term: f.period('任期', 'Term'),
    reason: f.longText('申请理由', 'Application', { max: 500 }),
    inviteCode: f.code('专属邀请码', 'Invite code', { unique: true, pattern: '^[A-Z0-9]{6}$' }),
    posts: f.count('种草数', 'Posts'),
    passed: f.count('通过数', 'Passed'),
    invited: f.count('带来新用户', 'New users brought'),
    rewardPoints: f.count('累计奖励积分', 'Points rewarded'),
    remark: f.text('备注', 'Remark', { max: 100 }),
  },
  states: [
    { applied: ['待审核', 'To review'], active: ['在任', 'Active'], suspended: ['已暂停', 'Suspended'] },
    { rejected: ['未通过', 'Rejected'], retired: ['已卸任', 'Retired'] },
  ],
  moves: {
    approve: { label: ['批准', 'Approve'], from: ['applied', 'rejected'], to: 'active' },
    reject: { from: ['applied'], to: 'rejected', confirm: 'yes' },
    suspend: { label: ['暂停合作', 'Suspend'], from: ['active'], to: 'suspended' },
    resume: { from: ['suspended'], to: 'active' },
    retire: { label: ['退出', 'Retire'], from: ['active', 'suspended'], to: 'retired' },
  },
  actions: {
    setLevel: {
      label: ['调整等级', 'Set level'],
      on: 'bulk',
      later: 'sets one level for the chosen officers and tells them by in-app mail',
    },
  },
  list: {
    columns: ['avatar', 'nickname', 'phone', 'level', 'term', 'posts', 'passed', 'invited', 'rewardPoints', 'status'],
    filters: ['nickname', 'phone', 'level', 'interests', 'status'],
    bulk: ['approve', 'reject', 'setLevel'],
  },
  form: [
    ['身份', 'Person', ['user', 'nickname'], 'avatar', 'phone', 'accounts'],
    ['任职', 'Office', 'level', 'interests', 'term', 'inviteCode', 'reason', 'remark'],
  ],
  standIn: true,
})
export type SeedingOfficer = RecordOf<typeof seedingOfficer>

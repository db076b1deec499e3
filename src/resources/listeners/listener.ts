import { entity, f, type RecordOf } from '#declare'
import { listenerLevels } from '#resources/choices.ts'

/** A member of the listening club, an app user admitted by application, invitation, import or gift; community operators approve and renew them daily. */
export const listener = entity('listener', ['听友', 'Listener'], {
  path: 'listener/manage',
  title: 'nickname',
  fields: {
    listenerNo: f.text('听友编号', 'Listener no.', { unique: true, readOnly: true, search: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true, unique: true }),
    phone: f.phone('手机号', 'Phone', { readOnly: true, search: true }),
    nickname: f.text('听友昵称', 'Nickname', { required: true, max: 16, search: true, personal: true }),
    level: f.choice('听友等级', 'Level', 'basic', listenerLevels),
    channel: f.choice('加入方式', 'Joined by', 'gift', [
      { apply: ['申请', 'Application'], invite: ['邀请', 'Invitation'], import: ['导入', 'Import'], gift: ['赠送', 'Gift'] },
    ]),
    inviter: f.ref('邀请人', 'Inviter', { to: 'listener', onDelete: 'setNull' }),
    reason: f.longText('申请理由', 'Reason', { max: 200, personal: true }),
    interests: f.refs('兴趣标签', 'Interests', { to: 'interestTag', max: 8, onDelete: 'setNull' }),
    city: f.text('城市', 'City', { max: 20, personal: true }),
    period: f.period('有效期', 'Valid'),
    /** Asked for anew by each renewal. */
    months: f.integer('续期月数', 'Months renewed', { readOnly: true, min: 1, max: 36 }),
    listened: f.duration('累计收听', 'Listened', { readOnly: true }),
    courses: f.count('学习课程数', 'Courses', { of: { count: 'listenerLearner' } }),
    lastListenAt: f.dateTime('最近收听', 'Last listened', { readOnly: true }),
    rejectReason: f.text('驳回原因', 'Reject reason', { readOnly: true, max: 60 }),
    remark: f.longText('备注', 'Remark', { max: 200 }),
  },
  states: [
    { pending: ['待审核', 'Pending'], active: ['有效', 'Active'], rejected: ['已驳回', 'Rejected'] },
    { expired: ['已过期', 'Expired'], removed: ['已移出', 'Removed'] },
  ],
  moves: {
    approve: { label: ['通过', 'Approve'], from: ['pending', 'rejected'], to: 'active' },
    reject: { label: ['驳回', 'Reject'], from: ['pending'], to: 'rejected', asks: ['rejectReason'] },
    expire: { label: ['过期', 'Expire'], from: ['active'], to: 'expired', silent: true },
    renew: { label: ['续期', 'Renew'], from: ['active', 'expired', 'removed'], to: 'active', asks: ['months'], grants: true },
    remove: { label: ['移出', 'Remove'], from: ['active', 'expired'], to: 'removed', confirm: 'yes', asks: ['remark'] },
    restore: { from: ['removed'], to: 'active' },
  },
  actions: {
    import: { label: ['导入听友', 'Import'], on: 'list', page: '/datas/import?kind=listener' },
    setLevel: { label: ['调整等级', 'Set level'], on: ['row', 'bulk'], asks: ['level'] },
    sendMail: { label: ['发站内信', 'Send mail'], on: ['row', 'bulk'], looks: 'asMail', begins: 'mail' },
  },
  list: {
    columns: ['listenerNo', 'nickname', 'phone', 'level', 'channel', 'period', 'listened', 'courses', 'status', 'createdAt'],
    under: { nickname: ['listenerNo'], level: ['channel'], listened: ['courses'] },
    filters: ['nickname', 'phone', 'level', 'channel', 'status', 'createdAt'],
    bulk: ['approve', 'reject', 'renew', 'setLevel', 'sendMail'],
  },
  queue: {
    tabs: [{ label: ['待审核', 'To approve'], filter: { status: 'pending' } }],
    since: 'createdAt',
    within: 1440,
    decide: { approve: 'p', reject: 'r' },
    shows: ['reason', 'nickname', 'phone', 'channel', 'level', 'interests', 'city', 'inviter', 'createdAt'],
    beside: [{ record: 'user' }, { record: 'inviter' }],
  },
  form: [
    ['听友', 'Listener', 'listenerNo', ['user', 'phone'], ['nickname', 'level'], 'city', 'interests'],
    ['加入', 'Joining', ['channel', 'inviter'], 'reason', 'period', 'rejectReason'],
    ['收听', 'Listening', ['listened', 'courses'], 'lastListenAt', 'remark'],
  ],
  home: { todos: [{ label: ['待审核', 'To review'], filter: { status: 'pending' } }] },
  rules: {
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        fields: ['user', 'channel', 'reason'],
        also: ['nickname', 'interests', 'city'],
        create: false,
        knownBy: ['user'],
        when: { channel: 'apply' },
      },
      { from: 'app', fields: ['listened', 'lastListenAt'] },
      { freeze: ['user', 'channel'] },
      { by: 'bearsThePhone' },
      { mask: ['phone'], unless: 'admin', search: 'whole', export: 'admin' },
    ],
    approveAssignsNumber: { sheet: 2, by: 'admits', on: ['approve'] },
    rejectNeedsReason: [
      { sheet: 3, move: 'reject', needs: ['rejectReason'] },
      { leave: 'rejected', set: { rejectReason: null } },
      { move: 'renew', needs: ['months'] },
      { by: 'extends', on: ['renew'] },
    ],
    expiresAtPeriodEnd: [
      { sheet: 4, from: 'portal', fields: ['listenerNo', 'phone', 'months'], moves: ['expire'] },
      { at: 'period.end', does: 'expire' },
      {
        move: 'restore',
        needs: [['period.end', '>', { now: '' }]],
        say: ['有效期已过，请改用续期', 'Their time is over: renew them'],
        field: 'period',
      },
    ],
    inviteNeedsInviter: [
      { sheet: 5, when: { channel: 'invite' }, demand: ['inviter'], otherwise: 'refuse' },
      { refer: 'inviter', not: 'self' },
      { limit: { most: 20 }, where: { level: 'leader', status: 'active' }, field: 'level' },
    ],
    removeNeedsRemark: [{ sheet: 6, move: 'remove', needs: ['remark'] }, { remove: { without: ['listened', 'references'] } }],
    setLevelNeedsReason: { move: 'setLevel', needs: ['reason'] },
    endingSoonIsMarked: { mark: { status: 'active', 'period.end': { lt: { now: '+30d' } } }, as: ['30天内到期', 'Ends within 30 days'] },
  },
  deviations: {
    channel: '申请只由 App 写入，后台新增时默认为赠送',
    period: '申请时尚无有效期，通过时才写入',
    renew: '已移出且有效期已过的听友也从续期回来，否则恢复会指向走不通的操作',
  },
})
export type Listener = RecordOf<typeof listener>

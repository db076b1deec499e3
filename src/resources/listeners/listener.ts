import { entity, f, type RecordOf } from '#declare'
import { listenerLevels } from '#resources/choices.ts'

/** A member of the listening club, an app user admitted by application, invitation, import or gift; community operators approve and renew them daily. */
export const listener = entity('listener', ['听友', 'Listener'], {
  path: 'listener/manage',
  fields: {
    listenerNo: f.text('听友编号', 'Listener no.', { unique: true, readOnly: true, search: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true, unique: true }),
    phone: f.phone('手机号', 'Phone', { readOnly: true, search: true }),
    nickname: f.text('听友昵称', 'Nickname', { required: true, max: 16, search: true }),
    level: f.choice('听友等级', 'Level', 'basic', listenerLevels),
    channel: f.choice('加入方式', 'Joined by', 'apply', [
      { apply: ['申请', 'Application'], invite: ['邀请', 'Invitation'], import: ['导入', 'Import'], gift: ['赠送', 'Gift'] },
    ]),
    inviter: f.ref('邀请人', 'Inviter', { to: 'listener', onDelete: 'setNull' }),
    reason: f.longText('申请理由', 'Reason', { max: 200 }),
    interests: f.refs('兴趣标签', 'Interests', { to: 'interestTag', max: 8, onDelete: 'setNull' }),
    city: f.text('城市', 'City', { max: 20 }),
    period: f.period('有效期', 'Valid', { required: true }),
    listened: f.duration('累计收听', 'Listened', { readOnly: true }),
    courses: f.count('学习课程数', 'Courses'),
    lastListenAt: f.dateTime('最近收听', 'Last listened', { readOnly: true }),
    rejectReason: f.text('驳回原因', 'Reject reason', { max: 60 }),
    remark: f.longText('备注', 'Remark', { max: 200 }),
  },
  states: [
    { pending: ['待审核', 'Pending'], active: ['有效', 'Active'], rejected: ['已驳回', 'Rejected'] },
    { expired: ['已过期', 'Expired'], removed: ['已移出', 'Removed'] },
  ],
  moves: {
    approve: { label: ['通过', 'Approve'], from: ['pending', 'rejected'], to: 'active' },
    reject: { label: ['驳回', 'Reject'], from: ['pending'], to: 'rejected', confirm: 'yes' },
    expire: { label: ['过期', 'Expire'], from: ['active'], to: 'expired' },
    renew: { label: ['续期', 'Renew'], from: ['active', 'expired'], to: 'active' },
    remove: { label: ['移出', 'Remove'], from: ['active', 'expired'], to: 'removed', confirm: 'yes' },
    restore: { from: ['removed'], to: 'active' },
  },
  actions: {
    import: {
      label: ['导入听友', 'Import'],
      on: 'list',
      later: 'spreadsheet of phone, nickname, level, months; preview with row errors, then a job; known listeners are renewed instead',
    },
    setLevel: { label: ['调整等级', 'Set level'], later: 'sets one level on the chosen listeners and writes the reason to the log' },
    sendMail: { label: ['发站内信', 'Send mail'], later: 'opens a new mail with the chosen users as its audience' },
  },
  list: {
    columns: ['listenerNo', 'nickname', 'phone', 'level', 'channel', 'period', 'listened', 'courses', 'status', 'createdAt'],
    filters: ['nickname', 'phone', 'level', 'channel', 'status', 'createdAt'],
    bulk: ['approve', 'reject', 'renew', 'setLevel', 'sendMail'],
  },
  form: [
    ['听友', 'Listener', 'listenerNo', ['user', 'phone'], ['nickname', 'level'], 'city', 'interests'],
    ['加入', 'Joining', ['channel', 'inviter'], 'reason', 'period', 'rejectReason'],
    ['收听', 'Listening', ['listened', 'lastListenAt'], 'remark'],
  ],
  standIn: true,
})
export type Listener = RecordOf<typeof listener>

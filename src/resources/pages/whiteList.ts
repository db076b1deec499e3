import { entity, f, type RecordOf } from '#declare'

/** Users who see not yet published feed items in their own app; editors add colleagues and guests before a launch. */
export const whiteList = entity('whiteList', ['信息流白名单', 'Flow whitelist'], {
  fields: {
    phone: f.phone('手机号', 'Phone', { required: true, unique: true, search: true }),
    user: f.ref('用户', 'User', { to: 'appUser', onDelete: 'cascade' }),
    nickname: f.computed('昵称', 'Nickname', { from: 'user.nickname' }),
    department: f.text('部门或单位', 'Department', { required: true, max: 20 }),
    scope: f.choices('可见范围', 'May see', { required: true, default: ['draft', 'scheduled'] }, [
      { draft: ['草稿', 'Drafts'], scheduled: ['定时发布', 'Scheduled'] },
      { card: ['卡片与头条', 'Cards and headlines'], ad: ['广告图', 'Ads'] },
    ]),
    expireAt: f.date('有效期至', 'Valid until'),
    remark: f.text('备注', 'Remark', { max: 50 }),
    enabled: f.boolean('启用', 'Enabled', { default: true }),
  },
  actions: {
    importUsers: { label: ['导入', 'Import'], on: 'list', page: '/datas/import?kind=whiteList' },
    extend: {
      label: ['延期30天', 'Extend 30 days'],
      says: ['到期时间往后推 30 天；已过期的从今天起算。', 'It ends 30 days later; what is over already is counted from today.'],
      grants: true,
      on: ['row', 'bulk'],
      when: { expireAt: { set: true } },
      otherwise: ['长期有效的无需延期', 'One without an end needs no more time'],
    },
  },
  list: {
    columns: ['phone', 'nickname', 'department', 'scope', 'expireAt', 'enabled', 'createdBy', 'createdAt'],
    filters: ['phone', 'department', 'enabled', 'expireAt'],
    bulk: ['extend', 'delete'],
  },
  rules: {
    phoneBelongsToUser: [
      { sheet: 1, by: 'linksUser' },
      { from: 'portal', fields: ['user'] },
    ],
    phoneIsMasked: { sheet: 2, mask: ['phone'], keep: '3…4', unless: 'admin' },
    enabledAreLimited: [
      { sheet: 3, limit: { most: 500 }, where: { enabled: true }, field: 'enabled' },
      { mark: { expireAt: { lt: { now: 'today' } } }, as: ['已过期', 'Expired'] },
      { note: ['过期后不再放行，记录保留', 'One past its day grants nothing, and stays'], reader: 'app' },
      {
        shown: { enabled: true, any: [{ expireAt: { set: false } }, { expireAt: { gte: { now: 'today' } } }] },
        gives: ['user', 'scope', 'expireAt'],
      },
    ],
    everySaveIsAudited: { sheet: 4, carried: 'audit.writeAudit' },
  },
})
export type WhiteList = RecordOf<typeof whiteList>

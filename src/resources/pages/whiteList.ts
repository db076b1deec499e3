import { entity, f, type RecordOf } from '#declare'

/** Users who see not yet published feed items in their own app; editors add colleagues and guests before a launch. */
export const whiteList = entity('whiteList', ['信息流白名单', 'Flow whitelist'], {
  fields: {
    phone: f.phone('手机号', 'Phone', { required: true, unique: true, search: true }),
    user: f.ref('用户', 'User', { to: 'appUser', onDelete: 'cascade' }),
    nickname: f.computed('昵称', 'Nickname', { from: { open: 'nickname of the user' } }),
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
    importUsers: {
      label: ['导入', 'Import'],
      on: 'list',
      later:
        'takes a csv, xlsx or xls with 手机号, 部门, 有效期至, 备注; adds new phones, renews known ones, and gives a result file of the rows refused and why',
    },
    extend: { label: ['延期30天', 'Extend 30 days'], later: 'moves expireAt 30 days on from today or from itself when later' },
  },
  list: {
    columns: ['phone', 'nickname', 'department', 'scope', 'expireAt', 'enabled', 'createdBy', 'createdAt'],
    filters: ['phone', 'department', 'enabled', 'expireAt'],
    bulk: ['extend', 'delete'],
  },
  standIn: true,
})
export type WhiteList = RecordOf<typeof whiteList>

import { entity, f, type RecordOf } from '#declare'

/** Front-end errors the portal kept, grouped by fingerprint; developers look after each release. */
export const errorLog = entity('errorLog', ['错误日志', 'Error log'], {
  fields: {
    message: f.text('错误信息', 'Message', { required: true, max: 500, search: true, readOnly: true }),
    info: f.text('位置信息', 'Info', { max: 300, readOnly: true }),
    url: f.url('页面地址', 'URL', { required: true, readOnly: true }),
    stack: f.longText('堆栈', 'Stack', { max: 20000, readOnly: true }),
    fingerprint: f.code('指纹', 'Fingerprint', { required: true, unique: true, readOnly: true }),
    times: f.count('次数', 'Times'),
    users: f.count('影响人数', 'Operators hit'),
    lastUser: f.ref('最近用户', 'Last operator', { to: 'portalUser', readOnly: true }),
    release: f.text('版本', 'Release', { max: 40, readOnly: true }),
    browser: f.text('浏览器', 'Browser', { max: 100, readOnly: true }),
    firstAt: f.dateTime('首次出现', 'First at', { readOnly: true }),
    lastAt: f.dateTime('最近出现', 'Last at', { readOnly: true }),
    note: f.text('处理备注', 'Note', { max: 200 }),
  },
  states: { open: ['未处理', 'Open'], known: ['已知', 'Known'], fixed: ['已修复', 'Fixed'] },
  moves: {
    acknowledge: { from: ['open'], to: 'known' },
    fix: { from: ['open', 'known'], to: 'fixed' },
    reopen: { from: ['known', 'fixed'], to: 'open' },
  },
  actions: {
    clearAll: {
      label: ['全部清除', 'Clear all'],
      on: 'list',
      says: ['删除全部错误记录，不可恢复；操作日志会记下这一次。', 'All entries go for good; the audit log keeps that they were cleared.'],
      confirm: 'yes',
    },
  },
  list: {
    columns: ['message', 'info', 'url', 'times', 'users', 'release', 'lastAt', 'status'],
    filters: ['message', 'status', 'release', 'lastUser', 'lastAt'],
    sort: '-lastAt',
    bulk: ['acknowledge', 'fix'],
  },
  form: [
    ['错误', 'Error', 'message', 'info', 'url', 'stack', 'fingerprint'],
    ['环境', 'Where', 'release', 'browser', 'lastUser'],
    ['处理', 'Handling', ['times', 'users'], ['firstAt', 'lastAt'], 'note'],
  ],
  rules: {
    secretsAreBlanked: [{ sheet: 1, from: 'portal', but: ['note'], create: false, remove: false }, { carried: 'errorLog.withoutSecrets' }],
    newerReleaseReopens: { sheet: 2, carried: 'errorLog.keepError' },
    oneEntryPerFingerprint: [
      { sheet: 3, carried: 'errorLog.keepError' },
      { keep: '90d', since: 'lastAt' },
    ],
    onlyAdminClears: { may: ['clearAll'], who: 'admin' },
  },
})
export type ErrorLog = RecordOf<typeof errorLog>

import { entity, f, type RecordOf } from '#declare'
import { batchKinds } from '#resources/data/batchKinds.ts'

/** What another program signs in with: the app's server, a website, a search service; admins give one out, seldom, and take it back at once when it leaks. */
export const serviceKey = entity('serviceKey', ['服务密钥', 'Service key'], {
  fields: {
    name: f.text('用途', 'Used for', { required: true, max: 40, unique: true, search: true }),
    owner: f.ref('负责人', 'Owner', { to: 'portalUser', required: true }),
    rights: f.choices('可读取', 'Reads', [
      { public: ['已发布内容', 'Published content'] },
      { preview: ['草稿预览（须预览令牌）', 'Drafts, with a preview token'], changes: ['变更流', 'Feed of changes'] },
    ]),
    writes: f.tags('可写入的数据', 'Writes', {
      max: 50,
      ...{ pattern: '^[a-z][a-zA-Z0-9]*$', words: 'writableOnes', names: 'entity' },
      help: ['密钥只能写入由 App 提供的字段', 'A key writes only the fields that come from the app'],
    }),
    imports: f.choices(
      '可导入的名单',
      'Imports',
      { help: ['以负责人的权限校验、执行，与在后台导入相同', 'Checked and carried out with the rights of the owner, as on screen'] },
      batchKinds,
    ),
    perMinute: f.integer('每分钟请求上限', 'Requests a minute', { required: true, min: 1, max: 60000, default: 600 }),
    expiresAt: f.dateTime('到期时间', 'Expires at', { help: ['留空则长期有效', 'Left empty it holds until it is revoked'] }),
    note: f.longText('备注', 'Note', { max: 200 }),
    beginning: f.text('密钥开头', 'Begins with', { max: 12, readOnly: true }),
    lastUsedAt: f.dateTime('最近使用', 'Last used', { readOnly: true, help: ['精确到一分钟', 'To within a minute'] }),
  },
  states: { active: ['有效', 'Active'], revoked: ['已吊销', 'Revoked'] },
  proves: ['create', 'renew'],
  moves: { revoke: { label: ['吊销', 'Revoke'], from: ['active'], to: 'revoked', confirm: 'yes' } },
  actions: {
    renew: { label: ['换发密钥', 'New secret'], when: { status: 'active' }, confirm: 'yes' },
    writableOnes: { label: ['App 写入的数据', 'What the app writes'], on: [], looks: 'writableOnes' },
  },
  list: {
    columns: ['name', 'owner', 'rights', 'writes', 'beginning', 'lastUsedAt', 'expiresAt', 'status'],
    filters: ['name', 'owner', 'status'],
    export: false,
  },
  form: [
    ['密钥', 'Key', ['name', 'owner'], 'rights', 'writes', 'imports', ['perMinute', 'expiresAt'], 'note'],
    ['使用', 'Use', ['beginning', 'lastUsedAt']],
  ],
  rules: {
    onlyAdminManages: { may: ['read', 'create', 'edit', 'remove', 'revoke', 'renew', 'writableOnes'], who: 'admin' },
    rightsOrWritesNeeded: [
      { choose: ['rights', 'writes', 'imports'], least: 1 },
      { by: 'writesWhatTheAppWrites', on: ['save'] },
    ],
    secretMadeAtCreation: { by: 'makesSecret', on: ['create'] },
    readOnlyOnceRevoked: [{ lock: { status: 'revoked' } }, { remove: { in: ['revoked'] } }],
    disabledOwnerIsMarked: { mark: { 'owner.status': 'disabled' }, as: ['负责人已停用', 'Owner disabled'] },
  },
  screens: [
    { path: '/configCenter/serviceKeys', menu: '配置中心', label: ['服务密钥', 'Service keys'], kind: 'resource', roles: ['admin'] },
  ],
})
export type ServiceKey = RecordOf<typeof serviceKey>

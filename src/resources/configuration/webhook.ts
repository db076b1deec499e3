import { entity, f, type RecordOf } from '#declare'
import { batchKinds } from '#resources/data/batchKinds.ts'

/** An address that is told, signed, what was published or withdrawn; admins set up one for each program that must know at once. */
export const webhook = entity('webhook', ['变更通知', 'Webhook'], {
  fields: {
    name: f.text('接收方', 'Receiver', { required: true, max: 40, unique: true, search: true }),
    url: f.url('通知地址', 'Address', {
      required: true,
      help: ['公网 https 地址；不访问内网，不跟随跳转', 'A public https address; private ones are not called, redirects not followed'],
    }),
    owner: f.ref('负责人', 'Owner', { to: 'portalUser', required: true }),
    entities: f.tags('数据', 'Entities', {
      max: 50,
      ...{ pattern: '^[a-z][a-zA-Z0-9]*$', words: 'publishedOnes', names: 'entity' },
      blank: ['全部', 'All'],
      help: ['留空则通知全部', 'Left empty, all of them are told'],
    }),
    imports: f.choices(
      '导入名单',
      'Lists',
      { help: ['选中的名单每有一批校验完、执行完或取消，即通知', 'Told whenever a batch of these is checked, ends or is cancelled'] },
      batchKinds,
    ),
    note: f.longText('备注', 'Note', { max: 200 }),
    lastDeliveredAt: f.dateTime('最近送达', 'Last delivered', { readOnly: true }),
    failures: f.count('连续失败次数', 'Failures in a row'),
    lastError: f.text('最近失败原因', 'Last failure', { max: 300, readOnly: true }),
  },
  states: { active: ['启用', 'Active'], paused: ['已暂停', 'Paused'] },
  moves: { pause: { from: ['active'], to: 'paused' }, resume: { from: ['paused'], to: 'active' } },
  proves: ['renew'],
  actions: {
    renew: { label: ['换发签名密钥', 'New signing secret'], confirm: 'yes' },
    ping: { label: ['测试通知', 'Send a test'] },
    publishedOnes: { label: ['有公开内容的数据', 'What is published'], on: [], looks: 'publishedOnes' },
  },
  list: {
    columns: ['name', 'url', 'entities', 'imports', 'owner', 'lastDeliveredAt', 'failures', 'lastError', 'status'],
    filters: ['name', 'owner', 'status'],
    export: false,
  },
  form: [
    ['接收方', 'Receiver', ['name', 'owner'], 'url', 'entities', 'imports', 'note'],
    ['送达', 'Delivery', ['lastDeliveredAt', 'failures'], 'lastError'],
  ],
  rules: {
    onlyAdminManages: { may: ['read', 'create', 'edit', 'remove', 'pause', 'resume', 'renew', 'ping', 'publishedOnes'], who: 'admin' },
    urlIsHttps: [
      { format: 'url', is: 'https' },
      { by: 'namesPublicEntities', on: ['save'] },
    ],
    secretMadeAtCreation: { by: 'makesSecret', on: ['create'] },
    undeliveredIsMarked: { mark: { failures: { gte: 3 } }, as: ['多次未送达', 'Not delivered'] },
  },
  screens: [{ path: '/configCenter/webhooks', menu: '配置中心', label: ['变更通知', 'Webhooks'], kind: 'resource', roles: ['admin'] }],
})
export type Webhook = RecordOf<typeof webhook>

import { entity, f, type RecordOf } from '#declare'
import { batchKinds } from '#resources/data/batchKinds.ts'

/** Where a list comes from by itself each night: a folder of the store that another program fills, or an address; admins set one up, its owner is whose list it is. */
export const listSource = entity('listSource', ['名单来源', 'Source of lists'], {
  fields: {
    name: f.text('名称', 'Name', { required: true, max: 40, unique: true, search: true }),
    kind: f.choice('名单类型', 'Kind of list', { required: true }, batchKinds),
    owner: f.ref('负责人', 'Owner', {
      to: 'portalUser',
      required: true,
      help: ['以其权限校验、执行；有问题的批次等其处理', 'Checked and carried out with their rights; what has problems waits for them'],
    }),
    source: f.choice('取自', 'Taken from', 'folder', { folder: ['存储文件夹', 'Folder of the store'], address: ['网址', 'Address'] }),
    folder: f.text('文件夹', 'Folder', {
      max: 100,
      pattern: '^[a-zA-Z0-9][a-zA-Z0-9_-]*(/[a-zA-Z0-9_-]+)*$',
      help: [
        '外部对象存储里 private/inbox/ 之下，如 sales/tmall；取走的文件随批次保存。门户自带的存储放不进文件，请取自网址',
        'Below private/inbox/ of an OSS or S3 store, such as sales/tmall; a file that is taken is kept with its batch. Nobody can put files into the portal’s own store: take an address',
      ],
    }),
    url: f.url('网址', 'Address', {
      help: ['公网 https 地址；不访问内网，不跟随跳转', 'A public https address; private ones are not called, redirects not followed'],
    }),
    hour: f.integer('每天几点', 'At what hour', { required: true, min: 0, max: 23, default: 6 }),
    runs: f.boolean('没有问题和提醒时自动执行', 'Runs by itself without problem or warning', { default: false }),
    note: f.longText('备注', 'Note', { max: 200 }),
    lastAt: f.dateTime('最近取用', 'Last looked', { readOnly: true }),
    lastBatch: f.ref('最近批次', 'Last batch', { to: 'batchGive', readOnly: true, onDelete: 'setNull' }),
    lastError: f.text('最近失败原因', 'Last failure', { max: 300, readOnly: true }),
  },
  states: { active: ['启用', 'Active'], paused: ['已暂停', 'Paused'] },
  moves: { pause: { from: ['active'], to: 'paused' }, resume: { from: ['paused'], to: 'active' } },
  actions: { fetchNow: { label: ['立即取用', 'Look now'], when: { status: 'active' } } },
  list: {
    columns: ['name', 'kind', 'source', 'owner', 'hour', 'runs', 'lastAt', 'lastBatch', 'lastError', 'status'],
    filters: ['name', 'kind', 'owner', 'status'],
    export: false,
  },
  form: [
    ['来源', 'Source', ['name', 'kind'], 'owner', 'source', 'folder', 'url'],
    ['取用', 'Taking', ['hour', 'runs'], 'note', ['lastAt', 'lastBatch'], 'lastError'],
  ],
  rules: {
    onlyAdminManagesSources: { may: ['read', 'create', 'edit', 'remove', 'pause', 'resume', 'fetchNow'], who: 'admin' },
    fieldsFollowSource: [
      { pick: 'source', of: { folder: 'folder', address: 'url' } },
      { format: 'url', is: 'https' },
    ],
    runsComeFromPortal: { from: 'portal', fields: ['lastAt', 'lastBatch', 'lastError'] },
  },
  screens: [
    { path: '/configCenter/listSources', menu: '配置中心', label: ['名单来源', 'Sources of lists'], kind: 'resource', roles: ['admin'] },
  ],
})
export type ListSource = RecordOf<typeof listSource>

import { entity, f, type RecordOf } from '#declare'

/** Key-value settings of app, mini-program and portal; developers edit keys, operators the forms made of a group. */
export const baseConfig = entity('baseConfig', ['基础配置', 'Base config'], {
  fields: {
    key: f.text('配置键', 'Key', {
      required: true,
      unique: true,
      max: 64,
      pattern: '^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)*$',
      search: true,
    }),
    name: f.text('配置名称', 'Name', { required: true, max: 40, search: true }),
    group: f.choice('分组', 'Group', { required: true }, [
      { app: ['App', 'App'], miniProgram: ['小程序', 'Mini-program'], threshold: ['阈值', 'Thresholds'] },
      { subjectCover: ['专题封面', 'Subject cover'], operate: ['运营', 'Operations'], comment: ['评论', 'Comments'] },
      { bulk: ['批量', 'Bulk'], refund: ['退款', 'Refunds'], jump: ['跳转', 'Links'], dev: ['开发', 'Development'] },
    ]),
    valueKind: f.choice('值类型', 'Value kind', 'text', [
      { text: ['文本', 'Text'], integer: ['整数', 'Integer'], money: ['金额', 'Money'], boolean: ['开关', 'Switch'] },
      { image: ['图片', 'Image'], jump: ['跳转', 'Link'], json: ['JSON', 'JSON'], list: ['列表', 'List'] },
    ]),
    value: f.longText('值', 'Value', { max: 20000, typed: { kind: 'valueKind', limits: 'limits' } }),
    initial: f.longText('默认值', 'Default value', { max: 20000, typed: { kind: 'valueKind', limits: 'limits' } }),
    limits: f.json('取值限制', 'Limits'),
    clients: f.choices('生效端', 'Clients', [
      { ios: ['iOS', 'iOS'], android: ['安卓', 'Android'], harmony: ['鸿蒙', 'HarmonyOS'] },
      { miniProgram: ['小程序', 'Mini-program'], h5: ['H5', 'H5'], pc: ['网站', 'Website'], portal: ['后台', 'Portal'] },
    ]),
    effectiveAt: f.dateTime('生效时间', 'Effective at'),
    secret: f.boolean('保密', 'Secret', { default: false }),
    description: f.longText('说明', 'Description', { max: 300 }),
  },
  actions: { reset: { label: ['恢复默认', 'Reset'], confirm: 'yes' }, history: { label: ['历史版本', 'History'], looks: 'history' } },
  list: {
    columns: ['key', 'name', 'group', 'valueKind', 'value', 'clients', 'effectiveAt', 'updatedBy', 'updatedAt'],
    filters: ['key', 'name', 'group', 'valueKind', 'clients'],
    sort: ['group', 'key'],
  },
  form: [
    ['配置', 'Config', 'key', 'name', 'group', 'description'],
    ['值', 'Value', 'valueKind', 'value', 'initial', 'limits', 'effectiveAt', 'clients', 'secret'],
  ],
  fixed: {
    group: [
      { miniProgram: '/operateManagement/taskCenter/miniProgram', threshold: '/operateManagement/taskCenter/thresholds' },
      { subjectCover: '/administer/subject/cover', dev: '/versions/devConfig' },
    ],
  },
  rules: {
    valueFitsItsKind: [
      { sheet: 1, by: 'fitsItsKind', on: ['save'] },
      { freeze: ['key', 'valueKind'] },
      { remove: { without: ['initial'] } },
    ],
    miniProgramFormKeys: { sheet: 2, carried: 'settings.keys' },
    thresholdFormKeys: { sheet: 3, carried: 'settings.keys' },
    secretsNeedConfigRight: [
      {
        // What `bulk` and `refund` hold says when a second person is asked: who needs that person must not say so.
        sheet: 4,
        may: ['create', 'edit', 'remove', 'reset'],
        who: { right: 'config' },
        when: { any: [{ group: ['dev', 'bulk', 'refund'] }, { secret: true }] },
      },
      { sees: { group: { not: 'dev' } }, unless: { right: 'config' } },
      { mask: ['value', 'initial'], when: { secret: true } },
      { see: 'baseConfigSubjectCover#valueFitsItsKind' },
    ],
    formSavesAsOne: { sheet: 5, carried: 'settings.updateConfig' },
    usedKeysStay: [
      { by: 'keyInUse', on: ['remove'] },
      { by: 'fitsItsForm', on: ['save'] },
    ],
  },
  endpoints: {
    getList: 'GET baseConfig',
    getByKey: { call: 'GET baseConfig/key', takes: ['key'], gives: 'record' },
    updateConfig: { takes: ['id', 'value'], gives: 'record' },
    updateConfigByKey: { takes: ['key', 'value'], gives: 'record' },
  },
})
export type BaseConfig = RecordOf<typeof baseConfig>

import { entity, f, type RecordOf } from '#declare'

/** Who changed, exported, granted or looked at what, before and after; read by admins, and per record by everyone who may edit it. */
export const auditLog = entity('auditLog', ['操作日志', 'Audit log'], {
  fields: {
    actor: f.ref('操作人', 'Operator', { to: 'portalUser', readOnly: true }),
    actorName: f.text('操作人名称', 'Name then', { max: 40, search: true, readOnly: true }),
    action: f.choice('操作', 'Action', { required: true, readOnly: true }, [
      { create: ['新增', 'Create'], update: ['修改', 'Update'], delete: ['删除', 'Delete'], move: ['状态变更', 'Move'] },
      { action: ['执行操作', 'Action'], bulk: ['批量执行', 'Bulk'], export: ['导出下载', 'Export'] },
      { reveal: ['查看个人信息', 'Reveal'], restore: ['恢复', 'Restore'], login: ['登录', 'Sign in'] },
      { loginFailed: ['登录失败', 'Sign-in failed'], logout: ['退出', 'Sign out'], denied: ['越权被拒', 'Denied'] },
    ]),
    entity: f.text('对象类型', 'Entity', { names: 'entity', max: 40, readOnly: true }),
    recordId: f.text('对象ID', 'Record id', { max: 64, search: true, readOnly: true }),
    recordTitle: f.text('对象名称', 'Record', { max: 100, search: true, readOnly: true }),
    before: f.json('修改前', 'Before', { readOnly: true }),
    after: f.json('修改后', 'After', { readOnly: true }),
    changed: f.tags('变更字段', 'Fields changed', { fieldsOf: 'entity', readOnly: true }),
    reason: f.text('原因', 'Reason', { max: 200, readOnly: true }),
    batch: f.ref('批次', 'Batch', { to: 'batchGive', readOnly: true }),
    job: f.ref('任务', 'Job', { to: 'job', readOnly: true }),
    ip: f.text('IP', 'IP', { max: 45, readOnly: true }),
    agent: f.text('浏览器', 'Browser', { max: 200, readOnly: true }),
    requestId: f.code('请求号', 'Request id', { readOnly: true }),
  },
  actions: {
    compare: { label: ['对比', 'Compare'], looks: 'compare', inPlaceOf: ['before', 'after', 'changed'] },
    restore: {
      label: ['恢复到此前', 'Restore'],
      when: { action: ['update', 'action', 'bulk', 'restore'], recordId: { set: true }, changed: { set: true } },
      otherwise: ['只有改动了字段内容的操作可以恢复到此前', 'Only what changed the fields of a record can be restored'],
      confirm: 'yes',
    },
  },
  list: {
    columns: ['createdAt', 'actorName', 'action', 'entity', 'recordTitle', 'changed', 'reason', 'ip'],
    filters: ['actor', 'action', 'entity', 'recordId', 'batch', 'createdAt'],
  },
  form: [
    ['操作', 'Action', 'actor', 'actorName', 'action', 'reason'],
    ['对象', 'Record', 'entity', 'recordId', 'recordTitle', 'changed', 'before', 'after'],
    ['来源', 'From', ['batch', 'job'], 'ip', 'agent', 'requestId'],
  ],
  rules: {
    appendOnly: [{ sheet: 1, from: 'portal', create: false, remove: false }, { remove: 'never' }, { keep: '3y' }],
    changedFieldsWithoutSecrets: { sheet: 2, carried: 'audit.changedFields' },
    ledgersNeverRestored: [
      { sheet: 3, by: 'restorable', on: ['restore'] },
      { may: ['restore'], who: { right: 'restore' } },
    ],
    ownOnlyWithoutAudit: [
      { sheet: 4, sees: { by: 'ownAndEditable' }, unless: { right: 'audit' } },
      { note: ['记录的历史在该记录页查看', 'The history of a record stands on that record'], reader: 'screen' },
    ],
  },
})
export type AuditLog = RecordOf<typeof auditLog>

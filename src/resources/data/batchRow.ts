import { entity, f, type RecordOf } from '#declare'

/** One row of a bulk spreadsheet, its check and its outcome; shown in the dry-run table and the result, written by the portal. */
export const batchRow = entity('batchRow', ['补赠明细', 'Batch row'], {
  fields: {
    batch: f.ref('批次', 'Batch', { to: 'batchGive', required: true, onDelete: 'cascade', readOnly: true }),
    rowNo: f.integer('行号', 'Row', { required: true, min: 2, readOnly: true }),
    data: f.json('行内容', 'Cells', { required: true }),
    user: f.ref('用户', 'User', { to: 'appUser', readOnly: true }),
    key: f.code('幂等键', 'Key', { required: true, unique: true, readOnly: true }),
    level: f.choice('校验结果', 'Check', { default: 'ok', readOnly: true }, [
      { ok: ['通过', 'Fine'], warn: ['提醒', 'Warning'], error: ['问题', 'Problem'] },
    ]),
    problem: f.text('问题代码', 'Code', { max: 40, readOnly: true }),
    message: f.text('原因', 'Message', { max: 200, readOnly: true }),
    edited: f.boolean('已在线修正', 'Fixed on screen', { default: false, readOnly: true }),
    ledger: f.text('写入记录', 'Written record', { max: 80, readOnly: true }),
    amount: f.money('金额', 'Amount', { default: 0, readOnly: true }),
    /** What stood there before, and what its money is counted under: old and new are told side by side. */
    standing: f.money('原金额', 'Amount before', { default: 0, readOnly: true }),
    share: f.text('汇总项', 'Counted under', { max: 80, readOnly: true }),
    /** The last day of what it would give, or `forever`. */
    until: f.text('新到期日', 'New end', { max: 10, readOnly: true }),
    doneAt: f.dateTime('执行时间', 'Done at', { readOnly: true }),
    /** All that was found, each with its code, level, column and blanks; `problem` and `message` show the gravest. */
    findings: f.json('校验明细', 'Findings', { readOnly: true }),
    /** What it did to its record, before and after: what taking back restores. */
    effect: f.json('写入前后', 'Before and after', { readOnly: true }),
  },
  states: { waiting: ['待执行', 'Waiting'], done: ['成功', 'Done'], failed: ['失败', 'Failed'], skipped: ['跳过', 'Skipped'] },
  moves: {
    finish: { label: ['完成', 'Finish'], from: ['waiting'], to: 'done', silent: true },
    fail: { label: ['失败', 'Fail'], from: ['waiting'], to: 'failed', silent: true },
    skip: { from: ['waiting'], to: 'skipped' },
  },
  list: {
    columns: ['rowNo', 'user', 'data', 'level', 'message', 'status', 'ledger'],
    filters: ['level', 'problem', 'status', 'user'],
    sort: 'rowNo',
    within: 'batch',
  },
  form: [
    ['内容', 'Row', ['batch', 'rowNo'], 'data', ['user', 'amount'], 'edited'],
    ['校验', 'Check', 'level', 'problem', 'message'],
    ['结果', 'Outcome', 'key', 'ledger', 'doneAt'],
  ],
  rules: {
    oncePerBatchAndRow: [{ sheet: 1, unique: ['batch', 'rowNo'] }, { carried: 'bulk.key' }],
    dataEditableBeforeRun: [
      { sheet: 2, from: 'portal', but: ['data'], create: false, remove: false },
      { freeze: ['data'], once: { 'batch.status': { not: ['problem', 'ready'] } } },
      { remove: 'never' },
    ],
    rowAndLedgerAsOne: { sheet: 3, carried: 'bulk.run' },
    ownKindsWithoutAudit: { sees: { by: 'seesOfBatch' }, unless: { right: 'audit' } },
    exportNeedsRight: { may: ['export'], who: { right: 'export' } },
    phoneIsMasked: {
      mask: ['data', 'findings', 'message', 'effect'],
      keep: 'phones',
      unless: ['admin', { right: 'personal' }, { creator: true }],
    },
    skippedBeforeRun: { move: 'skip', needs: [{ is: { 'batch.status': ['problem', 'ready'] } }] },
  },
})
export type BatchRow = RecordOf<typeof batchRow>

import { entity, f, type RecordOf } from '#declare'
import { kindsOfBatches } from './batchKinds.ts'
import { toOneUser } from './toOneUser.ts'

/** States of a batch that was carried out, all of it or in part, and perhaps taken back since. */
const given = ['done', 'partly', 'takenBack', 'partlyBack'] as const
/** States in which the same list is not taken a second time. */
const living = ['uploaded', 'checking', 'problem', 'ready', 'approval', 'running', 'paused', ...given] as const

/** One checked spreadsheet of grants, cancels, destroyed codes or imports; the same record serves every bulk screen by its kind (see ../bulk.md). */
export const batchGive = entity('batchGive', ['批量记录', 'Bulk run'], {
  title: 'batchNo',
  fields: {
    kind: f.choice('补赠类型', 'Kind', { required: true }, kindsOfBatches),
    file: f.file('上传文件', 'File', { required: true, maxKB: 10240, pattern: '\\.(csv|xlsx|xls)$', givenBy: 'link' }),
    batchNo: f.code('批次号', 'Batch no.', { unique: true, search: true, readOnly: true }),
    fileName: f.text('文件名', 'File name', { max: 100, search: true }),
    hash: f.code('内容指纹', 'Content hash', { readOnly: true }),
    /** The list as it was sent, before any row of it was mended. */
    sentHash: f.code('原始指纹', 'Hash as sent', { readOnly: true }),
    reason: f.text('补赠原因', 'Reason', { required: true, min: 4, max: 100, search: true }),
    ...{ options: f.json('附加选项', 'Options'), files: f.json('随附文件', 'Files along', { readOnly: true }) },
    /** How the columns of a file that is not ours were mapped, and what such a file is known by: the next is read alike. */
    mapping: f.json('列对应', 'Columns mapped', { readOnly: true }),
    headers: f.text('表头', 'Headers', { max: 4000, readOnly: true }),
    source: f.ref('名单来源', 'Source', { to: 'listSource', readOnly: true, onDelete: 'setNull' }),
    editorName: f.text('经办人', 'Editor name', { max: 40, readOnly: true }),
    ...{ rows: f.count('总行数', 'Rows'), people: f.count('人数', 'People') },
    total: f.computed('总金额', 'Total', {
      ...{ as: 'money', zero: ['–', '–'] },
      from: { sum: 'amount', over: 'batchRow', where: { status: { not: 'skipped' } } },
    }),
    ...{ problems: f.count('问题行', 'Problem rows'), warnings: f.count('提醒行', 'Warned rows') },
    ...{ done: f.count('成功', 'Done'), failed: f.count('失败', 'Failed'), skipped: f.count('跳过', 'Skipped') },
    repeatOf: f.ref('重复提交自', 'Repeats', { to: 'batchGive', readOnly: true }),
    retryOf: f.ref('重跑自', 'Re-run of', { to: 'batchGive', readOnly: true }),
    approver: f.ref('复核人', 'Approver', { to: 'portalUser', readOnly: true }),
    job: f.ref('任务', 'Job', { to: 'job', readOnly: true }),
    resultFile: f.file('结果文件', 'Result file', { readOnly: true, givenBy: 'link' }),
    /** Kind, content and what it repeats, as one text: what the database holds unique among those not cancelled. */
    listKey: f.code('名单键', 'List key', { readOnly: true }),
    ...toOneUser,
    undoOf: f.ref('撤回自', 'Takes back', { to: 'batchGive', readOnly: true }),
    undoneBy: f.ref('撤回批次', 'Taken back by', { to: 'batchGive', readOnly: true }),
    takenBack: f.integer('已撤回行数', 'Rows taken back', { readOnly: true, default: 0 }),
    net: f.money('净发放', 'Net granted', { readOnly: true }),
    faults: f.json('文件问题', 'File faults', { readOnly: true }),
    seen: f.tags('已知提醒', 'Warnings seen', { readOnly: true }),
    refusal: f.text('驳回原因', 'Refused because', { max: 100, readOnly: true }),
    startedAt: f.dateTime('开始时间', 'Started at', { readOnly: true }),
    endedAt: f.dateTime('结束时间', 'Ended at', { readOnly: true }),
    clearedAt: f.dateTime('清理时间', 'Cleared at', { readOnly: true }),
  },
  states: [
    { uploaded: ['已上传', 'Uploaded'], checking: ['校验中', 'Checking'], problem: ['有问题', 'Problems'] },
    { ready: ['待确认', 'Ready'], approval: ['待复核', 'To approve'], running: ['执行中', 'Running'], paused: ['已暂停', 'Paused'] },
    { done: ['已完成', 'Done'], partly: ['部分成功', 'Partly done'], cancelled: ['已取消', 'Cancelled'] },
    { takenBack: ['已撤回', 'Taken back'], partlyBack: ['部分撤回', 'Partly taken back'] },
  ],
  proves: ['submit'], // It is over the threshold.
  moves: {
    check: { from: ['uploaded', 'problem', 'ready'], to: 'checking' },
    findProblems: { label: ['发现问题', 'Find problems'], from: ['checking'], to: 'problem', silent: true },
    pass: { from: ['checking'], to: 'ready', silent: true },
    submit: { from: ['ready'], to: 'approval' },
    confirm: { from: ['ready', 'approval'], to: 'running', confirm: 'yes' },
    refuse: { from: ['approval'], to: 'ready', confirm: 'yes', undo: false },
    pause: { from: ['running'], to: 'paused', undo: 'resume' },
    resume: { from: ['paused'], to: 'running', undo: 'pause' },
    finish: { label: ['完成', 'Finish'], from: ['running'], to: 'done', silent: true },
    finishPartly: { label: ['部分完成', 'Finish partly'], from: ['running'], to: 'partly', silent: true },
    takeBack: { label: ['撤回', 'Take back'], from: ['done', 'partly', 'partlyBack'], to: 'takenBack', silent: true },
    takeBackPart: { label: ['部分撤回', 'Take back in part'], from: ['done', 'partly'], to: 'partlyBack', silent: true },
    cancel: { from: ['uploaded', 'problem', 'ready', 'approval', 'running', 'paused'], to: 'cancelled', confirm: 'yes' },
  },
  actions: {
    template: { label: ['下载模板', 'Template'], on: 'list', page: '/datas/benefitTopUp' },
    fixRow: { label: ['修正', 'Fix row'], when: { status: ['problem', 'ready'] }, page: '/datas/benefitTopUp' },
    dropProblems: {
      label: ['剔除问题行', 'Drop problem rows'],
      says: ['有问题的行移出本批，其余行可以继续确认执行。', 'Rows with problems leave the batch; the others can go on to be confirmed.'],
      when: { status: 'problem' },
      confirm: 'yes',
    },
    rerun: { label: ['重跑失败行', 'Re-run failed'], when: { status: ['partly', 'cancelled'] } },
    result: { label: ['下载结果', 'Result'], when: { status: [...given, 'cancelled'] }, gives: 'file' },
    undo: {
      label: ['撤回本批', 'Take back'],
      says: [
        '执行后 7 天内可撤回：未花掉、未使用的收回，已用掉的保留并逐行说明。',
        'Within 7 days of the run: what is unspent or unused is taken back, the rest stays and is told row by row.',
      ],
      when: { status: ['done', 'partly', 'cancelled'], undoOf: { set: false }, undoneBy: { set: false } },
      otherwise: ['撤回批次和已撤回过的批次不能再撤回', 'A reversal, and what was taken back already, cannot be taken back again'],
      asks: { why: f.text('撤回原因', 'Reason', { required: true, max: 100 }) },
    },
    again: {
      label: ['仍要再次发放', 'Grant again'],
      says: [
        '用同一份名单新建一批，重新校验后再确认执行；30 天内重复的须复核。',
        'Makes a new batch of the same list, to be checked and confirmed; within 30 days it must be approved.',
      ],
      when: { status: ['ready', 'approval', 'running', 'paused', ...given], undoOf: { set: false } },
      otherwise: ['撤回批次不能再次发放', 'A reversal cannot be granted again'],
      asks: { why: f.text('补赠原因', 'Reason', { required: true, max: 100 }) },
    },
  },
  list: {
    columns: [
      ['batchNo', 'kind', 'reason', 'people', 'total', 'done', 'failed', 'status'],
      ['createdBy', 'createdAt', 'undoOf', 'undoneBy', 'net'],
    ],
    under: { batchNo: ['undoOf', 'undoneBy'], total: ['net'] },
    filters: ['kind', 'status', 'batchNo', 'createdBy', 'createdAt'],
    bulk: ['cancel'],
  },
  home: { todos: [{ label: ['待复核', 'To approve'], filter: { status: 'approval' }, others: true, right: 'approve' }] },
  queue: {
    tabs: [{ label: ['待复核', 'To approve'], filter: { status: 'approval' } }],
    since: 'updatedAt',
    within: 240,
    decide: {
      confirm: { key: 'p', label: ['通过并执行', 'Approve and run'], asks: true, proves: true },
      refuse: { key: 'r', label: ['驳回', 'Refuse'] },
    },
    shows: ['reason', 'kind', 'createdBy', 'createdAt', 'fileName', 'repeatOf', 'undoOf'],
  },
  form: [
    ['名单', 'List', 'kind', 'file', 'batchNo', 'fileName', 'hash', 'reason', 'options', 'editorName'],
    ['校验', 'Check', ['rows', 'people'], 'total', ['problems', 'warnings'], ['repeatOf', 'retryOf']],
    ['执行', 'Run', ['user', 'recipe'], ['approver', 'job'], ['done', 'failed'], 'skipped', 'resultFile'],
  ],
  fixed: {
    '/datas/benefitTopUp': { kind: ['readMoney', 'book', 'qualification', 'magazine', 'cancelMagazine', 'vip', 'coupon'] },
    '/datas/salesPlatform/import': { kind: ['sales'] },
    '/datas/destroyRedeemCode': { kind: ['destroyCode'] },
  },
  rules: {
    fileBearsTemplateName: [{ sheet: 1, by: 'nameOfTemplate', on: ['create'] }, { carried: 'fields.file' }],
    confirmNeedsNoProblems: { sheet: 2, by: 'mayGoOn', on: ['confirm', 'submit', 'refuse'] },
    sameListOnce: [
      { sheet: 3, unique: ['listKey'], among: { status: living }, field: 'listKey' },
      { by: 'newReason', on: ['create'] },
    ],
    finishedByPortal: [
      {
        sheet: 4,
        from: 'portal',
        but: ['kind', 'file', 'fileName', 'reason', 'options'],
        moves: ['findProblems', 'pass', 'finish', 'finishPartly', 'takeBack', 'takeBackPart'],
      },
      { freeze: ['kind', 'file', 'fileName', 'options', 'reason'] },
      { remove: 'never' },
    ],
    otherNamesItsEntity: { sheet: 5, by: 'otherNamesItsEntity', on: ['create'] },
    batchNoBearsItsDay: [{ sheet: 6, number: 'batchNo', pattern: 'PL{YYYYMMDD}-{####}' }, { carried: 'bulk.hash' }],
    ownKindsWithoutAudit: { sees: { by: 'seesKindsAndOwn' }, unless: { right: 'audit' } },
    kindNeedsItsRight: { by: 'mayRunKind', on: ['create', 'check', 'pause', 'resume', 'cancel'] },
    jobFollowsBatch: { by: 'jobFollows', on: ['pause', 'resume', 'cancel'] },
    approvedByAnother: [
      {
        may: ['confirm', 'refuse'],
        who: { right: 'approve' },
        when: { status: 'approval' },
        say: ['没有复核权限', 'You have no right to approve batches'],
      },
      {
        may: ['confirm', 'refuse'],
        who: { not: 'creator' },
        when: { status: 'approval' },
        say: ['不能复核自己提交的批次', 'You made this batch: somebody else must approve it'],
      },
      { move: 'refuse', needs: ['reason'] },
    ],
    endsAreTold: { by: 'tellsReceivers', on: ['findProblems', 'pass', 'finish', 'finishPartly', 'cancel'] },
  },
  endpoints: {
    giveReadMoney: { call: 'POST batchGive/batchGiveUserReadMoney', takes: { editorName: 'editorName', filePath: 'file' }, gives: 'file' },
    giveBook: { call: 'POST batchGive/batchGiveUserBook', takes: { editorName: 'editorName', filePath: 'file' }, gives: 'file' },
    giveQualification: { call: 'POST batchGive/batchGiveUserQualification', takes: ['editorName', { filePath: 'file' }], gives: 'file' },
    giveMagazine: { call: 'POST batchGive/batchGiveUserMagazine', takes: { filePath: 'file' }, gives: 'status' },
    cancelMagazine: { call: 'POST batchGive/batchCancelUserMagazine', takes: { filePath: 'file' }, gives: 'status' },
    giveVip: { call: 'POST batchGive/batchGiveUserVip', takes: { editorName: 'editorName', filePath: 'file' }, gives: 'status' },
    giveCoupon: { call: 'POST batchGive/batchGiveUserCoupon', takes: { items: 'options', editorName: 'editorName' }, gives: 'file' },
  },
  deviations: {
    label: '表单、列表的导入与批量修改也都是批次：叫“权益补赠”会让人以为发了权益',
    'list.columns': '文件名多为模板名，处处相同：原因占其位置，文件名在批次页',
    kind: '表单里的其他导入也都是批次了：种类多于表中所列',
    states: '撤回之后的批次自有状态：仍读作已完成，会让人以为钱还在',
  },
})
export type BatchGive = RecordOf<typeof batchGive>

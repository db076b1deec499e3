import { entity, f, type RecordOf } from '#declare'

/** One project's amount in one month and category, the portal's ledger beside finance's imported figure; finance agrees or disputes each. */
export const projectEntry = entity('projectEntry', ['利润核对条目', 'Profit check entry'], {
  title: 'called',
  fields: {
    project: f.ref('项目', 'Project', { to: 'project', required: true }),
    month: f.text('月份', 'Month', { required: true, pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' }),
    category: f.ref('类别', 'Category', { to: 'projectCategory', required: true }),
    called: f.computed('核对条目', 'Entry', { from: { words: ['project.name', 'month', 'category.name'] } }),
    portalAmount: f.computed('业务台账金额', 'Portal amount', { as: 'money', from: { by: 'portalAmount' } }),
    financeAmount: f.money('财务账金额', 'Finance amount'),
    difference: f.computed('差额', 'Difference', { as: 'money', from: { minus: ['portalAmount', 'financeAmount'] } }),
    side: f.computed('收支方向', 'Side', {
      from: 'category.side',
      of: { income: ['收入', 'Income'], expenditure: ['支出', 'Expenditure'] },
    }),
    sourceFile: f.file('导入文件', 'Imported file'),
    batchNo: f.code('导入批次', 'Import batch', { search: true }),
    rowNo: f.integer('文件行号', 'Row', { min: 1 }),
    checkNote: f.text('核对说明', 'Check note', { max: 200 }),
    checkedBy: f.ref('核对人', 'Checked by', { to: 'portalUser' }),
    checkedAt: f.dateTime('核对时间', 'Checked at'),
  },
  states: { pending: ['待核对', 'To check'], agreed: ['已一致', 'Agreed'], disputed: ['有差异', 'Disputed'] },
  moves: {
    agree: { label: ['核对一致', 'Agree'], from: ['pending', 'disputed'], to: 'agreed', asks: ['checkNote'] },
    dispute: { label: ['标为有差异', 'Dispute'], from: ['pending'], to: 'disputed' },
    reopen: { label: ['重新核对', 'Reopen'], from: ['agreed', 'disputed'], to: 'pending', confirm: 'yes' },
  },
  actions: {
    import: { label: ['导入财务账', 'Import finance ledger'], on: 'list', page: '/financial/profit/import' },
    toLedger: {
      label: ['查看台账', 'View ledger'],
      when: { side: 'income' },
      opens: 'projectIncome',
      by: { project: 'project', month: 'month', category: 'category' },
    },
    toExpenditures: {
      label: ['查看台账', 'View ledger'],
      when: { side: 'expenditure' },
      opens: 'projectExpenditure',
      by: { project: 'project', month: 'month', category: 'category' },
    },
  },
  list: {
    columns: [
      ['project', 'month', 'category', 'portalAmount', 'financeAmount', 'difference', 'status', 'checkNote', 'checkedBy', 'checkedAt'],
    ],
    under: { project: ['month'], financeAmount: ['portalAmount'], checkNote: ['checkedBy'], category: ['checkedAt'] },
    filters: ['project', 'month', 'category', 'status', 'batchNo'],
    sort: ['-month', 'project'],
    bulk: ['agree', 'dispute'],
  },
  form: [
    ['条目', 'Entry', 'project', 'month', 'category'],
    ['两方金额', 'Two sources', 'portalAmount', 'financeAmount', 'difference'],
    ['导入', 'Import', 'sourceFile', ['batchNo', 'rowNo']],
    ['核对', 'Check', 'checkNote', ['checkedBy', 'checkedAt']],
  ],
  rules: {
    oncePerMonthAndCategory: [{ sheet: 1, unique: ['project', 'month', 'category'] }, { carried: 'bulk.projectEntry' }],
    comesFromImport: [
      { sheet: 2, from: 'import', but: ['checkNote'], create: false, remove: false },
      { mark: { status: { not: 'agreed' }, financeAmount: { set: false } }, as: ['缺财务账', 'No finance figure'] },
      { mark: { status: { not: 'agreed' }, portalAmount: 0 }, as: ['缺业务台账', 'Nothing in the ledger'] },
      { see: 'projectIncome#onlyOwnersEdit' },
      { see: 'projectExpenditure#onlyOwnersEdit' },
    ],
    differenceNeedsNote: { sheet: 3, by: 'agreesDifference', on: ['agree', 'dispute'] },
    agreedLocksLedgers: [
      { sheet: 4, see: 'projectIncome#lockedOnceAgreed' },
      { see: 'projectExpenditure#lockedOnceAgreed' },
      { may: ['reopen'], who: 'admin', when: { status: 'agreed' } },
    ],
    disputedReopensOnChange: [{ sheet: 5, see: 'projectIncome#lockedOnceAgreed' }, { carried: 'settlement.tellEntry' }],
  },
  omits: { revokeBatch: '在批次页撤回，每种导入都一样' },
})
export type ProjectEntry = RecordOf<typeof projectEntry>

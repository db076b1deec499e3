import { entity, f, type RecordOf } from '#declare'

/** One project's amount in one month and category, the portal's ledger beside finance's imported figure; finance agrees or disputes each. */
export const projectEntry = entity('projectEntry', ['利润核对条目', 'Profit check entry'], {
  fields: {
    project: f.ref('项目', 'Project', { to: 'project', required: true }),
    month: f.text('月份', 'Month', { required: true, pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' }),
    category: f.ref('类别', 'Category', { to: 'projectCategory', required: true }),
    portalAmount: f.computed('业务台账金额', 'Portal amount', {
      from: { open: 'confirmed incomes (net) or approved and paid expenditures of project, month and category' },
    }),
    financeAmount: f.money('财务账金额', 'Finance amount'),
    difference: f.computed('差额', 'Difference', { from: { open: 'portalAmount - financeAmount' } }),
    sourceFile: f.file('导入文件', 'Imported file'),
    batchNo: f.code('导入批次', 'Import batch', { search: true }),
    rowNo: f.integer('文件行号', 'Row', { min: 1 }),
    checkNote: f.text('核对说明', 'Check note', { max: 200 }),
    checkedBy: f.ref('核对人', 'Checked by', { to: 'portalUser' }),
    checkedAt: f.dateTime('核对时间', 'Checked at'),
  },
  states: { pending: ['待核对', 'To check'], agreed: ['已一致', 'Agreed'], disputed: ['有差异', 'Disputed'] },
  moves: {
    agree: { label: ['确认', 'Agree'], from: ['pending', 'disputed'], to: 'agreed' },
    dispute: { label: ['提出异议', 'Dispute'], from: ['pending'], to: 'disputed' },
    reopen: { from: ['agreed', 'disputed'], to: 'pending' },
  },
  actions: {
    import: {
      label: ['导入财务账', 'Import finance ledger'],
      on: 'list',
      later:
        'spreadsheet of project no, month, category code, amount; previews new, changed and refused rows, then writes them as one batch',
    },
    revokeBatch: {
      label: ['撤销批次', 'Revoke batch'],
      on: 'list',
      later: 'clears the finance amounts of a batch none of whose entries is agreed',
    },
    toLedger: { label: ['查看台账', 'View ledger'], later: 'opens the incomes or expenditures behind portalAmount' },
  },
  list: {
    columns: [
      ['project', 'month', 'category', 'portalAmount', 'financeAmount', 'difference', 'status', 'checkNote', 'checkedBy', 'checkedAt'],
    ],
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
  standIn: true,
})
export type ProjectEntry = RecordOf<typeof projectEntry>

import { entity, f, type RecordOf } from '#declare'
import { projectExpenditureDashboard } from './projectExpenditureDashboard.ts'

/** One payment a project makes or owes (fees, venue, printing); entered by the project's owner, approved and paid by finance. */
export const projectExpenditure = entity('projectExpenditure', ['项目支出', 'Project expenditure'], {
  fields: {
    project: f.ref('项目', 'Project', { to: 'project', required: true }),
    type: f.ref('支出类型', 'Expenditure type', { to: 'financeType', required: true }),
    secondary: f.ref('二级类型', 'Secondary type', { to: 'financeType' }),
    category: f.computed('核算类别', 'Category', { to: 'projectCategory', from: { by: 'category' } }),
    title: f.text('支出事由', 'Purpose', { required: true, max: 60, search: true }),
    amount: f.money('金额（含税）', 'Amount with tax', { required: true, min: 1 }),
    taxRate: f.percent('税率', 'Tax rate', { min: 0, max: 100, default: 0 }),
    month: f.text('归属月份', 'Month', { required: true, pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' }),
    payee: f.text('收款方', 'Payee', { required: true, max: 50, search: true }),
    partner: f.ref('结算合作方', 'Settlement partner', { to: 'settlementPartner' }),
    invoiceNo: f.text('发票号', 'Invoice no', { max: 30, search: true }),
    invoice: f.file('发票文件', 'Invoice'),
    rejectNote: f.text('驳回原因', 'Reason of rejection', { readOnly: true, max: 100 }),
    paidOn: f.date('付款日期', 'Paid on'),
    remark: f.longText('备注', 'Remark', { max: 200 }),
  },
  states: [
    { draft: ['草稿', 'Draft'], submitted: ['待审批', 'Submitted'] },
    { approved: ['已审批', 'Approved'], paid: ['已付款', 'Paid'], rejected: ['已驳回', 'Rejected'] },
  ],
  moves: {
    submit: { label: ['提交审批', 'Submit'], from: ['draft', 'rejected'], to: 'submitted', undo: false },
    approve: { label: ['批准', 'Approve'], from: ['submitted'], to: 'approved' },
    reject: { label: ['驳回', 'Reject'], from: ['submitted'], to: 'rejected', confirm: 'yes', undo: false },
    pay: { label: ['付款', 'Pay'], from: ['approved'], to: 'paid' },
  },
  actions: { copy: { copies: { drop: ['invoiceNo', 'invoice', 'rejectNote', 'paidOn'], title: '副本' } } },
  pays: { by: ['approve', 'pay'], to: 'payee', amount: 'amount' },
  list: {
    columns: ['project', 'type', 'secondary', 'title', 'amount', 'month', 'payee', 'invoiceNo', 'status', 'paidOn'],
    under: { project: ['month'], type: ['secondary'], payee: ['paidOn'], title: ['invoiceNo'] },
    filters: ['project', 'type', 'secondary', 'month', 'payee', 'status'],
    sums: ['amount'],
    summed: {
      where: { status: ['approved', 'paid'] },
      says: ['只算已审批和已付款的，与利润一致', 'Of what is approved or paid, as profit is'],
    },
    bulk: ['submit', 'approve', 'pay'],
  },
  queue: {
    tabs: [
      { label: ['待审批', 'To approve'], filter: { status: 'submitted' } },
      { label: ['待付款', 'To pay'], filter: { status: 'approved' } },
    ],
    since: 'updatedAt',
    within: 1440,
    decide: { approve: 'p', pay: 'm', reject: 'r' },
    shows: ['title', 'amount', 'payee', 'project', 'type', 'secondary', 'month', 'taxRate', 'invoiceNo', 'invoice', 'remark', 'createdBy'],
    beside: [
      { record: 'project' },
      {
        list: 'projectExpenditure',
        label: ['同一项目的支出', 'Of the same project'],
        by: { project: 'project' },
        shows: ['title', 'amount', 'month', 'status'],
      },
    ],
  },
  form: [
    ['支出', 'Expenditure', ['project', 'type'], 'secondary', 'category', 'title', ['amount', 'taxRate'], 'month'],
    ['收款', 'Payee', 'payee', 'partner'],
    ['票据与付款', 'Invoice and payment', 'invoiceNo', 'invoice', 'rejectNote', 'paidOn', 'remark'],
  ],
  rules: {
    typeIsExpenditure: [
      { sheet: 1, refer: 'type', where: { type: 'expenditure' } },
      { refer: 'secondary', where: { type: 'secondary' }, same: [['parent', 'type']] },
      { by: 'namesSecondary' },
    ],
    enteredWhileRunning: [
      {
        sheet: 2,
        refer: 'project',
        where: { status: ['running', 'settling'] },
        on: 'save',
        say: ['项目须在进行中或结算中', 'The project must be running or settling'],
      },
      { by: 'monthWithinProject' },
    ],
    lockedOnceAgreed: { sheet: 3, by: 'lockedOnceAgreed', locks: true, on: ['save', 'remove', 'submit', 'approve', 'reject', 'pay'] },
    approvedBySomeoneElse: [
      { sheet: 4, by: 'withinBudget', on: ['approve'], per: ['project'] },
      { may: ['approve'], who: { not: 'creator' } },
      { move: 'reject', needs: ['rejectNote'] },
      { may: ['approve', 'reject', 'pay'], who: { right: 'finance' } },
    ],
    payNeedsDateAndInvoice: [
      {
        sheet: 5,
        compare: ['paidOn', '<=', { now: 'today' }],
        when: { paidOn: { changed: true } },
        say: ['付款日期不能晚于今天', 'The day of payment cannot be after today'],
      },
      { move: 'pay', needs: ['paidOn'] },
      { move: 'pay', needs: ['invoiceNo'], when: { any: [{ partner: { set: false } }, { 'partner.taxMode': { not: 'labour' } }] } },
      { unique: ['payee', 'invoiceNo'] },
    ],
    editableUntilSubmitted: [
      { sheet: 6, lock: { status: ['submitted', 'approved', 'paid'] }, but: ['invoiceNo', 'invoice', 'paidOn', 'rejectNote', 'remark'] },
      { remove: { in: ['draft', 'rejected'] } },
    ],
    dashboardShowsExpenditure: { sheet: 7, carried: 'dashboards.expenditure' },
    onlyOwnersEdit: { by: 'ownProject', locks: true, on: ['save', 'remove', 'submit'] },
    entryFollowsLedger: { by: 'tellsEntry', on: ['save', 'remove', 'submit', 'approve', 'reject', 'pay'] },
  },
  dashboards: { expenditure: projectExpenditureDashboard },
  home: { todos: [{ label: ['支出待审批', 'Expenditures to approve'], filter: { status: 'submitted' } }] },
})
export type ProjectExpenditure = RecordOf<typeof projectExpenditure>

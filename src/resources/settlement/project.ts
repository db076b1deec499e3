import { entity, f, type RecordOf } from '#declare'

/** A costed undertaking (course production, offline event, co-branded issue) with its income, expenditure and profit; project owners keep it, finance closes it. */
export const project = entity('project', ['项目', 'Project'], {
  fields: {
    projectNo: f.code('项目编号', 'Project no', { required: true, unique: true, pattern: '^[A-Z]{2,4}[0-9]{6,8}$', search: true }),
    name: f.text('项目名称', 'Name', { required: true, max: 40, unique: true, search: true }),
    projectType: f.ref('项目类型', 'Project type', { to: 'financeType', required: true }),
    department: f.choice('所属部门', 'Department', { required: true }, [
      { editorial: ['编辑部', 'Editorial'], course: ['课程中心', 'Courses'], audio: ['音频中心', 'Audio'] },
      { business: ['商务合作', 'Partnerships'], operation: ['用户运营', 'Operations'], event: ['活动会展', 'Events'] },
    ]),
    owner: f.ref('项目负责人', 'Owner', { to: 'portalUser', required: true }),
    company: f.ref('合作企业', 'Partner company', { to: 'company', onDelete: 'setNull' }),
    term: f.period('项目周期', 'Term', { required: true }),
    incomePlan: f.money('预计收入', 'Planned income', { required: true, min: 0 }),
    expensePlan: f.money('预算支出', 'Budget', { required: true, min: 0 }),
    income: f.computed('实际收入', 'Income', { from: { open: "net of the project's confirmed incomes" } }),
    expense: f.computed('实际支出', 'Expenditure', { from: { open: "sum of the project's approved and paid expenditures" } }),
    profit: f.computed('利润', 'Profit', { from: { open: 'income - expense' } }),
    profitRate: f.computed('利润率', 'Profit rate', { from: { open: 'profit / income, empty when income is 0' } }),
    budgetUsed: f.computed('预算执行率', 'Budget used', { from: { open: 'expense / expensePlan, red above 100%' } }),
    files: f.list('附件', 'Attachments', 10, [
      { name: f.text('名称', 'Name', { required: true, max: 40 }), file: f.file('文件', 'File', { required: true }) },
    ]),
    remark: f.longText('备注', 'Remark', { max: 500 }),
  },
  states: [
    { preparing: ['立项中', 'Preparing'], running: ['进行中', 'Running'] },
    { settling: ['结算中', 'Settling'], closed: ['已结项', 'Closed'], cancelled: ['已取消', 'Cancelled'] },
  ],
  moves: {
    start: { label: ['开始', 'Start'], from: ['preparing'], to: 'running' },
    settle: { label: ['结算', 'Settle'], from: ['running'], to: 'settling' },
    close: { from: ['settling'], to: 'closed' },
    reopen: { from: ['closed', 'settling'], to: 'running' },
    cancel: { from: ['preparing'], to: 'cancelled', confirm: 'yes' },
  },
  actions: {
    exportProfit: {
      label: ['导出利润表', 'Export profit'],
      on: 'list',
      later: 'spreadsheet of the filtered projects, income, expenditure and profit by month and category',
    },
  },
  list: {
    columns: [
      ['projectNo', 'name', 'projectType', 'department', 'owner', 'term'],
      ['income', 'expense', 'profit', 'profitRate', 'budgetUsed', 'status'],
    ],
    filters: ['name', 'projectType', 'department', 'owner', 'status', 'term'],
    bulk: [],
  },
  form: [
    ['基本信息', 'Basics', 'projectNo', 'name', ['projectType', 'department'], ['owner', 'company'], 'term'],
    ['预算', 'Budget', ['incomePlan', 'expensePlan']],
    ['执行', 'Actuals', 'income', 'expense', 'profit', 'profitRate', 'budgetUsed'],
    ['资料', 'Papers', 'files', 'remark'],
  ],
  standIn: true,
})
export type Project = RecordOf<typeof project>

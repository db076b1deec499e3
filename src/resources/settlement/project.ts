import { entity, f, type RecordOf } from '#declare'
import { projectData, projectOverview } from './projectDashboards.ts'

const departments = [
  { editorial: ['编辑部', 'Editorial'], course: ['课程中心', 'Courses'], audio: ['音频中心', 'Audio'] },
  { business: ['商务合作', 'Partnerships'], operation: ['用户运营', 'Operations'], event: ['活动会展', 'Events'] },
] as const

/** A costed undertaking (course production, offline event, co-branded issue) with its income, expenditure and profit; project owners keep it, finance closes it. */
export const project = entity('project', ['项目', 'Project'], {
  fields: {
    projectNo: f.code('项目编号', 'Project no', { required: true, unique: true, pattern: '^[A-Z]{2,4}[0-9]{6,8}$', search: true }),
    name: f.text('项目名称', 'Name', { required: true, max: 40, unique: true, search: true }),
    projectType: f.ref('项目类型', 'Project type', { to: 'financeType', required: true }),
    department: f.choice('所属部门', 'Department', { required: true }, departments),
    owner: f.ref('项目负责人', 'Owner', { to: 'portalUser', required: true }),
    company: f.ref('合作企业', 'Partner company', { to: 'company', onDelete: 'setNull' }),
    term: f.period('项目周期', 'Term', { required: true }),
    incomePlan: f.money('预计收入', 'Planned income', { required: true, min: 0 }),
    expensePlan: f.money('预算支出', 'Budget', { required: true, min: 0 }),
    income: f.computed('实际收入', 'Income', { as: 'money', from: { sum: 'net', over: 'projectIncome', where: { status: 'confirmed' } } }),
    expense: f.computed('实际支出', 'Expenditure', {
      as: 'money',
      from: { sum: 'amount', over: 'projectExpenditure', where: { status: ['approved', 'paid'] } },
    }),
    profit: f.computed('利润', 'Profit', { as: 'money', from: { minus: ['income', 'expense'] } }),
    profitRate: f.computed('利润率', 'Profit rate', { as: 'percent', from: { part: [{ times: ['profit', 100] }, 'income'], digits: 2 } }),
    budgetUsed: f.computed('预算执行率', 'Budget used', {
      as: 'percent',
      bar: true,
      from: { part: [{ times: ['expense', 100] }, 'expensePlan'], digits: 2 },
    }),
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
    settle: { label: ['转入结算', 'Settle'], from: ['running'], to: 'settling' },
    close: { label: ['结项', 'Close'], from: ['settling'], to: 'closed', confirm: 'yes' },
    reopen: { from: ['closed', 'settling'], to: 'running' },
    cancel: { label: ['取消立项', 'Cancel'], from: ['preparing'], to: 'cancelled', confirm: 'yes' },
  },
  actions: {
    incomes: { label: ['收入', 'Incomes'], on: ['row', 'form'], opens: 'projectIncome', by: 'project' },
    expenditures: { label: ['支出', 'Expenditures'], on: ['row', 'form'], opens: 'projectExpenditure', by: 'project' },
    data: { label: ['项目数据', 'Figures'], runs: 'data', page: '/financial/profit/data' },
    figures: { label: ['项目数据', 'Figures'], on: ['row', 'form'], page: '/financial/profit/data', by: 'project' },
    exportProfit: {
      label: ['导出利润表', 'Export profit'],
      on: 'list',
      gives: 'file',
      asks: {
        department: f.choice('所属部门', 'Department', departments),
        status: f.choice('状态', 'State', {
          running: ['进行中', 'Running'],
          settling: ['结算中', 'Settling'],
          closed: ['已结项', 'Closed'],
        }),
        owner: f.ref('项目负责人', 'Owner', { to: 'portalUser' }),
        from: f.text('起始月份', 'From month', { pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$', help: ['如 2026-10', 'Like 2026-10'] }),
        until: f.text('截止月份', 'Until month', { pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$', help: ['如 2026-10', 'Like 2026-10'] }),
      },
    },
  },
  dashboards: { data: projectData, overview: projectOverview },
  list: {
    columns: [
      ['projectNo', 'name', 'projectType', 'department', 'owner', 'term'],
      ['income', 'expense', 'profit', 'profitRate', 'budgetUsed', 'status'],
    ],
    under: { name: ['projectNo'], projectType: ['department'], profit: ['profitRate'] },
    filters: ['name', 'projectType', 'department', 'owner', 'status', 'term'],
    bulk: [],
  },
  form: [
    ['基本信息', 'Basics', 'projectNo', 'name', ['projectType', 'department'], ['owner', 'company'], 'term'],
    ['预算', 'Budget', ['incomePlan', 'expensePlan']],
    ['执行', 'Actuals', 'income', 'expense', 'profit', 'profitRate', 'budgetUsed'],
    ['资料', 'Papers', 'files', 'remark'],
  ],
  rules: {
    typeIsProjectType: [{ sheet: 1, refer: 'projectType', where: { type: 'projectType' } }, { carried: 'fields.term' }],
    enteredWhileRunning: [{ sheet: 2, see: 'projectIncome#enteredWhileRunning' }, { see: 'projectExpenditure#enteredWhileRunning' }],
    closeNeedsAgreedEntries: [
      {
        sheet: 3,
        move: 'close',
        needs: [
          { none: 'projectEntry', where: { project: 'id', status: ['pending', 'disputed'] } },
          { none: 'projectIncome', where: { project: 'id', status: 'expected' } },
          { none: 'projectExpenditure', where: { project: 'id', status: ['draft', 'submitted'] } },
        ],
      },
      { move: 'reopen', needs: ['remark'] },
      { may: ['close', 'reopen'], who: 'admin' },
    ],
    projectNoNeverChanges: [
      { sheet: 4, freeze: ['projectNo'] },
      { remove: { without: ['projectIncome', 'projectExpenditure', 'projectEntry', 'references'] } },
    ],
    onlyOwnersEdit: { sheet: 5, by: 'ownersOnly', locks: true, on: ['save', 'remove', 'start', 'settle', 'close', 'reopen', 'cancel'] },
    dashboardShowsProject: { sheet: 6, carried: 'dashboards.data' },
    dashboardShowsOverview: { sheet: 7, carried: 'dashboards.overview' },
    overBudgetIsMarked: { mark: { status: 'running', budgetUsed: { gt: 100 } }, as: ['超预算', 'Over budget'] },
  },
})
export type Project = RecordOf<typeof project>

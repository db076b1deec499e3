import { dashboard } from '#declare'

/** What projects spend, on what, and where it goes. */
export const projectExpenditureDashboard = dashboard({
  screen: '/financial/statistics/expenditure',
  range: { unit: 'month', default: 12, presets: [6, 12, 24], longest: 60 },
  sources: { spent: { of: 'projectExpenditure', at: 'month' } },
  measures: {
    amount: { label: ['支出金额', 'Expenditure'], sum: 'amount', where: { status: ['approved', 'paid'] }, good: 'down' },
    paid: { label: ['已付款', 'Paid'], sum: 'amount', where: { status: 'paid' } },
    owed: { label: ['待付款', 'To be paid'], sum: 'amount', where: { status: 'approved' } },
    waiting: { label: ['待审批', 'To approve'], sum: 'amount', where: { status: 'submitted' } },
    count: { label: ['笔数', 'Payments'], count: true, where: { status: ['approved', 'paid'] } },
  },
  dimensions: {
    type: 'type',
    secondary: { path: 'secondary', empty: ['无二级类型', 'No secondary type'] },
    project: 'project',
    department: 'project.department',
  },
  filters: ['department', 'type', 'project'],
  cards: ['amount', 'paid', 'owed', 'waiting'],
  compare: ['before', 'yearAgo'],
  panels: {
    months: { kind: 'line', label: ['每月支出', 'By month'], measures: ['amount', 'paid'], wide: true },
    types: { kind: 'shares', label: ['支出类型', 'By type'], by: 'type', measures: ['amount'] },
    departments: { kind: 'bars', label: ['部门', 'By department'], by: 'department', measures: ['amount', 'count'] },
    secondaries: { kind: 'bars', label: ['二级类型', 'By secondary type'], by: 'secondary', measures: ['amount', 'count'] },
    projects: { kind: 'rank', label: ['项目支出前 20', 'Top 20 projects'], by: 'project', measures: ['amount', 'count'], top: 20 },
    table: {
      kind: 'table',
      label: ['按月与类型', 'By month and type'],
      by: ['time', 'type'],
      measures: ['amount', 'paid', 'owed', 'count'],
      wide: true,
    },
  },
})

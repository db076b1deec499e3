import { dashboard } from '#declare'

const months = { unit: 'month', default: 12, presets: [6, 12, 24], longest: 120 } as const
const sources = {
  incomes: { of: 'projectIncome', at: 'month', where: { status: 'confirmed' } },
  expenditures: { of: 'projectExpenditure', at: 'month', where: { status: ['approved', 'paid'] } },
  projects: { of: 'project' },
} as const
const measures = {
  income: { label: ['实际收入', 'Income'], in: 'incomes', sum: 'net', good: 'up' },
  expense: { label: ['实际支出', 'Expenditure'], in: 'expenditures', sum: 'amount', good: 'down' },
  profit: { label: ['利润', 'Profit'], minus: ['income', 'expense'], good: 'up' },
  profitRate: { label: ['利润率', 'Profit rate'], part: ['profit', 'income'], good: 'up' },
} as const
const trend = {
  kind: 'line',
  label: ['每月收支与利润', 'Income, expenditure and profit by month'],
  measures: ['income', 'expense', 'profit'],
  wide: true,
} as const

/** One project by month and category, against its plan. */
export const projectData = dashboard({
  screen: '/financial/profit/data',
  range: { ...months, default: 24 },
  sources,
  measures: {
    ...measures,
    incomePlan: { label: ['预计收入', 'Planned'], in: 'projects', sum: 'incomePlan' },
    expensePlan: { label: ['预算', 'Budget'], in: 'projects', sum: 'expensePlan' },
  },
  dimensions: {
    project: { in: { incomes: 'project', expenditures: 'project', projects: 'id' } },
    category: { in: { incomes: 'category', expenditures: 'category' }, empty: ['未归类', 'In no category'] },
  },
  one: 'project',
  cards: [{ measure: 'income', plan: 'incomePlan' }, { measure: 'expense', plan: 'expensePlan' }, 'profit', 'profitRate'],
  panels: {
    months: trend,
    incomes: { kind: 'bars', label: ['收入构成', 'Income by category'], by: 'category', measures: ['income'] },
    expenses: { kind: 'bars', label: ['支出构成', 'Expenditure by category'], by: 'category', measures: ['expense'] },
    table: {
      kind: 'table',
      label: ['按月与类别', 'By month and category'],
      by: ['time', 'category'],
      measures: ['income', 'expense', 'profit'],
      wide: true,
    },
  },
})

/** All projects together, by type and department, with those that earn and lose most. */
export const projectOverview = dashboard({
  screen: '/financial/profit/projectOverview',
  range: months,
  sources,
  measures,
  dimensions: {
    project: { in: { incomes: 'project', expenditures: 'project' } },
    type: { in: { incomes: 'project.projectType', expenditures: 'project.projectType' } },
    department: { in: { incomes: 'project.department', expenditures: 'project.department' } },
  },
  filters: ['type', 'department'],
  cards: ['income', 'expense', 'profit', 'profitRate'],
  compare: ['before', 'yearAgo'],
  panels: {
    months: trend,
    departments: {
      kind: 'bars',
      label: ['各部门', 'By department'],
      by: 'department',
      measures: ['income', 'expense', 'profit', 'profitRate'],
    },
    types: { kind: 'bars', label: ['各项目类型', 'By project type'], by: 'type', measures: ['income', 'expense', 'profit', 'profitRate'] },
    best: { kind: 'rank', label: ['利润最高', 'Most profit'], by: 'project', measures: ['profit', 'profitRate'], top: 10 },
    worst: { kind: 'rank', label: ['利润最低', 'Least profit'], by: 'project', measures: ['profit', 'profitRate'], top: 10, least: true },
  },
})

import { b, bulkKind, columnOf } from '#declare'
import { projectEntry as entry } from '#resources/settlement/projectEntry.ts'

const { project, category, financeAmount } = entry.fields

/** What finance's books say of projects, month by month, beside the portal's own ledger. */
export const projectEntry = bulkKind('projectEntry', ['项目利润导入', 'Project profit'], {
  about: [
    '导入财务账的月度金额，与业务台账核对；已有金额的条目列出新旧，核对一致的不能覆盖',
    "Takes in the amounts of finance's books to be checked against the ledger; amounts that stand show old and new, agreed entries stay",
  ],
  template: '项目利润导入模板.xlsx',
  most: 10_000,
  screen: '/financial/profit/import',
  who: { rights: ['finance'], menus: ['财务结算'] },
  did: ['已导入', 'imported'],
  columns: {
    project: columnOf(project, { label: ['项目编号', 'Project no.'], by: ['projectNo', 'name'], example: 'XM202601' }),
    month: b.month('月份', 'Month', { required: true, closed: true, example: '2025-06' }),
    category: columnOf(category, { label: ['类别编码', 'Category code'], by: ['code', 'name'], example: 'I01' }),
    financeAmount: columnOf(financeAmount, { label: ['金额（元）', 'Amount (¥)'], required: true, example: '-320.00' }),
  },
  same: { as: ['project', 'month', 'category'] },
  total: { of: ['财务账金额', 'finance figures'], reported: true, per: ['project', 'month'] },
  writes: {
    to: 'projectEntry',
    as: 'portal',
    by: ['project', 'month', 'category'],
    first: { disputed: 'reopen' },
    stays: { agreed: 'B16' },
    keeps: { batchNo: 'batchNo', rowNo: 'rowNo' },
    amount: 'financeAmount',
  },
  adds: {
    action: b.text('动作', 'Action', { max: 20 }),
    portalAmount: b.money('业务台账金额', 'Portal amount', { min: -10_000_000_000, max: 10_000_000_000 }),
    difference: b.money('差额', 'Difference', { min: -10_000_000_000, max: 10_000_000_000 }),
  },
})

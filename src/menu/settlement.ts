import { menuGroup } from '#declare'

/** What partners are paid, and what projects earn. */
export const settlement = menuGroup(['财务结算', 'Settlement'], { icon: 'Paid', roles: ['admin', 'editor'] }, [
  { path: '/financial', label: ['财务结算', 'Settlement'], kind: 'redirect', hidden: true, to: '/financial/single' },
  { path: '/financial/single', label: ['单品结算', 'Single settlement'], kind: 'list', entity: 'settlementSingle', keepAlive: true },
  {
    path: '/financial/single/detail',
    label: ['单品结算明细', 'Single settlement detail'],
    kind: 'page',
    entity: 'settlementSingle',
    hidden: true,
    parent: '/financial/single',
  },
  { path: '/financial/single/import', label: ['单品结算导入', 'Single settlement import'], kind: 'bulk', entity: 'settlementSingle' },
  menuGroup(['VIP', 'VIP'], { icon: 'WorkspacePremium' }, [
    { path: '/financial/vip', label: ['VIP结算', 'VIP settlement'], kind: 'list', entity: 'settlementVip', keepAlive: true },
    {
      path: '/financial/vip/detail',
      label: ['VIP结算明细', 'VIP settlement detail'],
      kind: 'page',
      entity: 'settlementVip',
      hidden: true,
      parent: '/financial/vip',
    },
    { path: '/financial/vip/partners', label: ['结算合作方', 'Settlement partners'], kind: 'resource', entity: 'settlementPartner' },
  ]),
  menuGroup(['项目', 'Projects'], { icon: 'Assessment' }, [
    { path: '/financial/profit', label: ['项目利润', 'Project profit'], kind: 'list', entity: 'project', keepAlive: true },
    { path: '/financial/profit/import', label: ['利润导入', 'Profit import'], kind: 'bulk', entity: 'projectEntry' },
    {
      path: '/financial/profit/add',
      label: ['新增项目', 'Add project'],
      kind: 'alias',
      entity: 'project',
      hidden: true,
      parent: '/financial/profit',
    },
    { path: '/financial/profit/expenditure', label: ['支出', 'Expenditure'], kind: 'resource', entity: 'projectExpenditure' },
    { path: '/financial/profit/income', label: ['收入', 'Income'], kind: 'resource', entity: 'projectIncome' },
    { path: '/financial/profit/data', label: ['项目数据', 'Project data'], kind: 'dashboard', entity: 'project' },
    {
      path: '/financial/profit/projectOverview',
      label: ['项目总览', 'Project overview'],
      kind: 'dashboard',
      entity: 'project',
      whitelist: true,
    },
    { path: '/financial/profit/profitCheck', label: ['利润核对', 'Profit check'], kind: 'list', entity: 'projectEntry' },
    {
      path: '/financial/profit/categoryDescription',
      label: ['类别说明', 'Category description'],
      kind: 'resource',
      entity: 'projectCategory',
    },
  ]),
  menuGroup(['统计', 'Statistics'], { icon: 'PieChart' }, [
    {
      path: '/financial/statistics/expenditure',
      label: ['支出统计', 'Expenditure statistics'],
      kind: 'dashboard',
      entity: 'projectExpenditure',
    },
    { path: '/financial/statistics/partner', label: ['合作方统计', 'Partner statistics'], kind: 'dashboard', entity: 'settlementPartner' },
  ]),
  menuGroup(['设置', 'Settings'], { icon: 'Tune' }, [
    { path: '/financial/set', label: ['结算设置', 'Settlement settings'], kind: 'page' },
    { path: '/financial/set/expenditure', label: ['支出类型', 'Expenditure types'], kind: 'resource', entity: 'financeType' },
    { path: '/financial/set/secondary', label: ['二级类型', 'Secondary types'], kind: 'resource', entity: 'financeType' },
    { path: '/financial/set/projectType', label: ['项目类型', 'Project types'], kind: 'resource', entity: 'financeType' },
    { path: '/financial/set/channel', label: ['渠道', 'Channels'], kind: 'resource', entity: 'financeType' },
    { path: '/financial/set/incomeType', label: ['收入类型', 'Income types'], kind: 'resource', entity: 'financeType' },
  ]),
])

import { entity, f, type RecordOf } from '#declare'

/** A set of partner companies that share packages and a page (a bank's system, a union federation); the partnership operator keeps a dozen of them. */
export const companyGroup = entity('companyGroup', ['合作方分组', 'Company group'], {
  fields: {
    name: f.text('分组名称', 'Name', { required: true, max: 20, unique: true, search: true }),
    type: f.choice(
      '适用类型',
      'For',
      { standard: ['普通合作方', 'Standard'], bank: ['工行合作方', 'Bank'] },
      { required: true, default: 'standard' },
    ),
    packages: f.refs('共享产品包', 'Shared packages', { to: 'productPackage', onDelete: 'restrict' }),
    page: f.ref('共享页面', 'Shared page', { to: 'companyPage', onDelete: 'restrict' }),
    owner: f.ref('负责人', 'Owner', { to: 'portalUser' }),
    note: f.text('说明', 'Note', { max: 100 }),
    position: f.order('排序', 'Order'),
    companyCount: f.count('合作方数', 'Companies'),
  },
  actions: {
    members: {
      label: ['管理成员', 'Manage members'],
      on: 'row',
      later: ['后续提供', 'picks companies in and out of the group (company/grouping)'],
    },
  },
  list: {
    columns: ['position', 'name', 'type', 'companyCount', 'packages', 'page', 'owner'],
    filters: ['name', 'type', 'owner'],
    sort: 'position',
  },
  rules: {
    4: { remove: { without: ['references'] } },
  },
})
export type CompanyGroup = RecordOf<typeof companyGroup>

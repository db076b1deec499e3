import { entity, f, type RecordOf } from '#declare'
import { companyTypes } from '#resources/choices.ts'

/** A set of partner companies that share packages and a page (a bank's system, a union federation); the partnership operator keeps a dozen of them. */
export const companyGroup = entity('companyGroup', ['合作方分组', 'Company group'], {
  fields: {
    name: f.text('分组名称', 'Name', { required: true, max: 20, unique: true, search: true }),
    type: f.choice('适用类型', 'For', 'standard', companyTypes),
    packages: f.refs('共享产品包', 'Shared packages', { to: 'productPackage' }),
    page: f.ref('共享页面', 'Shared page', { to: 'companyPage' }),
    owner: f.ref('负责人', 'Owner', { to: 'portalUser' }),
    note: f.text('说明', 'Note', { max: 100 }),
    position: f.order('排序', 'Order'),
    companyCount: f.count('合作方数', 'Companies', { of: { count: 'company' } }),
  },
  actions: {
    members: {
      label: ['管理成员', 'Manage members'],
      on: ['row', 'form'],
      when: { type: 'standard' },
      page: '/partner/partnerManage',
      by: 'group',
    },
    bankMembers: {
      label: ['管理成员', 'Manage members'],
      on: ['row', 'form'],
      when: { type: 'bank' },
      page: '/partner/partnerManageICBC',
      by: 'group',
    },
  },
  list: {
    columns: ['position', 'name', 'type', 'companyCount', 'packages', 'page', 'owner'],
    filters: ['name', 'type', 'owner'],
    export: false,
  },
  rules: {
    companiesOfSameType: [
      { sheet: 1, see: 'company#groupOfSameType' },
      { freeze: ['type'], once: { some: 'company' } },
    ],
    packagesAddToCompanies: [
      { sheet: 2, carried: 'actions.distribution' },
      { note: ['移除产品包不影响已开通的成员', 'A package taken out stays with members entitled before'], reader: 'app' },
    ],
    pageIsATemplate: [
      { sheet: 3, refer: 'page', where: { template: true }, same: [['type', 'type']] },
      { note: ['没有已发布页面的成员显示共享页面', 'Serves members without a published page of their own'], reader: 'app' },
    ],
    deletableWhenUnused: { sheet: 4, remove: { without: ['references'] } },
  },
})
export type CompanyGroup = RecordOf<typeof companyGroup>

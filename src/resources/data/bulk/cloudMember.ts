import { b, bulkKind, columnOf, f } from '#declare'
import { cloudMember as member } from '#resources/partners/cloudMember.ts'

const { name, phone, employeeNo } = member.fields

/** Members let into a cloud enterprise; each takes a seat. */
export const cloudMember = bulkKind('cloudMember', ['云企业成员导入', 'Cloud members'], {
  about: [
    '把名单里的人加入一个云企业，每人占用一个名额；企业在上传时选择',
    'Lets the people of a list into a cloud enterprise, chosen with the upload; each takes a seat',
  ],
  template: '云企业成员导入模板.xlsx',
  most: 5000,
  screen: '/datas/import',
  who: { update: 'cloudEnterprise', menus: ['合作伙伴'] },
  did: ['已加入', 'let in'],
  options: { enterprise: f.ref('云企业', 'Cloud enterprise', { to: 'cloudEnterprise', required: true }) },
  columns: {
    name: columnOf(name, { example: '沈一' }),
    phone: columnOf(phone, { example: '19900000001' }),
    employeeNo: columnOf(employeeNo, { example: 'A01' }),
  },
  same: { as: ['phone'] },
  writes: {
    to: 'cloudMember',
    as: 'portal',
    by: ['enterprise', 'phone'],
    does: 'make',
    fixed: { joinedBy: 'import' },
    keeps: { now: 'joinedAt' },
  },
  adds: { action: b.text('动作', 'Action', { max: 20 }) },
})

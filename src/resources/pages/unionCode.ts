import { entity, f, type RecordOf } from '#declare'

/** A partner's code, imported for a union membership and given to one who bought it. */
export const unionCode = entity('unionCode', ['联合会员兑换码', 'Union code'], {
  fields: {
    unionVip: f.ref('联合会员', 'Union VIP', { to: 'unionVip', required: true, onDelete: 'cascade' }),
    code: f.code('兑换码', 'Code', { required: true, max: 60 }),
    sale: f.ref('销售', 'Sale', { to: 'unionSale' }),
    givenAt: f.dateTime('发放时间', 'Given at'),
  },
  rules: {
    comesFromPortal: [
      { from: 'portal', create: false, remove: false },
      { unique: ['unionVip', 'code'] },
      { unique: ['sale'] },
      { remove: { without: ['sale'] } },
      { by: 'soldOnesStay', on: ['remove'] },
      { by: 'stockFollows', on: ['create', 'remove'] },
    ],
    codeIsMasked: { mask: ['code'], keep: '2…2', search: 'whole', export: 'never' },
  },
})
export type UnionCode = RecordOf<typeof unionCode>

import { b, bulkKind, columnOf, f } from '#declare'
import { unionCode as coded } from '#resources/pages/unionCode.ts'

const { code } = coded.fields

/** A partner's codes for a union membership; each is one more to sell. */
export const unionCode = bulkKind('unionCode', ['联合会员兑换码导入', 'Codes of a union VIP'], {
  about: [
    '为一个以兑换码发放的联合会员导入合作方的兑换码，商品在上传时选择；已在库中的跳过，剩余可售随之增加',
    "Takes in the partner's codes for a union membership, chosen with the upload; codes that are there are skipped, what is left to sell grows along",
  ],
  template: '联合会员兑换码导入模板.xlsx',
  most: 20_000,
  screen: '/datas/import',
  who: { update: 'unionVip' },
  did: ['已入库', 'taken in'],
  undo: [
    '未发出的兑换码删除，剩余可售随之减少；已发出的、已售待发的数量保留，逐行说明',
    'Codes that were not given go, and what is left to sell falls along; those given, and as many as are sold, stay, told row by row',
  ],
  options: { unionVip: f.ref('联合会员', 'Union VIP', { to: 'unionVip', required: true, where: { delivery: 'code' } }) },
  columns: { code: columnOf(code, { also: ['券码', '卡密', '激活码', 'code'], example: 'LH-2026-0001' }) },
  same: { as: ['code'] },
  writes: { to: 'unionCode', as: 'portal', by: ['unionVip', 'code'], does: 'make', known: 'B25.there' },
  adds: { action: b.text('动作', 'Action', { max: 20 }) },
})

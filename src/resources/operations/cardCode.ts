import { entity, f, type RecordOf } from '#declare'

/** One printed card and its code; looked up for customer service, voided when lost. */
export const cardCode = entity('cardCode', ['卡码', 'Card code'], {
  path: 'oneCardOneCode/code',
  fields: {
    batch: f.ref('批次', 'Batch', { to: 'cardCodeBatch', onDelete: 'cascade' }),
    cardNo: f.code('卡号', 'Card number', { unique: true, search: true }),
    code: f.code('兑换码', 'Code', { unique: true, search: true }),
    link: f.computed('扫码链接', 'QR link', { from: { open: 'the H5 redeem address with the code' } }),
    user: f.ref('兑换用户', 'Used by', { to: 'appUser' }),
    phone: f.phone('兑换手机号', 'Phone', { search: true }),
    usedAt: f.dateTime('兑换时间', 'Used at'),
    voidReason: f.text('作废原因', 'Void reason', { max: 60 }),
    voidedBy: f.ref('作废人', 'Voided by', { to: 'portalUser' }),
  },
  states: { unused: ['未兑换', 'Unused'], used: ['已兑换', 'Used'], voided: ['已作废', 'Voided'], expired: ['已过期', 'Expired'] },
  moves: { voidCode: { label: ['作废', 'Void'], from: ['unused'], to: 'voided' }, restore: { from: ['voided'], to: 'unused' } },
  actions: { showCode: { label: ['查看完整码', 'Show code'], later: 'shows the code whole for 30 seconds; admin only, audited' } },
  list: {
    columns: ['cardNo', 'code', 'batch', 'phone', 'usedAt', 'voidReason', 'status'],
    filters: ['batch', 'cardNo', 'code', 'phone', 'status', 'usedAt'],
    sort: 'cardNo',
    bulk: ['voidCode'],
  },
  form: [
    ['卡码', 'Card', ['batch', 'cardNo'], 'code', 'link'],
    ['使用', 'Use', ['user', 'phone'], 'usedAt', 'voidReason', 'voidedBy'],
  ],
  standIn: true,
})
export type CardCode = RecordOf<typeof cardCode>

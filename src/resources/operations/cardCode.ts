import { entity, f, type RecordOf } from '#declare'

/** One printed card and its code; looked up for customer service, voided when lost. */
export const cardCode = entity('cardCode', ['卡码', 'Card code'], {
  path: 'oneCardOneCode/code',
  title: 'cardNo',
  fields: {
    batch: f.ref('批次', 'Batch', { to: 'cardCodeBatch', required: true, onDelete: 'cascade' }),
    cardNo: f.code('卡号', 'Card number', { unique: true, search: true }),
    code: f.code('兑换码', 'Code', { unique: true, search: true }),
    link: f.computed('扫码链接', 'QR link', { from: { by: 'link' } }),
    user: f.ref('兑换用户', 'Used by', { to: 'appUser' }),
    phone: f.phone('兑换手机号', 'Phone', { search: true }),
    usedAt: f.dateTime('兑换时间', 'Used at'),
    voidReason: f.text('作废原因', 'Void reason', { readOnly: true, max: 60 }),
    voidedBy: f.ref('作废人', 'Voided by', { to: 'portalUser' }),
  },
  states: { unused: ['未兑换', 'Unused'], used: ['已兑换', 'Used'], voided: ['已作废', 'Voided'], expired: ['已过期', 'Expired'] },
  moves: {
    voidCode: { label: ['作废', 'Void'], from: ['unused'], to: 'voided', asks: ['voidReason'] },
    restore: { from: ['voided'], to: 'unused' },
    use: { label: ['兑换', 'Redeem'], from: ['unused'], to: 'used', silent: true },
    expire: { label: ['到期', 'Expire'], from: ['unused'], to: 'expired', silent: true },
  },
  actions: { showCode: { label: ['查看完整码', 'Show code'] } },
  list: {
    columns: ['cardNo', 'code', 'batch', 'phone', 'usedAt', 'voidReason', 'status'],
    within: 'batch',
    filters: ['batch', 'cardNo', 'code', 'phone', 'status', 'usedAt'],
    sort: 'cardNo',
    bulk: ['voidCode'],
  },
  form: [
    ['卡码', 'Card', ['batch', 'cardNo'], 'code', 'link'],
    ['使用', 'Use', ['user', 'phone'], 'usedAt', 'voidReason', 'voidedBy'],
  ],
  rules: {
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        fields: ['code', 'user', 'phone', 'usedAt'],
        knownBy: ['code'],
        create: false,
        remove: false,
        moves: ['use'],
      },
      { from: 'portal', fields: ['batch', 'cardNo', 'voidReason', 'voidedBy'] },
      { freeze: ['code', 'cardNo', 'batch'] },
      { remove: 'never' },
    ],
    codeIsMasked: [
      { sheet: 2, mask: ['code'], keep: '2…2', search: 'whole', export: 'never' },
      { mask: ['link'], export: 'never' },
      { mask: ['phone'], keep: '3…4', unless: { right: 'personal' }, export: 'admin' },
    ],
    voidCodeNeedsReason: [
      { sheet: 3, move: 'voidCode', needs: ['voidReason'], set: { voidedBy: 'mover' } },
      { may: ['restore', 'showCode'], who: 'admin' },
      {
        move: 'restore',
        needs: [{ is: { 'batch.status': 'active', 'batch.period.end': { gt: { now: '' } } } }],
        set: { voidReason: null, voidedBy: null },
        say: ['批次已停用或已过期，不能恢复', 'The batch is stopped or over: nothing of it is restored'],
      },
      { at: 'batch.period.end', does: 'expire' },
    ],
    usedWithinBatchTerms: [
      { move: 'use', needs: ['user'], set: { usedAt: { now: '' } } },
      {
        move: 'use',
        needs: [{ is: { 'batch.status': 'active' } }, [{ now: '' }, 'within', 'batch.period']],
        say: ['批次未启用或不在有效期内', 'The batch is not active, or this is not its time'],
      },
      { limit: { most: 'batch.perUserLimit' }, per: ['batch', 'user'], where: { status: 'used' }, field: 'user' },
    ],
  },
})
export type CardCode = RecordOf<typeof cardCode>

import { entity, f, type RecordOf } from '#declare'
import { benefitFields, benefitOf } from './benefit.ts'

/** Codes that users redeem for content, magazines, VIP, coupons or read money; operators generate a batch, hand it to a partner as a file, and destroy leftovers. */
export const redeemCode = entity('redeemCode', ['兑换码', 'Redeem code'], {
  fields: {
    code: f.code('兑换码', 'Code', { required: true, unique: true, pattern: '^[A-HJ-NP-Z2-9]{12}$', search: true, readOnly: true }),
    batchNo: f.code('批次号', 'Batch no.', { required: true, search: true, readOnly: true }),
    batchName: f.text('批次名称', 'Batch', { required: true, max: 40, search: true }),
    channel: f.ref('发放渠道', 'Channel', { to: 'appChannel' }),
    company: f.ref('合作企业', 'Company', { to: 'company' }),
    benefits: f.list(
      '兑换权益',
      'Benefits',
      { required: true, min: 1, max: 5 },
      {
        kind: f.choice('类型', 'Kind', { required: true }, [
          { content: ['内容', 'Content'], magazine: ['杂志', 'Magazine'], vip: ['会员', 'VIP'] },
          { coupon: ['优惠券', 'Coupon'], readMoney: ['阅读币', 'Read money'], camp: ['训练营', 'Camp'] },
        ]),
        ...benefitFields,
        days: f.integer('天数（空为永久）', 'Days (empty for ever)', { min: 1, max: 3660 }),
      },
    ),
    quantity: f.integer('本批数量', 'Codes of the batch', { min: 1, max: 100000, default: 1 }),
    redeemPeriod: f.period('兑换期限', 'Redeem within', { required: true }),
    maxUses: f.integer('可兑次数', 'Uses', {
      min: 1,
      max: 100000,
      default: 1,
      help: ['一个码一共能兑几次', 'How often one code is redeemed in all'],
    }),
    uses: f.count('已兑次数', 'Used'),
    perUser: f.integer('同批每人限兑', 'Per user in a batch', { min: 1, max: 99, default: 1 }),
    newUserOnly: f.boolean('仅新用户', 'New users only', { default: false }),
    user: f.ref('兑换用户', 'Redeemed by', { to: 'appUser', readOnly: true }),
    redeemedAt: f.dateTime('兑换时间', 'Redeemed at', { readOnly: true }),
    destroyReason: f.text('销毁原因', 'Destroy reason', { readOnly: true, max: 100 }),
    note: f.text('备注', 'Note', { max: 100 }),
  },
  states: [
    { unused: ['未使用', 'Unused'], used: ['已使用', 'Used'], frozen: ['已冻结', 'Frozen'] },
    { expired: ['已过期', 'Expired'], destroyed: ['已销毁', 'Destroyed'] },
  ],
  moves: {
    freeze: { from: ['unused'], to: 'frozen' },
    unfreeze: { from: ['frozen'], to: 'unused' },
    redeem: { label: ['兑换', 'Redeem'], from: ['unused'], to: 'used', silent: true },
    expire: { label: ['到期', 'Expire'], from: ['unused', 'frozen'], to: 'expired', silent: true },
    destroy: { from: ['unused', 'frozen'], to: 'destroyed', confirm: 'yes' },
  },
  actions: {
    generate: { label: ['生成兑换码', 'Generate'], on: 'list', looks: 'generate', begins: 'redeemCode' },
    editBatch: {
      label: ['修改批次', 'Edit batch'],
      says: ['改动会写到本批所有未使用的兑换码。', 'What is changed is written to all unused codes of the batch.'],
      when: { status: 'unused' },
      otherwise: ['只有未使用的兑换码可以修改', 'Only unused codes are changed'],
      asks: ['batchName', 'redeemPeriod', 'channel', 'note'],
      runs: 'editBatch',
    },
    exportBatch: {
      label: ['导出本批', 'Export batch'],
      says: ['文件含完整兑换码，导出会记入操作日志。', 'The file holds the codes in full; that it was made is kept in the audit log.'],
      confirm: 'yes',
    },
  },
  list: {
    columns: ['code', 'batchNo', 'batchName', 'channel', 'benefits', 'redeemPeriod', 'uses', 'status', 'user', 'redeemedAt'],
    under: { batchName: ['batchNo'], user: ['redeemedAt'] },
    filters: ['code', 'batchNo', 'status', 'channel', 'company', 'redeemedAt'],
  },
  form: [
    ['批次', 'Batch', ['batchName', 'quantity'], ['channel', 'company'], 'redeemPeriod', 'note'],
    ['权益', 'Benefits', 'benefits', ['maxUses', 'perUser'], 'newUserOnly'],
    ['兑换', 'Redemption', ['code', 'batchNo'], ['uses', 'user'], 'redeemedAt', 'destroyReason'],
  ],
  rules: {
    codesAreRandom: [
      { sheet: 1, from: 'portal', fields: ['batchNo'], remove: false },
      { number: 'code', pattern: '{random 12}' },
      { number: 'batchNo', pattern: 'DH{YYYYMMDD}-{###}' },
      { by: 'makesTheOthers', on: ['create'] },
      { freeze: ['quantity'] },
      { mask: ['code'], keep: '4…4', unless: { right: 'export' }, search: 'whole' },
    ],
    usesWithinMaxUses: [
      { sheet: 2, from: 'app', fields: ['code', 'uses', 'user', 'redeemedAt'], knownBy: ['code'], moves: ['redeem', 'expire'] },
      { at: 'redeemPeriod.end', does: 'expire' },
      { by: 'countsUse', on: ['redeem'] },
      { compare: ['uses', '<=', 'maxUses'], field: 'maxUses' },
    ],
    benefitsFrozenOnceUsed: [
      { sheet: 3, freeze: ['benefits'], once: { some: 'redeemCode', where: { batchNo: 'batchNo', uses: { gt: 0 } } } },
      { pick: 'benefits.kind', of: { ...benefitOf, camp: 'benefits.target' } },
    ],
    destroyNeedsReason: [
      { sheet: 4, move: 'destroy', needs: ['destroyReason'] },
      { may: ['destroy'], who: { right: 'destroy' } },
      { carried: 'fields.redeemPeriod' },
      { compare: ['redeemPeriod.end', '>', { now: '' }], when: { redeemPeriod: { changed: true } } },
    ],
    exportNeedsRight: { may: ['exportBatch'], who: { right: 'export' } },
  },
  deviations: { quantity: '新建即生成一批：数量随第一张码填写，其余由任务生成' },
})
export type RedeemCode = RecordOf<typeof redeemCode>

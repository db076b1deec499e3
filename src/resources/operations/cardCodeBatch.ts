import { entity, f, type RecordOf } from '#declare'

/** A batch of printed cards each with its own code, for gifts, bookshops and partners; a few batches a month. */
export const cardCodeBatch = entity('cardCodeBatch', ['一卡一码批次', 'One-card-one-code batch'], {
  path: 'oneCardOneCode',
  fields: {
    name: f.text('批次名称', 'Name', { required: true, max: 30, search: true }),
    batchNo: f.code('批次号', 'Batch number', { unique: true, pattern: '^[A-Z0-9]{4,12}$', search: true }),
    kind: f.choice('卡类型', 'Card', { required: true }, [
      { vip: ['会员卡', 'Membership'], course: ['课程卡', 'Course'], magazine: ['数字刊年卡', 'Digital magazine'] },
      { issue: ['单期卡', 'Single issue'], coupon: ['优惠券卡', 'Coupon'] },
    ]),
    vipGoods: f.ref('会员商品', 'VIP goods', { to: 'vipGoods' }),
    courses: f.refs('课程', 'Courses', { to: 'catalog', max: 20 }),
    magazine: f.ref('杂志', 'Magazine', { to: 'magazine' }),
    issues: f.refs('期次', 'Issues', { to: 'issue', max: 20 }),
    coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
    quantity: f.integer('生成数量', 'Quantity', { required: true, min: 1, max: 50000 }),
    prefix: f.code('卡号前缀', 'Card number prefix', { pattern: '^[A-Z]{0,4}$' }),
    codeLength: f.integer('码长度', 'Code length', { required: true, min: 8, max: 16, default: 12 }),
    period: f.period('兑换有效期', 'Valid', { required: true }),
    perUserLimit: f.integer('每人可兑张数', 'Cards per user', { min: 1, max: 100, default: 1 }),
    purpose: f.choice('用途', 'Purpose', { required: true }, [
      { gift: ['赠送', 'Gift'], sale: ['售卖', 'Sale'], partner: ['合作方', 'Partner'] },
      { award: ['活动奖品', 'Award'], internal: ['内部', 'Internal'] },
    ]),
    company: f.ref('合作企业', 'Company', { to: 'company' }),
    unitPrice: f.money('结算单价', 'Settled price each', { min: 0, default: 0 }),
    remark: f.longText('备注', 'Remark', { max: 200 }),
    generated: f.count('已生成', 'Generated'),
    used: f.count('已兑换', 'Used'),
    voided: f.count('已作废', 'Voided'),
  },
  states: [
    { draft: ['草稿', 'Draft'], generating: ['生成中', 'Generating'], active: ['可兑换', 'Active'], disabled: ['已停用', 'Disabled'] },
  ],
  moves: {
    generate: { label: ['生成', 'Generate'], from: ['draft'], to: 'generating' },
    disable: { from: ['active'], to: 'disabled', confirm: 'yes' },
    enable: { from: ['disabled'], to: 'active' },
  },
  actions: {
    codes: { label: ['查看卡码', 'Codes'], later: 'opens the code list of this batch' },
    append: { label: ['追加生成', 'Append'], later: 'adds codes to an active batch up to 50000 in all and raises quantity' },
    exportCodes: {
      label: ['导出卡码', 'Export codes'],
      later:
        'a job writes card number, code and link for printing to an encrypted zip; admin only, audited, the first export marks the batch delivered',
    },
  },
  list: {
    columns: ['name', 'batchNo', 'kind', 'purpose', 'company', 'generated', 'used', 'voided', 'period', 'status'],
    filters: ['name', 'batchNo', 'kind', 'purpose', 'company', 'status'],
    bulk: ['disable'],
  },
  form: [
    ['批次', 'Batch', ['name', 'batchNo'], ['purpose', 'company'], 'unitPrice', 'remark'],
    ['权益', 'Grants', ['kind', 'vipGoods'], 'courses', 'magazine', 'issues', 'coupon'],
    ['生成规则', 'Codes', ['quantity', 'prefix'], 'codeLength', 'period', 'perUserLimit'],
  ],
  standIn: true,
})
export type CardCodeBatch = RecordOf<typeof cardCodeBatch>

import { entity, f, type RecordOf } from '#declare'
import { aCourse } from '#resources/aCourse.ts'

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
    generated: f.count('已生成', 'Generated', { of: { count: 'cardCode' } }),
    used: f.count('已兑换', 'Used', { of: { count: 'cardCode', where: { status: 'used' } } }),
    voided: f.count('已作废', 'Voided', { of: { count: 'cardCode', where: { status: 'voided' } } }),
    deliveredAt: f.dateTime('交付时间', 'Delivered at', { readOnly: true }),
  },
  states: [
    { draft: ['草稿', 'Draft'], generating: ['生成中', 'Generating'], active: ['可兑换', 'Active'], disabled: ['已停用', 'Disabled'] },
  ],
  moves: {
    generate: { label: ['生成', 'Generate'], from: ['draft'], to: 'generating' },
    disable: { from: ['active'], to: 'disabled', confirm: 'yes' },
    enable: { from: ['disabled'], to: 'active' },
    ready: { label: ['可兑换', 'Active'], from: ['generating'], to: 'active', silent: true },
  },
  actions: {
    codes: { label: ['查看卡码', 'Codes'], on: ['row', 'form'], opens: 'cardCode', by: 'batch' },
    append: {
      label: ['追加生成', 'Append'],
      says: ['再生成这么多个卡码，加进这一批，立刻可以兑换。', 'Makes so many more codes of this batch, which may be used at once.'],
      grants: true,
      when: { status: 'active' },
      otherwise: ['只有可兑换的批次能追加', 'Only an active batch gets more'],
      asks: { amount: f.integer('追加数量', 'How many more', { required: true, min: 1, max: 50000 }) },
    },
    exportCodes: {
      label: ['导出卡码', 'Export codes'],
      when: { status: ['active', 'disabled'] },
      otherwise: ['生成完成后才能导出', 'Codes are exported once they are generated'],
      says: [
        '生成加密的 zip，内含卡号、兑换码与扫码链接。密码请另行告知印厂；此次导出记入审计日志。',
        'An encrypted zip of card numbers, codes and links. Tell the printer the password another way; the export is audited.',
      ],
      asks: { password: f.text('压缩包密码', 'Password of the zip', { required: true, min: 16, max: 64, pattern: '^[!-~]{16,64}$' }) },
    },
  },
  list: {
    columns: ['name', 'batchNo', 'kind', 'purpose', 'company', 'generated', 'used', 'voided', 'period', 'status'],
    under: { name: ['batchNo'], purpose: ['company'], generated: ['used', 'voided'] },
    filters: ['name', 'batchNo', 'kind', 'purpose', 'company', 'status'],
    bulk: ['disable'],
  },
  form: [
    ['批次', 'Batch', ['name', 'batchNo'], ['purpose', 'company'], 'unitPrice', 'remark'],
    ['权益', 'Grants', ['kind', 'vipGoods'], 'courses', 'magazine', 'issues', 'coupon'],
    ['生成规则', 'Codes', ['quantity', 'prefix'], 'codeLength', 'period', 'perUserLimit'],
  ],
  rules: {
    referenceFollowsKind: [
      { sheet: 1, pick: 'kind', of: { vip: 'vipGoods', course: 'courses', magazine: 'magazine', issue: 'issues', coupon: 'coupon' } },
      { when: { purpose: 'partner' }, demand: ['company'] },
      { refer: 'coupon', where: { status: 'active' }, say: ['优惠券须在发放中', 'The coupon must be active'] },
    ],
    frozenOnceGenerated: [
      { sheet: 2, number: 'batchNo', pattern: 'P{YYMM}{random 4}' },
      { freeze: { allBut: ['name', 'period', 'perUserLimit', 'remark', 'quantity', 'deliveredAt'] }, once: { status: { not: 'draft' } } },
      { freeze: ['period.start', 'quantity'], once: { status: { not: 'draft' } } },
    ],
    codesAreRandom: [
      { sheet: 3, by: 'queuesCodes', on: ['generate'] },
      { from: 'portal', fields: ['deliveredAt'], moves: ['ready'] },
    ],
    deletableWhileDraft: [{ sheet: 4, remove: { in: ['draft'] } }, { see: 'cardCode#usedWithinBatchTerms' }],
    onlyAdminExportsCodes: [
      { may: ['exportCodes'], who: 'admin' },
      { move: 'generate', needs: [['period.end', '>', { now: '' }]], say: ['有效期已经过去', 'The time of validity is over'] },
      { compare: ['quantity', '<=', 50000] },
    ],
    endingSoonIsMarked: { mark: { status: 'active', 'period.end': { lt: { now: '+14d' } } }, as: ['即将到期', 'Ends soon'] },
    coursesAreCourseNodes: aCourse('courses'),
  },
})
export type CardCodeBatch = RecordOf<typeof cardCodeBatch>

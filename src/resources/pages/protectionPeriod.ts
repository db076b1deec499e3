import { entity, f, type RecordOf } from '#declare'
import { magazine } from '#resources/magazines/magazine.ts'

/** How long a new issue stays out of memberships, enterprise packages and gifts; one row per magazine, edited a few times a year by the magazine desk. */
export const protectionPeriod = entity('protectionPeriod', ['杂志保护期', 'Magazine protection period'], {
  title: 'called',
  fields: {
    magazine: f.ref('杂志', 'Magazine', { to: 'magazine', required: true, unique: true, onDelete: 'cascade' }),
    cycle: f.computed('刊期', 'Cycle', { as: 'choice', from: 'magazine.cycle', of: magazine.fields.cycle.of }),
    startBasis: f.choice('起算时间', 'Counted from', 'shelf', { shelf: ['上架时间', 'Shelf time'], issueDate: ['出刊日期', 'Issue date'] }),
    vipDays: f.integer('VIP会员保护天数', 'Days for VIP', { required: true, min: 0, max: 365, default: 7 }),
    digitalDays: f.integer('数字刊会员保护天数', 'Days for digital membership', { required: true, min: 0, max: 365, default: 0 }),
    knowledgeDays: f.integer('知识会员保护天数', 'Days for knowledge membership', { required: true, min: 0, max: 365, default: 30 }),
    companyDays: f.integer('政企客户保护天数', 'Days for companies', { required: true, min: 0, max: 365, default: 30 }),
    giftDays: f.integer('兑换与赠送保护天数', 'Days for codes and gifts', { required: true, min: 0, max: 365, default: 7 }),
    freeArticles: f.integer('保护期试读篇数', 'Free articles meanwhile', { min: 0, max: 20, default: 3 }),
    tip: f.text('保护期提示语', 'Notice shown', { max: 30, default: '本期为新刊，会员可于保护期后阅读' }),
    called: f.computed('名称', 'Name', { from: { words: ['magazine.title'] } }),
    effectiveFrom: f.date('生效日期', 'In force from', { required: true }),
    enabled: f.boolean('启用', 'Enabled', { default: true }),
    protectedCount: f.count('保护中期数', 'Issues under protection', { of: { count: 'issueProtection', where: { status: 'running' } } }),
    standing: f.json('生效前沿用的天数', 'Days until then', { readOnly: true }),
  },
  actions: {
    recompute: {
      label: ['重算在保护期次', 'Recompute'],
      on: ['row', 'bulk'],
      when: { protectedCount: { gt: 0 } },
      otherwise: ['该杂志没有在保护期的期次', 'No issue of this magazine is under protection'],
    },
  },
  list: {
    columns: [
      ['magazine', 'cycle', 'startBasis', 'vipDays', 'digitalDays', 'knowledgeDays'],
      ['companyDays', 'giftDays', 'protectedCount', 'effectiveFrom', 'enabled'],
    ],
    filters: ['magazine', 'enabled', 'startBasis', 'effectiveFrom'],
    sort: '-protectedCount',
    bulk: ['recompute'],
  },
  form: [
    ['杂志', 'Magazine', ['magazine', 'startBasis'], ['effectiveFrom', 'enabled']],
    ['保护天数', 'Days', ['vipDays', 'digitalDays'], ['knowledgeDays', 'companyDays'], 'giftDays'],
    ['展示', 'Display', ['freeArticles', 'tip']],
  ],
  rules: {
    comesFromPortal: [{ sheet: 1, from: 'portal', fields: ['magazine'], create: false, remove: false }, { remove: 'never' }],
    buyersNeverWait: {
      sheet: 2,
      note: ['0 天即不设保护，已购和订阅用户不受限', 'No days, no protection; buyers and subscribers are never held back'],
      reader: 'app',
    },
    effectiveFromTodayOn: [
      { sheet: 3, compare: ['effectiveFrom', '>=', { now: 'today' }], when: { effectiveFrom: { changed: true } } },
      { by: 'keepsDaysInForce', on: ['save'] },
      { carried: 'actions.recompute' },
    ],
    grantsOpenAtProtectionEnd: {
      sheet: 4,
      note: ['保护期内的兑换在到期后开放', 'A code or grant opens when the protection ends'],
      reader: 'app',
    },
  },
})
export type ProtectionPeriod = RecordOf<typeof protectionPeriod>

import { entity, f, type RecordOf } from '#declare'
import { settlementPartnerDashboard } from './settlementPartnerDashboard.ts'

/** What statements of both kinds come to. */
const payables = (...status: string[]) => ({
  plus: ['settlementSingle', 'settlementVip'].map((over) => ({ sum: 'payable', over, where: { status } })),
})

/** An author, publisher or studio we owe revenue share to, with its rates and bank account; finance keeps it, content operators read it. */
export const settlementPartner = entity('settlementPartner', ['结算合作方', 'Settlement partner'], {
  fields: {
    name: f.text('结算方名称', 'Name', { required: true, max: 40, unique: true, search: true }),
    type: f.choice('主体类型', 'Type', 'studio', [
      { author: ['个人作者', 'Author'], publisher: ['出版社', 'Publisher'] },
      { studio: ['内容工作室', 'Studio'], agency: ['版权代理', 'Agency'] },
    ]),
    authors: f.refs('关联作者', 'Authors', { to: 'author' }),
    contact: f.text('对接人', 'Contact', { required: true, max: 20 }),
    phone: f.phone('联系电话', 'Phone', { required: true }),
    mode: f.choices('结算方式', 'Settled by', { required: true }, [
      { single: ['单品分成', 'Single share'], vip: ['VIP时长分成', 'VIP time share'] },
      { guarantee: ['保底', 'Guarantee'], buyout: ['买断', 'Buyout'] },
    ]),
    singleRate: f.percent('单品分成比例', 'Single rate', { min: 0, max: 100 }),
    vipRate: f.percent('VIP分成比例', 'VIP rate', { min: 0, max: 100 }),
    guarantee: f.money('保底金额', 'Guarantee', { min: 0 }),
    cycle: f.choice('付款周期', 'Payment cycle', 'monthly', [
      { monthly: ['按月', 'Monthly'], quarterly: ['按季', 'Quarterly'], halfYear: ['半年', 'Half-yearly'] },
    ]),
    minPayout: f.money('起付金额', 'Minimum payout', { min: 0, default: 10000 }),
    taxMode: f.choice('税务方式', 'Tax', 'invoice', { labour: ['劳务报酬代扣', 'Withheld'], invoice: ['对公开票', 'By invoice'] }),
    accountName: f.text('开户名', 'Account name', { required: true, max: 50 }),
    bankName: f.text('开户行', 'Bank', { required: true, max: 60 }),
    accountNo: f.text('银行账号', 'Account no', { required: true, pattern: '^[0-9]{8,30}$' }),
    contractNo: f.text('合同编号', 'Contract no', { required: true, unique: true, max: 40, search: true }),
    contract: f.period('合同期限', 'Contract term', { required: true }),
    contractFile: f.file('合同扫描件', 'Contract scan'),
    unpaid: f.computed('未付金额', 'Unpaid', { as: 'money', from: payables('confirmed', 'invoiced') }),
    totalPaid: f.computed('累计已付', 'Paid in total', { as: 'money', from: payables('paid') }),
    accountChangedAt: f.dateTime('账户变更时间', 'Account changed at', { readOnly: true }),
  },
  states: { active: ['合作中', 'Active'], suspended: ['暂停付款', 'Suspended'], ended: ['已终止', 'Ended'] },
  moves: {
    suspend: { label: ['暂停付款', 'Suspend'], from: ['active'], to: 'suspended', confirm: 'yes' },
    resume: { label: ['恢复付款', 'Resume'], from: ['suspended'], to: 'active' },
    end: { label: ['终止合作', 'End'], from: ['active', 'suspended'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    singles: { label: ['单品结算', 'Single settlements'], on: ['row', 'form'], opens: 'settlementSingle', by: 'partner' },
    vips: { label: ['VIP结算', 'VIP settlements'], on: ['row', 'form'], opens: 'settlementVip', by: 'partner' },
  },
  dashboards: { partner: settlementPartnerDashboard },
  list: {
    columns: ['name', 'type', 'mode', 'singleRate', 'vipRate', 'cycle', 'contract', 'unpaid', 'totalPaid', 'status'],
    under: { name: ['type'], vipRate: ['singleRate'], unpaid: ['totalPaid'] },
    sums: ['unpaid', 'totalPaid'],
    filters: ['name', 'type', 'mode', 'cycle', 'contractNo', 'status'],
    sort: '-updatedAt',
    bulk: [],
  },
  form: [
    ['基本信息', 'Basics', 'name', 'type', 'authors', ['contact', 'phone']],
    ['结算', 'Settlement', 'mode', ['singleRate', 'vipRate'], ['guarantee', 'cycle'], ['minPayout', 'taxMode']],
    ['账户', 'Account', 'accountName', 'bankName', 'accountNo'],
    ['合同', 'Contract', 'contractNo', 'contract', 'contractFile'],
  ],
  rules: {
    rateFollowsMode: [
      { sheet: 1, when: { mode: 'single' }, demand: ['singleRate'] },
      { when: { mode: 'vip' }, demand: ['vipRate'] },
      { when: { mode: 'guarantee' }, demand: ['guarantee'] },
      { by: 'buyoutAlone' },
    ],
    authorInOnePartner: [
      { sheet: 2, unique: ['authors'], among: { status: 'active' } },
      { each: 'authors', least: 1, most: 1, when: { type: 'author' } },
      { by: 'authorsAreWithheld' },
    ],
    accountNoIsMasked: [
      { sheet: 3, mask: ['accountNo'], keep: '0…4', unless: 'admin', export: 'admin' },
      { may: ['edit accountNo'], who: 'admin', when: { id: { set: true } } },
      { by: 'marksAccountChange' },
      { see: 'settlementSingle#payNeedsDateAndVoucher' },
    ],
    newRateHoldsLater: [
      { sheet: 4, carried: 'actions.settlementSingle.recalculate' },
      { note: ['新比例用于尚未确认的月份', 'A new rate holds for months not yet confirmed'], reader: 'screen' },
    ],
    endsAfterStart: [{ sheet: 5, carried: 'fields.contract' }, { carried: 'bulk.settlementSingle' }],
    endNeedsNothingUnpaid: [
      {
        sheet: 6,
        move: 'end',
        needs: [{ is: { unpaid: 0 } }],
        say: ['还有未付金额，不能终止', 'There is money unpaid: it cannot end'],
        field: 'unpaid',
        holds: false,
      },
      { see: 'settlementSingle#payNeedsDateAndVoucher' },
    ],
    deletableWhenUnused: { sheet: 7, remove: { without: ['settlementSingle', 'settlementVip', 'references'] } },
    dashboardShowsPartners: { sheet: 8, carried: 'dashboards.partner' },
    managingNeedsFinanceRight: { may: ['create', 'edit', 'suspend', 'resume', 'end', 'remove'], who: { right: 'finance' } },
  },
})
export type SettlementPartner = RecordOf<typeof settlementPartner>

import { entity, f, type RecordOf } from '#declare'

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
    unpaid: f.computed('未付金额', 'Unpaid', { from: { open: 'payable of confirmed and invoiced settlements' } }),
    totalPaid: f.computed('累计已付', 'Paid in total', { from: { open: 'payable of paid settlements' } }),
  },
  states: { active: ['合作中', 'Active'], suspended: ['暂停付款', 'Suspended'], ended: ['已终止', 'Ended'] },
  moves: {
    suspend: { label: ['暂停合作', 'Suspend'], from: ['active'], to: 'suspended' },
    resume: { from: ['suspended'], to: 'active' },
    end: { from: ['active', 'suspended'], to: 'ended', confirm: 'yes' },
  },
  list: {
    columns: ['name', 'type', 'mode', 'singleRate', 'vipRate', 'cycle', 'contract', 'unpaid', 'totalPaid', 'status'],
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
  standIn: true,
})
export type SettlementPartner = RecordOf<typeof settlementPartner>

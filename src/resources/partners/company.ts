import { entity, f, type RecordOf } from '#declare'
import { companyTypes } from '#resources/choices.ts'

/** Typed or pasted into a dialog; spreadsheets are read by bulk runs. */
const phones = f.longText('手机号', 'Phones', { required: true, max: 8000, help: ['每行一个，最多 500 个', 'One a line, 500 at most'] })

/** A company whose staff or customers read through us, standard or bank-type; the partnership operator signs, dresses, stocks and renews it. */
export const company = entity('company', ['合作方', 'Partner company'], {
  title: 'shortName',
  fields: {
    type: f.choice('合作方类型', 'Type', 'standard', companyTypes),
    name: f.text('企业全称', 'Full name', { required: true, max: 50, unique: true, search: true }),
    shortName: f.text('简称', 'Short name', { required: true, max: 12, search: true }),
    code: f.code('企业编码', 'Code', { required: true, unique: true, pattern: '^[a-zA-Z0-9]{4,20}$', search: true }),
    logo: f.image('企业Logo', 'Logo', { required: true, width: 200, height: 200 }),
    industry: f.choice('所属行业', 'Industry', [
      { bank: ['银行', 'Banking'], insurance: ['保险', 'Insurance'], government: ['机关事业单位', 'Government'] },
      { union: ['工会', 'Trade union'], education: ['高校与图书馆', 'Education and libraries'] },
      { internet: ['互联网', 'Internet'], other: ['其他', 'Other'] },
    ]),
    group: f.ref('所属分组', 'Group', { to: 'companyGroup' }),
    branchNo: f.text('机构号', 'Branch no', { max: 20, pattern: '^[0-9]{4,20}$', search: true }),
    branchLevel: f.choice('机构层级', 'Branch level', [
      { head: ['总行', 'Head office'], province: ['一级分行', 'Provincial branch'] },
      { city: ['二级分行', 'City branch'], outlet: ['支行网点', 'Outlet'] },
    ]),
    accessMode: f.choice('接入方式', 'Access', 'phone', [
      { sso: ['单点登录', 'Single sign-on'], phone: ['手机号白名单', 'Phone whitelist'] },
      { redeem: ['兑换码', 'Redeem code'], link: ['专属链接', 'Own link'] },
    ]),
    packages: f.refs('采购产品包', 'Product packages', { to: 'productPackage' }),
    seats: f.integer('采购名额', 'Seats', { required: true, min: 1, max: 1000000 }),
    seatsUsed: f.count('已用名额', 'Seats used'),
    contractNo: f.text('合同编号', 'Contract no', { max: 40, unique: true, search: true }),
    contract: f.period('合作期限', 'Contract term', { required: true }),
    amount: f.money('合同金额', 'Contract amount', { min: 0 }),
    contact: f.text('对接人', 'Contact', { required: true, max: 20 }),
    contactPhone: f.phone('对接人电话', 'Contact phone', { required: true }),
    owner: f.ref('商务负责人', 'Account owner', { to: 'portalUser', required: true }),
    renewals: f.list('续约记录', 'Renewals', [
      { term: f.period('续约期限', 'Term'), seats: f.integer('名额', 'Seats') },
      { amount: f.money('金额', 'Amount'), contractNo: f.text('合同编号', 'Contract no') },
    ]),
    remark: f.longText('备注', 'Remark', { max: 300 }),
    daysLeft: f.computed('剩余天数', 'Days left', { as: 'integer', from: { days: 'contract.end' } }),
  },
  states: [
    { preparing: ['筹备中', 'Preparing'], active: ['合作中', 'Active'], expired: ['已到期', 'Expired'], stopped: ['已终止', 'Stopped'] },
  ],
  moves: {
    start: { label: ['开始', 'Start'], from: ['preparing'], to: 'active' },
    expire: { label: ['到期', 'Expire'], from: ['active'], to: 'expired', silent: true },
    renewal: {
      label: ['续约', 'Renew'],
      from: ['active', 'expired'],
      to: 'active',
      asks: ['contract', 'seats', 'amount', 'contractNo'],
      grants: true,
    },
    stop: { from: ['active', 'expired'], to: 'stopped', confirm: { typed: 'shortName' } },
  },
  actions: {
    fit: {
      label: ['页面装修', 'Fit page'],
      on: ['row', 'bulk'],
      confirm: 'count',
      asks: {
        page: f.ref('页面模板', 'Template', {
          to: 'companyPage',
          required: true,
          where: { template: true },
          help: ['现有页面及内容将被替换，可在回收站找回', 'Replaces the page set there is; the old one goes to the bin'],
        }),
      },
    },
    distribution: {
      label: ['分发权益', 'Distribute'],
      says: ['每个手机号占用一个名额，在后台逐一发放，结果逐条列出。', 'Each phone takes a seat; what came of each is listed.'],
      when: { status: 'active' },
      otherwise: ['合作方不在合作中，不能分发权益', 'Seats go out only while the partner is active'],
      asks: {
        package: f.ref('产品包', 'Package', {
          to: 'productPackage',
          required: true,
          where: { status: 'onShelf' },
          same: [['id', 'packages', 'group.packages']],
        }),
        phones,
      },
    },
    grouping: {
      label: ['设置分组', 'Set group'],
      on: 'bulk',
      asks: { group: f.ref('所属分组', 'Group', { to: 'companyGroup', help: ['留空则移出分组', 'Left empty, they leave their group'] }) },
    },
    link: { label: ['专属链接', 'Own link'], links: { host: 'app.h5Address', path: 'company', word: 'code' } },
    takeBack: {
      label: ['回收名额', 'Take seats back'],
      says: [
        '这些手机号的企业权益随即失效，名额退回可再分发。',
        'What the company gave these phones ends, and their seats can be given again.',
      ],
      when: { status: ['active', 'expired'] },
      otherwise: ['合作方不在合作中或已到期，不能回收名额', 'Seats come back only while the partner is active or expired'],
      asks: { phones },
    },
    page: { label: ['专属页面', 'Page set'], on: ['row', 'form'], opens: 'companyPage', by: 'company' },
    customize: { label: ['品牌定制', 'Customize'], on: ['row', 'form'], page: '/partner/partnerCustomized', by: 'company' },
  },
  list: {
    columns: [
      ['logo', 'shortName', 'code', 'group', 'accessMode', 'packages', 'seats', 'seatsUsed', 'contract', 'daysLeft', 'owner', 'status'],
    ],
    under: { shortName: ['code'], group: ['accessMode'], seats: ['seatsUsed'] },
    filters: ['name', 'code', 'group', 'industry', 'status', 'owner'],
    bulk: ['fit', 'grouping'],
  },
  form: [
    ['基本信息', 'Basics', 'type', 'name', ['shortName', 'code'], 'logo', ['industry', 'group'], ['branchNo', 'branchLevel']],
    ['权益', 'Entitlement', 'accessMode', 'packages', ['seats', 'seatsUsed']],
    ['合同', 'Contract', 'contractNo', 'contract', 'amount', 'renewals'],
    ['对接', 'Contacts', ['contact', 'contactPhone'], 'owner', 'remark'],
  ],
  fixed: {
    type: {
      standard: ['/partner/partnerManage', '/partner/createPartner', '/partner/partnerManageEdit'],
      bank: ['/partner/partnerManageICBC', '/partner/createPartnerICBC', '/partner/partnerManageEditICBC'],
    },
  },
  rules: {
    bankNeedsBranch: [
      { sheet: 1, when: { type: 'bank' }, demand: ['branchNo', 'branchLevel'], otherwise: 'refuse' },
      { unique: ['branchNo'] },
      { freeze: ['type', 'code'] },
    ],
    startNeedsContractAndPackage: [
      { sheet: 2, move: 'start', needs: ['contractNo', 'packages'] },
      {
        move: 'start',
        needs: [{ is: { any: [{ 'packages.status': 'onShelf' }, { 'group.packages.status': 'onShelf' }] } }],
        say: ['至少需要一个已上架的产品包', 'At least one package must be on shelf'],
        field: 'packages',
      },
      {
        move: 'start',
        needs: [{ is: { contract: { has: { now: '' } } } }],
        say: ['合作期限须包含今天', 'The contract term must contain today'],
        field: 'contract',
      },
    ],
    seatsCoverUsed: [{ sheet: 3, compare: ['seatsUsed', '<=', 'seats'], field: 'seats' }, { carried: 'actions.distribution' }],
    renewalNeedsNewTerm: [
      { sheet: 4, move: 'renewal', needs: ['contract', 'seats', 'contractNo'] },
      { from: 'portal', fields: ['renewals'], moves: ['expire'] },
      { by: 'appendsRenewal', on: ['renewal'] },
    ],
    expiresAtContractEnd: [
      { sheet: 5, at: 'contract.end', does: 'expire' },
      { note: ['已发放的权益按各自期限结束', 'Entitlements end by their own dates'], reader: 'app' },
    ],
    onlyAdminStops: [
      { sheet: 6, may: ['stop'], who: 'admin' },
      // One seat at least is bought, so that a record of the past stays one that may be saved.
      { move: 'stop', bulk: false, set: { seats: { later: ['seatsUsed', 1] } } },
    ],
    deletableWhilePreparing: {
      sheet: 7,
      remove: { in: ['preparing'], without: ['seatsUsed', 'references'], takes: ['companyCustom', 'companyPage'] },
    },
    groupOfSameType: { refer: 'group', same: [['type', 'type']] },
    createdWithCustomization: { make: 'companyCustom', on: 'create', with: { company: 'id', brandName: 'shortName', enabled: false } },
    endingSoonIsMarked: {
      mark: { status: 'active', 'contract.end': { lt: { now: '+30d' } } },
      as: ['30天内到期', 'Ends within 30 days'],
      todo: true,
    },
  },
  endpoints: {
    fit: { takes: { companyIds: 'ids', pageId: 'companyPage' }, gives: 'updated count' },
    distribution: { takes: { id: 'id', packageId: 'productPackage', phones: 'texts', filePath: 'file' }, gives: 'job' },
    grouping: { takes: { companyIds: 'ids', groupId: 'companyGroup' }, gives: 'updated count' },
    renewal: { takes: ['id', { term: 'contract' }, 'seats', 'amount', 'contractNo'], gives: 'record' },
    getIcbcList: { call: 'GET company/icbc/list', takes: ['page', 'filters'], gives: 'page of type bank' },
    saveIcbc: { call: 'POST company/icbc/save', takes: ['record'], gives: 'record of type bank' },
    renewalIcbc: {
      call: 'POST company/icbc/renewal',
      takes: ['id', { term: 'contract' }, 'seats', 'amount', 'contractNo'],
      gives: 'record',
    },
  },
})
export type Company = RecordOf<typeof company>

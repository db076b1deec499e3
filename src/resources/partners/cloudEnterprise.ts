import { entity, f, type RecordOf } from '#declare'

/** An enterprise using the hosted library in the cloud area, with second-level units below it; opened by the partnership operator on signing. */
export const cloudEnterprise = entity('cloudEnterprise', ['云企业', 'Cloud enterprise'], {
  fields: {
    level: f.choice('企业级别', 'Level', 'first', { first: ['一级企业', 'First level'], second: ['二级企业', 'Second level'] }),
    parent: f.parent('上级企业', 'Parent enterprise', { to: 'cloudEnterprise' }),
    name: f.text('企业名称', 'Name', { required: true, max: 50, search: true }),
    code: f.code('企业编码', 'Code', { required: true, unique: true, pattern: '^[a-z0-9]{4,20}$', search: true }),
    logo: f.image('企业Logo', 'Logo', { width: 200, height: 200 }),
    headImage: f.image('云书房头图', 'Library header', { width: 750, height: 320 }),
    products: f.refs('开通产品', 'Products', { to: 'cloudProduct' }),
    seats: f.integer('名额', 'Seats', { required: true, min: 1, max: 500000 }),
    seatsUsed: f.count('已用名额', 'Seats used', { of: { count: 'cloudMember' } }),
    service: f.period('服务期限', 'Service term', { required: true }),
    contact: f.text('管理员姓名', 'Administrator', { required: true, max: 20 }),
    contactPhone: f.phone('管理员手机', 'Administrator phone', { required: true, search: true }),
    joinMode: f.choice('成员加入方式', 'How members join', 'import', [
      { import: ['管理员导入', 'Imported'], invite: ['邀请码', 'Invite code'] },
      { email: ['企业邮箱', 'Company mail'], sso: ['单点登录', 'Single sign-on'] },
    ]),
    inviteCode: f.code('邀请码', 'Invite code', { unique: true, readOnly: true }),
    mailDomain: f.text('邮箱后缀', 'Mail domain', { max: 50, pattern: '^[a-z0-9.-]+\\.[a-z]{2,}$' }),
    owner: f.ref('商务负责人', 'Account owner', { to: 'portalUser', required: true }),
    remark: f.longText('备注', 'Remark', { max: 300 }),
    secondCount: f.count('下级企业数', 'Second-level units', { of: { count: 'cloudEnterprise' } }),
  },
  states: { trial: ['试用中', 'On trial'], active: ['服务中', 'In service'], paused: ['已暂停', 'Paused'], ended: ['已结束', 'Ended'] },
  moves: {
    activate: { label: ['转正式', 'Activate'], from: ['trial'], to: 'active' },
    pause: { from: ['active'], to: 'paused', confirm: 'yes' },
    resume: { from: ['paused'], to: 'active' },
    end: { from: ['trial', 'active', 'paused'], to: 'ended', confirm: 'yes' },
    renew: { label: ['续期', 'Renew'], from: ['active', 'ended'], to: 'active', asks: ['service'] },
  },
  actions: {
    importMembers: {
      label: ['导入成员', 'Import members'],
      when: { status: ['trial', 'active'] },
      otherwise: ['只有试用中或服务中的企业可以导入成员', 'Members are imported only on trial or in service'],
      page: '/datas/import?kind=cloudMember',
      by: 'enterprise',
    },
    second: {
      label: ['二级企业', 'Second-level units'],
      on: ['row', 'form'],
      when: { level: 'first' },
      page: '/partner/partnerCloudEnterpriseSecond',
      by: 'parent',
    },
    resetInvite: {
      label: ['重置邀请码', 'Reset invite code'],
      says: ['旧邀请码随即失效，已加入的成员不受影响。', 'The old code ends at once; members who joined stay.'],
      confirm: 'yes',
      when: { joinMode: 'invite' },
      otherwise: ['成员不凭邀请码加入', 'Members do not join by invite code'],
    },
  },
  list: {
    columns: ['logo', 'name', 'code', 'products', 'seats', 'seatsUsed', 'secondCount', 'service', 'contact', 'owner', 'status'],
    filters: ['name', 'code', 'parent', 'products', 'status', 'owner'],
    under: { name: ['code'], seats: ['seatsUsed', 'secondCount'] },
    bulk: ['pause', 'resume'],
  },
  form: [
    ['基本信息', 'Basics', ['level', 'parent'], 'name', 'code', 'logo', 'headImage'],
    ['服务', 'Service', 'products', ['seats', 'seatsUsed'], 'service', ['joinMode', 'inviteCode'], 'mailDomain'],
    ['对接', 'Contacts', ['contact', 'contactPhone'], 'owner', 'remark'],
  ],
  fixed: {
    level: [
      { first: ['/partner/partnerCloudEnterprise', '/partner/partnerCloudCreatePartner'] },
      { second: '/partner/partnerCloudEnterpriseSecond' },
    ],
  },
  screens: [
    {
      path: '/partner/partnerCloudEnterpriseSecondEdit',
      menu: '合作伙伴/云合作',
      label: ['编辑二级云企业', 'Edit second-level unit'],
      kind: 'alias',
      hidden: true,
      parent: '/partner/partnerCloudEnterpriseSecond',
    },
  ],
  rules: {
    secondStandsUnderFirst: [
      { sheet: 1, tree: { depth: 2, by: 'level', kinds: { first: [], second: ['first'] }, stays: true } },
      { freeze: ['level', 'code'] },
    ],
    nameUniqueAmongSiblings: { sheet: 2, unique: ['parent', 'name'] },
    unitsFitWithinParent: [
      {
        sheet: 3,
        refer: 'products',
        where: { status: 'onShelf' },
        on: 'pick',
        say: ['该产品已下线，不能新开通', 'That product is offline and not opened anew'],
      },
      {
        refer: 'products',
        same: [['id', 'parent.products']],
        say: ['只能开通上级企业已开通的产品', 'Only products that the parent has opened'],
      },
      { by: 'fitsWithinParent', on: ['save', 'renew'], per: ['parent'] },
      { by: 'coversItsUnits', on: ['save', 'renew'] },
    ],
    seatsCoverUsed: [
      { sheet: 4, compare: ['seats', '>=', 'seatsUsed'], field: 'seats' },
      { see: 'cloudMember#joinedWithinSeats' },
      { carried: 'fields.service' },
      {
        compare: ['service.end', '<=', { shift: ['service.start', '+30d'] }],
        when: { status: 'trial' },
        field: 'service',
        say: ['试用最长 30 天', 'A trial lasts 30 days at most'],
      },
    ],
    pausedWithParent: [
      { sheet: 5, move: 'pause', carry: [{ entity: 'cloudEnterprise', move: 'pause', where: { parent: 'id', status: 'active' } }] },
      { move: 'end', carry: [{ entity: 'cloudEnterprise', move: 'end', where: { parent: 'id', status: ['trial', 'active', 'paused'] } }] },
    ],
    renewNeedsService: [
      { sheet: 6, move: 'renew', needs: ['service'] },
      { by: 'renewsFromItsEnd', on: ['renew'] },
    ],
    mailDomainForEmailOnly: { sheet: 7, when: { joinMode: 'email' }, demand: ['mailDomain'], otherwise: 'refuse' },
    deletableWhileTrial: { sheet: 8, remove: { in: ['trial'], without: ['seatsUsed', 'children', 'references'] } },
    inviteCodeIsRandom: { by: 'drawsInvite', on: ['save'] },
    endingSoonIsMarked: {
      mark: { status: ['trial', 'active'], 'service.end': { lt: { now: '+30d' } } },
      as: ['30天内到期', 'Ends within 30 days'],
      todo: true,
    },
  },
})
export type CloudEnterprise = RecordOf<typeof cloudEnterprise>

import { entity, f, type RecordOf } from '#declare'
import { devices, onGround } from '#resources/choices.ts'

/** A user of the app; support and operators look one up by phone or uid all day, see everything they own, and mute or ban. */
export const appUser = entity('appUser', ['用户', 'App user'], {
  fields: {
    uid: f.code('用户ID', 'Uid', { required: true, unique: true, search: true, readOnly: true }),
    phone: f.phone('手机号', 'Phone', { unique: true, search: true, readOnly: true }),
    nickname: f.text('昵称', 'Nickname', { required: true, max: 20, search: true, personal: true }),
    avatar: f.image('头像', 'Avatar', { width: 200, height: 200, maxKB: 512, personal: true }),
    gender: f.choice('性别', 'Gender', { default: 'unknown', readOnly: true, personal: true }, [
      { unknown: ['未知', 'Unknown'], male: ['男', 'Male'], female: ['女', 'Female'] },
    ]),
    registeredAt: f.dateTime('注册时间', 'Registered at', { readOnly: true }),
    channel: f.ref('注册渠道', 'Channel', { to: 'appChannel', readOnly: true }),
    platform: f.choice('注册端', 'Client', { readOnly: true }, devices),
    lastActiveAt: f.dateTime('最近活跃', 'Last active', { readOnly: true }),
    wechatBound: f.boolean('已绑微信', 'WeChat bound', { readOnly: true }),
    company: f.ref('所属企业', 'Company', { to: 'company', readOnly: true }),
    readMoney: f.computed('阅读币余额', 'Read money', { as: 'money', from: { latest: 'balanceAfter', over: 'readMoneyLedger', by: 'id' } }),
    vipUntil: f.computed('会员到期', 'VIP until', {
      as: 'dateTime',
      from: { latest: 'validity.end', over: 'userVip', by: 'validity.end', where: { status: 'active' } },
    }),
    points: f.count('积分', 'Points', { of: { sum: 'delta', over: 'pointsLedger' } }),
    medals: f.count('勋章数', 'Medals'),
    interests: f.refs('兴趣标签', 'Interests', { to: 'interestTag', readOnly: true, personal: true }),
    orderTotal: f.computed('累计实付', 'Paid in all', {
      as: 'money',
      from: { minus: ['paid', 'refundAmount'].map((sum) => ({ sum, over: 'userOrder', where: { paidAt: { set: true } } })) },
    }),
    studyTime: f.computed('累计时长', 'Study time', {
      as: 'duration',
      from: { plus: ['listen', 'read', 'video'].map((sum) => ({ sum, over: 'cumulativeTime' })) },
    }),
    official: f.boolean('官方账号', 'Official account', { default: false }),
    mutedUntil: f.dateTime('禁言至', 'Muted until'),
    addresses: f.list('收货地址', 'Addresses', { max: 20, readOnly: true }, [
      { receiver: f.text('收件人', 'Receiver', { required: true, max: 20 }) },
      { phone: f.phone('电话', 'Phone', { required: true }), region: f.text('省市区', 'Region', { required: true, max: 60 }) },
      { detail: f.text('详细地址', 'Address', { required: true, max: 100 }) },
      { postcode: f.text('邮编', 'Postcode', { pattern: '^\\d{6}$' }), preferred: f.boolean('默认', 'Default') },
    ]),
    note: f.longText('客服备注', 'Support note', { max: 500, personal: true }),
    /** The app ends every session that was begun before. */
    signedOutAt: f.dateTime('强制下线时间', 'Signed out at', { readOnly: true }),
  },
  states: { normal: ['正常', 'Normal'], muted: ['禁言', 'Muted'], banned: ['封禁', 'Banned'], closed: ['已注销', 'Closed'] },
  moves: {
    mute: { from: ['normal'], to: 'muted' },
    unmute: { from: ['muted'], to: 'normal' },
    ban: { from: ['normal', 'muted'], to: 'banned', confirm: 'yes' },
    unban: { from: ['banned'], to: 'normal' },
  },
  actions: {
    editNote: { label: ['客服备注', 'Support note'], when: { status: { not: 'closed' } }, asks: ['note'] },
    resetProfile: {
      label: ['重置昵称头像', 'Reset nickname or picture'],
      says: [
        '用于违规的昵称或头像：昵称改为“用户”加用户ID，头像改为默认头像，用户可自行再改。',
        'For a nickname or picture that breaks the rules: both become the usual ones, and the user may change them again.',
      ],
      when: { status: { not: 'closed' } },
      asks: {
        what: f.choices('重置内容', 'What', { required: true }, { nickname: ['昵称', 'Nickname'], avatar: ['头像', 'Picture'] }),
        why: f.text('重置原因', 'Reason', { required: true, min: 2, max: 100 }),
      },
    },
    makeOfficial: {
      label: ['设为官方账号', 'Make official'],
      says: ['官方账号可由后台以其名义发表和回复评论。', 'Comments and replies may be written in its name from here.'],
      when: { official: false, status: 'normal' },
      sets: { official: true },
      confirm: 'yes',
    },
    endOfficial: { label: ['取消官方账号', 'End official'], when: { official: true }, sets: { official: false }, confirm: 'yes' },
    /** Whoever may read it whole does so where it stands; the call tells other programs, and the audit log. */
    showPhone: { label: ['查看完整手机号', 'Show phone'], on: [] },
    changePhone: {
      label: ['更换手机号', 'Change phone'],
      says: ['旧手机号不再能登录，用户在所有设备上退出登录。', 'The old phone no longer signs in, and the user is signed out everywhere.'],
      when: { status: { not: 'closed' } },
      asks: {
        newPhone: f.phone('新手机号', 'New phone', { required: true }),
        why: f.text('更换原因', 'Reason', { required: true, max: 100 }),
      },
    },
    compensate: { label: ['补偿', 'Make good'], when: { status: ['normal', 'muted'] }, page: '/datas/compensate', by: 'user' },
    /** What that page sends: a batch of one row under the checks of every list. */
    give: {
      label: ['单人补赠', 'Grant to this user'],
      ...{ on: [], when: { status: ['normal', 'muted'] } },
      asks: {
        kind: f.text('补什么', 'What', { required: true, max: 40 }),
        cells: f.json('行内容', 'Cells', { required: true }),
        recipe: f.ref('补偿方案', 'Recipe', { to: 'compensation' }),
        why: f.text('补赠原因', 'Reason', { required: true, max: 100 }),
      },
    },
    exportData: {
      label: ['导出个人信息', 'Export personal data'],
      says: [
        '为本人的查阅、复制请求导出：资料、订单、权益、评论、学习记录等，手机号与地址完整。文件由任务生成，七天后删除；记入操作日志。',
        'For a request of the person themself: profile, orders, rights, comments, study, with whole phones and addresses. A job writes the file, which goes after seven days; the audit log keeps that it was made.',
      ],
      asks: { why: f.text('依据', 'On what ground', { required: true, min: 2, max: 100, help: onGround }) },
    },
    forget: {
      label: ['注销并删除个人信息', 'Close and erase personal data'],
      says: [
        '应本人请求：账号注销、所有设备退出，昵称、手机号、地址等从用户和他的订单、报名、补赠等记录里删除，不可恢复。金额、权益与评论留下，不再看得出是谁；还在处理的（如待发货）留着收件信息，办完后再删。',
        'At the request of the person: the account is closed and signed out everywhere; names, phones and addresses go from the user and from orders, sign-ups and grants, for good. Amounts, rights and comments stay, and no longer tell whose they are; what is still being dealt with (a parcel to be sent) keeps its address until it is done.',
      ],
      when: { status: { not: 'closed' } },
      otherwise: ['账号已注销，个人信息已删除或正在删除', 'The account is closed: personal data is erased or being erased'],
      asks: { why: f.text('依据', 'On what ground', { required: true, min: 2, max: 100, help: onGround }) },
      confirm: { typed: 'uid' },
    },
    signOut: {
      label: ['强制下线', 'Sign out'],
      says: ['用户在所有设备上退出登录，下次打开 App 须重新登录。', 'Signs the user out on every device; the app asks to sign in again.'],
      confirm: 'yes',
    },
  },
  list: {
    columns: [
      ['avatar', 'uid', 'nickname', 'phone', 'channel', 'vipUntil', 'readMoney', 'studyTime', 'registeredAt', 'lastActiveAt', 'status'],
    ],
    filters: ['uid', 'phone', 'nickname', 'channel', 'company', 'status', 'registeredAt'],
    sort: '-registeredAt',
    bulk: ['mute', 'unmute'],
  },
  proves: ['exportData', 'forget'],
  home: { figures: [{ label: ['新增用户', 'New users'], at: 'registeredAt' }] },
  timeline: [
    { of: 'userOrder', by: { user: 'id' }, shows: ['orderNo', 'kind', 'items', 'paid', 'refundAmount'] },
    { of: 'activityOrder', by: { user: 'id' }, shows: ['orderNo', 'activityTitle', 'amount', 'refundAmount'] },
    { of: 'shopOrder', by: { user: 'id' }, shows: ['orderNo', 'items', 'amount', 'delivery', 'deliveryError', 'refunded'] },
    { of: 'partnerUserOrder', by: { user: 'id' }, shows: ['orderNo', 'goodsTitle', 'company', 'paid', 'refundAmount'] },
    { of: 'batchRow', by: { user: 'id' }, shows: ['batch'], told: 'tell', failed: ['failed', 'skipped'] },
    { of: 'userVip', by: { user: 'id' }, shows: ['kind', 'days', 'validity', 'source'] },
    { of: 'userMagazine', by: { user: 'id' }, shows: ['magazine', 'issue', 'validity', 'source'] },
    { of: 'userBook', by: { user: 'id' }, shows: ['kind', 'audiobook', 'epub', 'course', 'validTo', 'source'] },
    { of: 'userQualification', by: { user: 'id' }, shows: ['kind', 'validity', 'source'] },
    { of: 'userCoupon', by: { user: 'id' }, shows: ['coupon', 'validity', 'source'] },
    { of: 'readMoneyLedger', by: { user: 'id' }, shows: ['direction', 'amount', 'balanceAfter', 'note'] },
    { of: 'pointsLedger', by: { user: 'id' }, shows: ['delta', 'balance', 'originTitle', 'remark'] },
    { of: 'materialOrder', by: { user: 'id' }, shows: ['goodsName', 'quantity', 'trackingNo'] },
    { of: 'campStudent', by: { user: 'id' }, shows: ['period', 'studentNumber', 'progress'] },
    { of: 'practiceWork', by: { user: 'id' }, shows: ['practice', 'score', 'reply'] },
    { of: 'medalHolder', by: { user: 'id' }, shows: ['medal', 'level', 'reason'] },
    { of: 'raffleWinner', by: { user: 'id' }, shows: ['raffle', 'awardName'] },
    { of: 'mailReceipt', by: { user: 'id' }, shows: ['title', 'summary', 'readAt'] },
    { of: 'comment', by: { user: 'id' }, shows: ['content', 'target'] },
    { of: 'chatFeedback', by: { user: 'id' }, shows: ['question', 'rating', 'remark'] },
    {
      of: 'auditLog',
      by: { recordId: 'id' },
      where: { entity: 'appUser' },
      label: ['后台操作', 'Done by colleagues'],
      shows: ['action', 'actorName', 'changed', 'reason'],
    },
  ],
  form: [
    ['资料', 'Profile', ['uid', 'phone'], 'nickname', 'avatar', 'gender', 'interests', 'addresses'],
    ['账户', 'Account', 'readMoney', 'vipUntil', ['points', 'medals'], 'orderTotal', 'studyTime'],
    ['来源', 'Origin', ['registeredAt', 'channel'], ['platform', 'lastActiveAt'], ['wechatBound', 'company']],
    ['管理', 'Management', ['official', 'mutedUntil'], 'note'],
  ],
  rules: {
    comesFromApp: {
      sheet: 1,
      from: 'app',
      but: ['nickname', 'avatar', 'official', 'mutedUntil', 'note'],
      also: ['nickname', 'avatar'],
      knownBy: ['uid'],
      create: false,
      remove: false,
      states: ['closed'],
    },
    phoneIsMasked: [
      { sheet: 2, mask: ['phone', 'addresses.phone', 'addresses.detail'], unless: { right: 'personal' }, search: 'whole' },
      { by: 'wipesClosed' },
      { by: 'forgetsClosed' },
    ],
    banNeedsReason: [
      { sheet: 3, move: 'mute', needs: ['mutedUntil'] },
      { move: 'ban', needs: ['reason'] },
      { carried: 'bulk.R6' },
      { note: ['封禁用户的评论不在 App 显示', "A banned user's comments leave the app"], reader: 'app' },
    ],
    tabsAreFilteredLists: {
      sheet: 4,
      note: ['详情页的各标签是按该用户筛选的列表', 'The tabs of the detail page are lists filtered by the user'],
      reader: 'screen',
    },
    onlyAdminMakesOfficial: [
      { sheet: 5, may: ['edit official', 'makeOfficial', 'endOfficial'], who: 'admin' },
      { note: ['无条件时只列最新一万名', 'Without a condition the newest 10000 are listed'], reader: 'screen' },
    ],
    phoneNeedsPersonalRight: [
      { may: ['showPhone', 'changePhone', 'exportData', 'forget'], who: { right: 'personal' } },
      { may: ['give', 'compensate'], who: [{ right: 'bulk' }, { right: 'compensate' }] },
    ],
  },
})
export type AppUser = RecordOf<typeof appUser>

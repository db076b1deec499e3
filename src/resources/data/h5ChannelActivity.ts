import { entity, f, type RecordOf } from '#declare'
import { benefitFields, benefitOf } from './benefit.ts'

/** A landing page where a channel's users (bank, carrier, library) take benefits; set with the partner, a few at a time. */
export const h5ChannelActivity = entity('h5ChannelActivity', ['H5渠道活动', 'H5 channel activity'], {
  fields: {
    title: f.text('活动名称', 'Title', { required: true, max: 40, search: true }),
    code: f.text('页面标识', 'Page code', { required: true, unique: true, max: 32, pattern: '^[a-z0-9-]+$' }),
    channel: f.ref('渠道', 'Channel', { to: 'appChannel', required: true }),
    company: f.ref('合作企业', 'Company', { to: 'company' }),
    period: f.period('活动时间', 'Period', { required: true }),
    verify: f.choice('领取验证', 'Verification', 'sms', [
      { sms: ['短信验证', 'SMS code'], list: ['名单内手机号', 'Listed phones'] },
      { code: ['兑换码', 'Redeem code'], bank: ['银行侧验证', 'By the bank'] },
    ]),
    phones: f.file('名单文件', 'Phones file', { maxKB: 10240, pattern: '\\.(csv|xlsx|xls)$' }),
    listed: f.count('名单人数', 'Phones listed'),
    benefits: f.list(
      '领取权益',
      'Benefits',
      { required: true, min: 1, max: 5 },
      {
        kind: f.choice('类型', 'Kind', { required: true }, [
          { content: ['内容', 'Content'], magazine: ['杂志', 'Magazine'], vip: ['会员', 'VIP'] },
          { coupon: ['优惠券', 'Coupon'], readMoney: ['阅读币', 'Read money'] },
        ]),
        ...benefitFields,
        days: f.integer('天数', 'Days', { min: 1, max: 3660 }),
      },
    ),
    total: f.integer('总份数', 'Total', { required: true, min: 1, max: 1000000 }),
    daily: f.integer('每日份数（空为不限）', 'Per day (empty for no limit)', { min: 1 }),
    newUserOnly: f.boolean('仅新用户', 'New users only', { default: false }),
    headImage: f.image('头图', 'Head picture', { required: true, width: 750, height: 1000 }),
    logo: f.image('合作方标识', 'Partner logo', { width: 240, height: 80, maxKB: 128 }),
    color: f.color('页面主色', 'Page colour', { default: '#B8232F' }),
    ruleText: f.richText('活动规则', 'Rules', { required: true, max: 5000 }),
    success: f.jump('领取后跳转', 'Goes on to', { required: true }),
    shareTitle: f.text('分享标题', 'Share title', { max: 30 }),
    shareImg: f.image('分享图', 'Share picture', { width: 300, height: 300, maxKB: 128 }),
    visits: f.count('访问量', 'Visits'),
    taken: f.count('已领份数', 'Taken', { of: { count: 'channelTake' } }),
    newUsers: f.count('带来新用户', 'New users', { of: { count: 'channelTake', where: { isNew: true } } }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['进行中', 'Published'], paused: ['已暂停', 'Paused'], ended: ['已结束', 'Ended'] },
  moves: {
    publish: { label: ['发布', 'Publish'], from: ['draft', 'paused'], to: 'published' },
    pause: { from: ['published'], to: 'paused' },
    end: { from: ['published', 'paused'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    copy: { copies: { title: '副本', drop: ['code', 'phones'] }, asks: ['code', 'period'] },
    exportTaken: {
      label: ['导出领取记录', 'Export takers'],
      says: [
        '导出谁在何时领取；没有个人信息权限时手机号只显示一部分。',
        'Writes who took them and when; without the right to personal data phones are shown in part.',
      ],
    },
  },
  list: {
    columns: ['title', 'channel', 'company', 'period', 'verify', 'taken', 'total', 'newUsers', 'status'],
    under: { channel: ['company'], taken: ['total'] },
    filters: ['title', 'channel', 'company', 'status', 'period'],
    bulk: ['pause', 'end'],
  },
  form: [
    ['活动', 'Activity', ['title', 'code'], ['channel', 'company'], 'period', ['verify', 'newUserOnly'], 'phones', 'listed'],
    ['权益', 'Benefits', 'benefits', ['total', 'daily']],
    ['页面', 'Page', 'headImage', 'logo', 'color', 'ruleText', 'success'],
    ['分享', 'Share', 'shareTitle', 'shareImg'],
    ['数据', 'Figures', ['visits', 'taken'], 'newUsers'],
  ],
  rules: {
    oncePerPhone: { sheet: 1, see: 'channelTake#oncePerPhone' },
    totalCoversTaken: [
      { sheet: 2, see: 'channelTake#takenWithinTerms' },
      {
        compare: ['total', '>=', 'taken'],
        field: 'total',
        say: ['总份数不能少于已领取的份数', 'The total cannot be less than what was taken'],
      },
      { compare: ['daily', '<=', 'total'], field: 'daily' },
      { freeze: ['benefits'], once: { taken: { gt: 0 } } },
    ],
    publishNeedsPhonesOrCodes: [
      { sheet: 3, by: 'countsPhones', on: ['save'] },
      { by: 'keepsPhones', on: ['save'] },
      {
        move: 'publish',
        needs: [{ is: { phones: { set: true }, listed: { gt: 0 } }, when: { verify: 'list' } }],
        field: 'phones',
        say: ['请先上传名单', 'Upload the list of phones first'],
      },
      {
        move: 'publish',
        needs: [{ some: 'redeemCode', where: { channel: 'channel', status: 'unused' }, when: { verify: 'code' } }],
        field: 'verify',
        say: ['该渠道没有未使用的兑换码，请先生成', 'The channel has no unused redeem code: generate some first'],
      },
    ],
    periodWithinContract: [
      { sheet: 4, carried: 'fields.period' },
      { compare: ['period', 'within', 'company.contract'], field: 'period' },
      { remove: { in: ['draft'] } },
      { by: 'forgetsPhones', on: ['remove'] },
    ],
    benefitFieldsFollowKind: [
      { pick: 'benefits.kind', of: benefitOf },
      { freeze: ['code', 'channel'], once: { taken: { gt: 0 } } },
      { move: 'publish', needs: [['period.end', '>', { now: '' }]], field: 'period', say: ['活动时间已过', 'Its time is over'] },
      { at: 'period.end', does: 'end', when: { status: ['published', 'paused'] } },
      { from: 'app', fields: ['visits'] },
      { mark: { status: 'published', 'period.start': { gt: { now: '' } } }, as: ['未开始', 'To come'] },
      { mark: { status: 'published', total: { lte: 'taken' } }, as: ['已领完', 'All taken'] },
    ],
    shownWithinPeriod: {
      shown: { status: 'published', period: { has: { now: '' } } },
      gives: [
        ...(['title', 'code', 'channel', 'company', 'period', 'verify', 'benefits', 'total', 'daily', 'taken', 'newUserOnly'] as const),
        ...(['headImage', 'logo', 'color', 'ruleText', 'success', 'shareTitle', 'shareImg'] as const),
      ],
    },
  },
})
export type H5ChannelActivity = RecordOf<typeof h5ChannelActivity>

import { entity, f, type RecordOf } from '#declare'

/** Somebody who joined a study: what they paid, and how far they are; told by the app, once for each study. */
export const yongsMember = entity('yongsMember', ['共读成员', 'Study member'], {
  path: 'yongs/member',
  fields: {
    study: f.ref('共读', 'Study', { to: 'yongsStudy', required: true }),
    user: f.ref('App用户', 'App user', { to: 'appUser', required: true }),
    nickname: f.text('昵称', 'Nickname', { max: 30, search: true, personal: true }),
    joinedAt: f.dateTime('报名时间', 'Joined at', { required: true }),
    orderNumber: f.text('订单号', 'Order number', { max: 40, search: true }),
    paid: f.money('实付', 'Paid', { min: 0, default: 0 }),
    days: f.integer('打卡天数', 'Days checked in', { min: 0, default: 0 }),
    lastDayAt: f.dateTime('最近打卡', 'Last check-in'),
    works: f.integer('作品数', 'Works', { min: 0, default: 0 }),
    finishedAt: f.dateTime('完成时间', 'Finished at'),
  },
  states: { joined: ['参与中', 'Taking part'], dropped: ['已退出', 'Left'], refunded: ['已退款', 'Refunded'] },
  moves: {
    drop: { label: ['退出', 'Leave'], from: ['joined'], to: 'dropped' },
    refund: { label: ['退款', 'Refund'], from: ['joined', 'dropped'], to: 'refunded' },
  },
  actions: {
    mailBehind: {
      label: ['提醒落后的成员', 'Mail who fell behind'],
      on: 'list',
      says: [
        '打卡天数少于计划已到天数的成员，带入一封站内信。',
        'Whoever checked in on fewer days than the plan has had goes into a mail.',
      ],
      asks: { study: f.ref('共读', 'Study', { to: 'yongsStudy', required: true, where: { status: 'running' } }) },
      looks: 'behind',
      begins: 'mail',
    },
  },
  pays: { by: ['refund'], to: 'user', amount: 'paid' },
  list: {
    columns: ['nickname', 'study', 'joinedAt', 'paid', 'orderNumber', 'days', 'lastDayAt', 'works', 'finishedAt', 'status'],
    under: { paid: ['orderNumber'] },
    filters: ['nickname', 'study', 'joinedAt', 'lastDayAt', 'status'],
    sort: '-joinedAt',
    bulk: [],
  },
  screens: [
    {
      path: '/program/yongs/completeStudy/members',
      menu: '小程序/青年读本',
      label: ['共读成员', 'Study members'],
      kind: 'list',
      hidden: true,
      parent: '/program/yongs/completeStudy',
    },
  ],
  rules: {
    joinedWithinQuota: [
      { from: 'app', knownBy: ['study', 'user'], create: false, remove: false },
      { cap: 'study.joined', at: 'study.quota', freeAt: 0 },
      { unique: ['study', 'user'] },
      { refer: 'study', where: { status: 'enrolling' } },
    ],
    onlyAdminRefunds: [
      {
        move: 'refund',
        needs: ['orderNumber'],
        carry: [
          {
            entity: 'userOrder',
            set: { refundReason: { text: 'activity' } },
            where: { orderNo: 'orderNumber', status: ['paid', 'partRefunded'] },
          },
          { entity: 'userOrder', move: 'markRefunding', where: { orderNo: 'orderNumber' } },
        ],
      },
      { may: ['refund'], who: 'admin' },
    ],
  },
})
export type YongsMember = RecordOf<typeof yongsMember>

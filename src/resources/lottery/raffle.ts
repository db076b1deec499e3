import { entity, f, type RecordOf } from '#declare'
import { phases } from '#resources/choices.ts'

/** A rotary lottery placed in the app, on H5 or in a bookshop; one or two run at any time. */
export const raffle = entity('raffle', ['抽奖活动', 'Lottery'], {
  path: 'activityRaffle',
  fields: {
    title: f.text('活动名称', 'Title', { required: true, max: 30, unique: true, search: true }),
    period: f.period('抽奖时间', 'Draw time', { required: true }),
    claimUntil: f.dateTime('领奖截止', 'Claim until', { required: true }),
    slots: f.choice('转盘格数', 'Wheel slots', 's8', [
      { s6: ['6格', '6 slots'], s8: ['8格', '8 slots'], s10: ['10格', '10 slots'], s12: ['12格', '12 slots'] },
    ]),
    bgImage: f.image('背景图', 'Background', { required: true, width: 750, heightMin: 1624 }),
    wheelImage: f.image('转盘底图', 'Wheel image', { required: true, width: 690, height: 690 }),
    pointerImage: f.image('指针图', 'Pointer image', { required: true, width: 180, height: 220 }),
    channels: f.choices('投放端', 'Shown on', { required: true }, [
      { app: ['App', 'App'], h5: ['H5', 'H5'], miniProgram: ['小程序', 'Mini program'], shop: ['门店', 'Shops'] },
    ]),
    audience: f.choice('参与人群', 'Audience', { default: 'all' }, [
      { all: ['全部用户', 'All users'], newUser: ['新用户', 'New users'], vip: ['会员', 'Members'], buyer: ['下单用户', 'Buyers'] },
    ]),
    freeTimes: f.integer('每日免费次数', 'Free draws a day', { min: 0, max: 20, default: 1 }),
    pointsCost: f.integer('积分抽一次（0为不可）', 'Points per draw (0 is off)', { min: 0, default: 0 }),
    shareTimes: f.integer('分享得次数', 'Draws for sharing', { min: 0, max: 5, default: 0 }),
    maxDraws: f.integer('每人每日上限', 'Draws per user a day', { required: true, min: 1, max: 50, default: 3 }),
    maxWins: f.integer('每人中奖上限', 'Wins per user', { required: true, min: 1, max: 50, default: 1 }),
    shops: f.list('兑奖门店', 'Exchange shops', 50, [
      { name: f.text('门店', 'Shop', { required: true, max: 30 }), city: f.text('城市', 'City', { required: true, max: 12 }) },
      { address: f.text('地址', 'Address', { required: true, max: 80 }) },
      { phone: f.phone('电话', 'Phone'), code: f.code('核销口令', 'Exchange code', { required: true, pattern: '^\\d{6}$' }) },
    ]),
    shareImage: f.image('分享图', 'Share image', { width: 500, height: 400 }),
    ruleText: f.richText('抽奖规则', 'Rules', { required: true }),
    joined: f.count('参与人数', 'Users'),
    drawn: f.count('抽奖次数', 'Draws'),
    won: f.count('中奖次数', 'Wins', { of: { count: 'raffleWinner', where: { status: { not: 'voided' } } } }),
    weightAll: f.count('权重合计', 'Weights', { of: { sum: 'weight', over: 'raffleAward' } }),
    phase: f.computed('进行阶段', 'Phase', { of: phases, from: { phase: ['period', 'claimUntil'] } }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已上线', 'Online'], paused: ['已暂停', 'Paused'], ended: ['已结束', 'Ended'] },
  moves: {
    publish: { label: ['上线', 'Put online'], from: ['draft', 'paused'], to: 'published' },
    pause: { from: ['published'], to: 'paused' },
    end: { from: ['published', 'paused'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    awards: { label: ['奖品', 'Awards'], on: ['row', 'form'], opens: 'raffleAward', by: 'raffle' },
    copy: { copies: { with: ['raffleAward'], title: '副本' }, asks: ['period', 'claimUntil'] },
    testDraw: { label: ['模拟抽奖', 'Simulate'], looks: 'testDraw' },
    editShops: { label: ['兑奖门店', 'Shops'], asks: ['shops'] },
  },
  list: {
    columns: ['title', 'channels', 'period', 'claimUntil', 'slots', 'joined', 'drawn', 'won', 'phase', 'status'],
    filters: ['title', 'channels', 'audience', 'phase', 'status', 'period'],
    bulk: ['pause'],
  },
  calendar: { in: 'activities', at: 'period' },
  form: [
    ['基本信息', 'Basics', 'title', 'period', 'claimUntil', 'channels', 'audience', 'ruleText'],
    ['转盘与分享', 'Wheel and sharing', 'slots', 'bgImage', ['wheelImage', 'pointerImage'], 'shareImage'],
    ['次数', 'Draws', ['freeTimes', 'pointsCost'], ['shareTimes', 'maxDraws'], 'maxWins'],
    ['兑奖门店', 'Shops', 'shops'],
  ],
  endpoints: {
    getShops: { call: 'GET activityRaffle/shops', takes: { raffle: 'id' }, gives: 'shops' },
    saveShops: { call: 'POST activityRaffle/shops', takes: { raffle: 'id', shops: 'shops' }, gives: 'shops' },
    getPositions: { call: 'GET activityRaffle/positions', takes: { raffle: 'id' }, gives: 'slot by slot: the award, its image and odds' },
    savePositions: { call: 'POST activityRaffle/positions', takes: { raffle: 'id', positions: 'award by slot' }, gives: 'the slots' },
  },
  rules: {
    claimUntilAfterPeriod: [
      { sheet: 1, compare: ['claimUntil', '>', 'period.end'] },
      {
        compare: ['claimUntil', '<=', { shift: ['period.end', '+90d'] }],
        say: ['领奖截止最晚为抽奖结束后 90 天', 'Prizes are claimed within 90 days after the draws end'],
      },
      { compare: ['freeTimes', '<=', 'maxDraws'], field: 'freeTimes' },
      { see: 'raffleWinner#winsLimitedPerUser' },
    ],
    wheelIsWhole: [
      { sheet: 2, by: 'wheelIsWhole', on: ['publish'], holds: true },
      {
        move: 'publish',
        needs: [{ some: 'raffleAward', where: { fallback: true } }],
        say: ['还没有兜底奖', 'There is no fallback award yet'],
      },
      { see: 'raffleAward#exactlyOneFallback' },
      { move: 'publish', needs: [['weightAll', '>', 0]] },
      {
        move: 'publish',
        needs: ['shops'],
        when: { some: 'raffleAward', where: { delivery: 'shop' } },
        say: ['有门店兑换的奖品，请先填写兑奖门店', 'An award is exchanged at a shop: fill in the shops'],
      },
    ],
    frozenOnceDrawn: [
      { sheet: 3, freeze: ['slots', 'audience'], once: { drawn: { gt: 0 } } },
      { by: 'keepsShops', on: ['save', 'editShops'] },
    ],
    deletableWhileDraft: [
      { sheet: 4, remove: { in: ['draft'], without: ['drawn', 'raffleWinner'], takes: ['raffleAward'] } },
      { see: 'raffleWinner#expiresAtClaimUntil' },
    ],
    countsComeFromApp: { from: 'app', fields: ['joined', 'drawn'] },
    publishNeedsEndAhead: {
      move: 'publish',
      needs: [['period.end', '>', { now: '' }]],
      say: ['抽奖时间已经过去', 'The time of the draws is over'],
    },
    shownUntilEnded: {
      shown: { status: ['published', 'paused'] },
      gives: [
        'title',
        'period',
        'claimUntil',
        'slots',
        'bgImage',
        'wheelImage',
        'pointerImage',
        'channels',
        'audience',
        'freeTimes',
        'pointsCost',
        'shareTimes',
        'maxDraws',
        'maxWins',
        'shareImage',
        'ruleText',
      ],
    },
  },
})
export type Raffle = RecordOf<typeof raffle>

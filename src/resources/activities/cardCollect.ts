import { entity, f, type RecordOf } from '#declare'
import { phases, unlimited } from '#resources/choices.ts'

/** Users draw, swap and combine cards to complete a set and win; two or three a year at festivals. */
export const cardCollect = entity('cardCollect', ['集卡活动', 'Card-collecting activity'], {
  path: 'activityCardCollect',
  fields: {
    title: f.text('活动名称', 'Title', { required: true, max: 30, unique: true, search: true }),
    headImage: f.image('活动头图', 'Header image', { required: true, width: 750, height: 900 }),
    period: f.period('集卡时间', 'Collecting time', { required: true }),
    openAt: f.dateTime('开奖时间', 'Prize opening', { required: true }),
    cards: f.list('卡片', 'Cards', { required: true, min: 2, max: 12 }, [
      { key: f.code('卡片编号', 'Card key', { required: true, pattern: '^[a-z][a-z0-9]{0,11}$' }) },
      { name: f.text('卡名', 'Card', { required: true, max: 8 }) },
      { image: f.image('卡面', 'Face', { required: true, width: 600, height: 800 }) },
      { weight: f.integer('权重', 'Weight', { required: true, min: 0, max: 10000 }) },
      { odds: f.decimal('概率（%）', 'Odds (%)', { readOnly: true }), rare: f.boolean('稀有卡', 'Rare', { default: false }) },
      { stock: f.integer('库存（0为不限）', 'Stock (0 is unlimited)', { zero: unlimited, min: 0, default: 0 }) },
      { issued: f.count('已发放', 'Issued'), backText: f.text('卡背文案', 'Back text', { max: 60 }) },
    ]),
    dailyDraws: f.integer('每日免费抽卡', 'Free draws a day', { min: 0, max: 20, default: 1 }),
    drawSources: f.list('额外抽卡机会', 'Extra draws', 6, {
      source: f.choice('途径', 'By', { required: true }, [
        { share: ['分享', 'Share'], invite: ['邀请好友', 'Invite'], study: ['学习满15分钟', '15 minutes of study'] },
        { order: ['购买', 'Order'], vip: ['开通会员', 'Membership'] },
      ]),
      draws: f.integer('次数', 'Draws', { required: true, min: 1 }),
      dailyLimit: f.integer('每日上限', 'At most a day', { required: true, min: 1, max: 20 }),
    }),
    giftAllowed: f.boolean('允许送卡', 'Cards may be given', { default: true }),
    prizeMode: f.choice('开奖方式', 'Prize', 'draw', [
      { share: ['瓜分积分', 'Share of points'], draw: ['集齐后抽奖', 'Draw among completers'] },
      { each: ['集齐即得', 'Everyone who completes'] },
    ]),
    pointsPool: f.integer('积分池', 'Points pool', { min: 0, default: 0 }),
    prizes: f.list('奖品', 'Prizes', 10, {
      name: f.text('奖品名称', 'Prize', { required: true, max: 30 }),
      rewardType: f.choice('奖励类型', 'Reward', { required: true }, [
        { points: ['积分', 'Points'], coupon: ['优惠券', 'Coupon'] },
        { vipDays: ['会员天数', 'VIP days'], material: ['实物', 'Material object'] },
      ]),
      amount: f.integer('数额', 'Amount', { min: 1 }),
      coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
      stock: f.integer('份数', 'Stock', { required: true, min: 1 }),
      won: f.count('已中', 'Won'),
    }),
    shareImage: f.image('分享图', 'Share image', { width: 500, height: 400 }),
    ruleText: f.richText('活动规则', 'Rules', { required: true }),
    joined: f.count('参与人数', 'Users', { of: { count: 'cardCollector' } }),
    drawn: f.count('抽卡次数', 'Draws', { of: { count: 'cardDraw' } }),
    completed: f.count('集齐人数', 'Completers', { of: { count: 'cardCollector', where: { completedAt: { set: true } } } }),
    phase: f.computed('进行阶段', 'Phase', { of: phases, from: { phase: ['period', 'openAt'] } }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已上线', 'Online'], withdrawn: ['已下线', 'Offline'], opened: ['已开奖', 'Opened'] },
  moves: {
    publish: { label: ['上线', 'Put online'], from: ['draft', 'withdrawn'], to: 'published' },
    withdraw: { label: ['下线', 'Take offline'], from: ['published'], to: 'withdrawn', confirm: 'yes' },
    openPrize: {
      ...{ label: ['开奖', 'Open the prize'], from: ['published', 'withdrawn'], to: 'opened', confirm: 'yes' },
      ...{ when: { openAt: { lte: { now: '' } } }, otherwise: ['还没有到开奖时间', 'The time of the prize opening has not come'] },
    },
  },
  actions: {
    copy: { copies: { title: '副本' }, asks: ['period', 'openAt'] },
    winners: { label: ['中奖名单', 'Winners'], opens: 'raffleWinner', by: 'cardCollect' },
    adjustCards: {
      label: ['调整权重库存', 'Adjust weights and stock'],
      says: [
        '改权重与库存后，先显示各卡的新概率，确认才生效；卡面与文案不变。',
        'Once weights and stock are changed the new odds are shown; they hold when you agree. Faces and texts stay.',
      ],
      asks: ['cards'],
    },
  },
  list: {
    columns: ['headImage', 'title', 'period', 'openAt', 'prizeMode', 'joined', 'drawn', 'completed', 'phase', 'status'],
    under: { joined: ['completed'], period: ['openAt'] },
    filters: ['title', 'prizeMode', 'phase', 'status', 'period'],
    bulk: ['withdraw'],
  },
  calendar: { in: 'activities', at: 'period' },
  form: [
    ['基本信息', 'Basics', 'title', 'headImage', 'period', 'openAt', 'ruleText', 'shareImage'],
    ['卡片', 'Cards', 'cards'],
    ['抽卡', 'Draws', ['dailyDraws', 'giftAllowed'], 'drawSources'],
    ['奖品', 'Prizes', ['prizeMode', 'pointsPool'], 'prizes'],
  ],
  rules: {
    prizeFieldsFollowMode: [
      {
        sheet: 1,
        compare: ['openAt', '>=', 'period.end'],
        when: { prizeMode: { not: 'each' } },
        field: 'openAt',
        say: ['开奖不能早于集卡结束', 'The prize is opened no earlier than collecting ends'],
      },
      {
        compare: ['pointsPool', '>', 0],
        when: { prizeMode: 'share' },
        field: 'pointsPool',
        say: ['瓜分积分须填写积分池', 'A share of points needs a pool of points'],
      },
      { when: { prizeMode: ['draw', 'each'] }, demand: ['prizes'] },
      { pick: 'prizes.rewardType', of: { points: 'prizes.amount', vipDays: 'prizes.amount', coupon: 'prizes.coupon', material: null } },
    ],
    cardKeysAreUnique: [
      { sheet: 2, each: 'cards', distinct: ['key'] },
      { each: 'cards', sum: ['weight', '>', 0] },
      { by: 'tellsOdds', on: ['save', 'adjustCards'] },
      { see: 'cardDraw#cardIsInDraw' },
    ],
    stockCoversIssued: { sheet: 3, by: 'keepsStock', on: ['save', 'adjustCards'] },
    frozenOnceDrawn: [
      { sheet: 4, by: 'keepsCards', on: ['save', 'adjustCards'] },
      { freeze: ['prizeMode'], once: { drawn: { gt: 0 } } },
      { may: ['adjustCards'], who: 'admin' },
      { by: 'asksAboutOdds', on: ['adjustCards'] },
    ],
    materialPrizesArePosted: { sheet: 5, see: 'raffleWinner#postedWinsMakeLogistics' },
    prizeOpensOnce: [
      { sheet: 6, carried: 'moves.openPrize' },
      { may: ['openPrize'], who: 'admin' },
      { by: 'opensPrize', on: ['openPrize'] },
      { see: 'cardCollector#winsOnceComplete' },
    ],
    deletableWhileDraft: { sheet: 7, remove: { in: ['draft'], without: ['drawn'] } },
    publishNeedsEndAhead: {
      move: 'publish',
      needs: [['period.end', '>', { now: '' }]],
      say: ['集卡时间已经过去', 'The time of collecting is over'],
    },
    shownOncePublished: {
      shown: { status: ['published', 'opened'] },
      gives: [
        ...['title', 'headImage', 'period', 'openAt', 'cards', 'dailyDraws', 'drawSources', 'giftAllowed'],
        ...['prizeMode', 'pointsPool', 'prizes', 'shareImage', 'ruleText', 'joined', 'completed'],
      ] as const,
    },
  },
})
export type CardCollect = RecordOf<typeof cardCollect>

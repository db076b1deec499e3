import { entity, f, type RecordOf } from '#declare'
import { deliveries, smsTemplates } from '#resources/choices.ts'

/** Every win of a lottery or a card-collecting activity; operators exchange, void and export. */
export const raffleWinner = entity('raffleWinner', ['中奖记录', 'Winner'], {
  path: 'activityRaffle/winner',
  fields: {
    source: f.choice('来源', 'Source', { raffle: ['抽奖', 'Lottery'], cardCollect: ['集卡', 'Card collecting'] }),
    raffle: f.ref('抽奖活动', 'Lottery', { to: 'raffle' }),
    cardCollect: f.ref('集卡活动', 'Card collecting', { to: 'cardCollect' }),
    award: f.ref('奖品', 'Award', { to: 'raffleAward' }),
    awardName: f.text('奖品名称', 'Award name', { search: true }),
    delivery: f.choice('发放方式', 'Delivery', deliveries),
    user: f.ref('用户', 'User', { to: 'appUser' }),
    nickname: f.computed('昵称', 'Nickname', { from: 'user.nickname' }),
    phone: f.phone('手机号', 'Phone', { search: true }),
    wonAt: f.dateTime('中奖时间', 'Won at'),
    claimUntil: f.dateTime('领奖截止', 'Claim until'),
    claimedAt: f.dateTime('领取时间', 'Claimed at'),
    exchangeCode: f.code('兑奖码', 'Exchange code', { unique: true, search: true }),
    shop: f.text('兑奖门店', 'Shop', { among: { entity: 'raffle', by: 'raffle', list: 'shops' } }),
    shopCode: f.code('核销口令', 'Exchange code of the shop', { pattern: '^\\d{6}$' }),
    exchangedAt: f.dateTime('兑奖时间', 'Exchanged at'),
    remark: f.text('备注', 'Remark', { max: 100 }),
  },
  states: [
    { waiting: ['待领取', 'To claim'], claimed: ['已领取', 'Claimed'] },
    { fulfilled: ['已发放', 'Fulfilled'], expired: ['已过期', 'Expired'], voided: ['已作废', 'Voided'] },
  ],
  moves: {
    exchange: {
      label: ['兑换', 'Exchange'],
      from: ['waiting', 'claimed'],
      to: 'fulfilled',
      when: { delivery: 'shop' },
      otherwise: ['不是门店兑换的奖品', 'The award is not exchanged at a shop'],
      asks: ['shop', 'shopCode'],
    },
    retry: {
      from: ['claimed'],
      to: 'fulfilled',
      when: { delivery: 'auto', source: 'raffle' },
      otherwise: ['只有自动到账的奖品可以重新发放', 'Only what is granted automatically is tried again'],
    },
    reopen: { from: ['expired'], to: 'waiting', asks: ['claimUntil'] },
    claim: { label: ['领取', 'Claim'], from: ['waiting'], to: 'claimed', silent: true },
    fulfil: { label: ['发放', 'Fulfil'], from: ['waiting', 'claimed'], to: 'fulfilled', silent: true },
    expire: { label: ['过期', 'Expire'], from: ['waiting'], to: 'expired', silent: true },
    voidWin: { label: ['作废中奖', 'Void the win'], from: ['waiting', 'claimed'], to: 'voided' },
  },
  actions: {
    sms: {
      label: ['发短信', 'Send SMS'],
      on: 'bulk',
      says: [
        '所选中奖者放进一份短信草稿，在“短信发放”里预览并发送。',
        'The winners go into a draft message, previewed and sent under SMS delivery.',
      ],
      asks: { template: f.choice('短信模板', 'Template', { required: true }, smsTemplates) },
    },
    logistics: { label: ['查看物流', 'Logistics'], when: { delivery: 'ship' }, opens: 'raffleLogistics', by: 'winner' },
  },
  list: {
    columns: ['wonAt', 'source', 'raffle', 'cardCollect', 'awardName', 'nickname', 'phone', 'delivery', 'shop', 'status', 'remark'],
    under: { nickname: ['phone'], awardName: ['delivery'], raffle: ['cardCollect', 'source'] },
    filters: ['raffle', 'cardCollect', 'awardName', 'phone', 'status', 'wonAt'],
    sort: '-wonAt',
    bulk: ['sms', 'voidWin'],
  },
  form: [
    ['中奖', 'Win', ['source', 'raffle'], ['cardCollect', 'award'], 'awardName', 'user', 'nickname', ['phone', 'wonAt']],
    ['发放', 'Delivery', ['delivery', 'claimUntil'], ['claimedAt', 'exchangeCode'], 'shop', 'exchangedAt', 'remark'],
  ],
  endpoints: {
    exchange: { call: 'POST activityRaffle/exchange', takes: ['exchangeCode', 'shop', { code: "the shop's code" }], gives: 'record' },
  },
  rules: {
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        but: ['remark'],
        brings: ['source', 'user', 'wonAt'],
        create: false,
        remove: false,
        moves: ['claim', 'fulfil'],
        states: ['waiting', 'fulfilled'],
      },
      { when: { source: 'raffle' }, demand: ['raffle', 'award'] },
      { when: { source: 'cardCollect' }, demand: ['cardCollect'] },
      { remove: 'never' },
    ],
    exchangeNeedsShopCode: [
      { sheet: 2, move: 'exchange', needs: ['shop', ['claimUntil', '>=', { now: '' }]] },
      { move: 'exchange', needs: ['shopCode'], set: { exchangedAt: { now: '' } } },
      { by: 'shopKnowsCode', on: ['exchange'] },
    ],
    postedWinsMakeLogistics: [
      { sheet: 3, by: 'grantsAward', on: ['retry'] },
      { move: 'claim', make: [{ entity: 'raffleLogistics', with: { winner: 'id', raffle: 'raffle' } }], when: { delivery: 'ship' } },
      { see: 'raffleLogistics#oneOpenPerWinner' },
    ],
    voidWinNeedsReason: [
      { sheet: 4, move: 'voidWin', needs: ['reason'], carry: [{ entity: 'raffleLogistics', move: 'cancel', where: { winner: 'id' } }] },
      { may: ['voidWin'], who: 'admin' },
      { see: 'raffleAward#oneAwardPerSlot' },
      { move: 'reopen', needs: ['claimUntil', ['claimUntil', '>', { now: '' }]] },
      {
        move: 'reopen',
        needs: [['claimUntil', '<=', { now: '+30d' }]],
        say: ['新的领奖截止最晚为 30 天后', 'The new deadline lies at most 30 days ahead'],
      },
    ],
    awardKeptAsWon: [
      { sheet: 5, pick: 'source', of: { raffle: ['raffle', 'award'], cardCollect: 'cardCollect' } },
      { fill: 'awardName', with: 'award.name', when: { source: 'raffle' } },
      { fill: 'delivery', with: 'award.delivery', when: { source: 'raffle' } },
      { freeze: ['awardName', 'award', 'delivery', 'user', 'source', 'raffle', 'cardCollect'] },
    ],
    winsLimitedPerUser: {
      limit: { most: 'raffle.maxWins' },
      per: ['raffle', 'user'],
      where: { status: { not: 'voided' }, 'award.fallback': false },
      field: 'user',
    },
    expiresAtClaimUntil: [
      { fill: 'claimUntil', with: { first: ['raffle.claimUntil', { shift: ['cardCollect.openAt', '+30d'] }] } },
      { at: 'claimUntil', does: 'expire' },
      { move: 'claim', needs: [['claimUntil', '>=', { now: '' }]], set: { claimedAt: { now: '' } } },
    ],
    wonWithinStock: [
      { cap: 'award.won', at: 'award.stock' },
      { by: 'drawnByTheRules', on: ['create'] },
    ],
    phoneIsMasked: { mask: ['phone'], keep: '3…4', unless: { right: 'personal' }, export: 'admin' },
    endingSoonIsMarked: { mark: { status: 'waiting', claimUntil: { lt: { now: '+3d' } } }, as: ['即将过期', 'Expires soon'] },
  },
})
export type RaffleWinner = RecordOf<typeof raffleWinner>

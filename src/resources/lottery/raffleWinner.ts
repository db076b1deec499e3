import { entity, f, type RecordOf } from '#declare'
import { deliveries } from '#resources/choices.ts'

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
    nickname: f.computed('昵称', 'Nickname', { from: { open: "the user's nickname" } }),
    phone: f.phone('手机号', 'Phone', { search: true }),
    wonAt: f.dateTime('中奖时间', 'Won at'),
    claimUntil: f.dateTime('领奖截止', 'Claim until'),
    claimedAt: f.dateTime('领取时间', 'Claimed at'),
    exchangeCode: f.code('兑奖码', 'Exchange code', { unique: true, search: true }),
    shop: f.text('兑奖门店', 'Shop'),
    exchangedAt: f.dateTime('兑奖时间', 'Exchanged at'),
    remark: f.text('备注', 'Remark', { max: 100 }),
  },
  states: [
    { waiting: ['待领取', 'To claim'], claimed: ['已领取', 'Claimed'] },
    { fulfilled: ['已发放', 'Fulfilled'], expired: ['已过期', 'Expired'], voided: ['已作废', 'Voided'] },
  ],
  moves: {
    exchange: { label: ['兑换', 'Exchange'], from: ['waiting', 'claimed'], to: 'fulfilled' },
    retry: { from: ['claimed'], to: 'fulfilled' },
    reopen: { from: ['expired'], to: 'waiting' },
    voidWin: { label: ['作废中奖', 'Void the win'], from: ['waiting', 'claimed'], to: 'voided' },
  },
  actions: {
    sms: { label: ['发短信', 'Send SMS'], on: 'bulk', later: 'opens SMS delivery with the chosen winners' },
    logistics: { label: ['查看物流', 'Logistics'], later: 'opens the raffle logistics record of a posted award' },
  },
  list: {
    columns: ['wonAt', 'source', 'raffle', 'cardCollect', 'awardName', 'nickname', 'phone', 'delivery', 'shop', 'status', 'remark'],
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
  standIn: true,
})
export type RaffleWinner = RecordOf<typeof raffleWinner>

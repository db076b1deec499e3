import { entity, f, type RecordOf } from '#declare'
import { carriers } from '#resources/choices.ts'
import { numbersAsked, numbersFile, toShipSaid } from '#resources/operations/parcelAsks.ts'

/** Parcels owed to winners of posted awards; operators fill carrier and number, one by one or from a spreadsheet. */
export const raffleLogistics = entity('raffleLogistics', ['抽奖物流', 'Raffle logistics'], {
  path: 'activityRaffle/logistics',
  title: 'awardName',
  fields: {
    winner: f.ref('中奖记录', 'Winner', { to: 'raffleWinner' }),
    raffle: f.ref('抽奖活动', 'Lottery', { to: 'raffle' }),
    awardName: f.computed('奖品', 'Award', { from: 'winner.awardName' }),
    receiver: f.text('收货人', 'Receiver', { max: 20, search: true }),
    phone: f.phone('手机号', 'Phone', { search: true }),
    region: f.text('省市区', 'Region', { max: 40 }),
    address: f.text('详细地址', 'Address', { max: 100 }),
    carrier: f.choice('快递公司', 'Carrier', carriers),
    trackingNo: f.code('快递单号', 'Tracking number', { pattern: '^[A-Za-z0-9-]{8,24}$', search: true }),
    shippedAt: f.dateTime('发货时间', 'Shipped at'),
    deliveredAt: f.dateTime('签收时间', 'Delivered at'),
    remark: f.text('备注', 'Remark', { max: 100 }),
  },
  states: [
    { awaitingAddress: ['待填地址', 'Awaiting address'], pending: ['待发货', 'To ship'], shipped: ['已发货', 'Shipped'] },
    { delivered: ['已签收', 'Delivered'], returned: ['已退回', 'Returned'], cancelled: ['已取消', 'Cancelled'] },
  ],
  moves: {
    fillAddress: { label: ['填写地址', 'Fill in address'], from: ['awaitingAddress'], to: 'pending' },
    ship: { label: ['发货', 'Ship'], from: ['pending', 'returned'], to: 'shipped', asks: ['carrier', 'trackingNo'] },
    deliver: { label: ['签收', 'Deliver'], from: ['shipped'], to: 'delivered' },
    markReturned: { label: ['标记退回', 'Mark returned'], from: ['shipped'], to: 'returned' },
    cancel: { from: ['awaitingAddress', 'pending', 'returned'], to: 'cancelled', confirm: 'yes' },
  },
  actions: {
    importNumbers: {
      label: ['导入单号', 'Import numbers'],
      on: 'list',
      says: numbersAsked('记录ID', 'record ID'),
      asks: { file: numbersFile },
    },
    exportPending: {
      label: ['导出待发货', 'Export to ship'],
      on: 'list',
      says: toShipSaid,
      asks: { raffle: f.ref('抽奖活动', 'Lottery', { to: 'raffle' }) },
    },
  },
  list: {
    columns: ['raffle', 'awardName', 'receiver', 'phone', 'region', 'address', 'carrier', 'trackingNo', 'shippedAt', 'status'],
    under: { awardName: ['raffle'], receiver: ['phone'], address: ['region'], trackingNo: ['carrier'] },
    filters: ['raffle', 'receiver', 'phone', 'trackingNo', 'carrier', 'status'],
    sort: ['status', 'createdAt'],
    bulk: ['ship', 'deliver'],
  },
  form: [
    ['收货', 'Receiver', ['winner', 'raffle'], 'awardName', ['receiver', 'phone'], 'region', 'address'],
    ['物流', 'Parcel', ['carrier', 'trackingNo'], ['shippedAt', 'deliveredAt'], 'remark'],
  ],
  rules: {
    1: [
      {
        from: 'app',
        fields: ['winner', 'raffle'],
        also: ['receiver', 'phone', 'region', 'address'],
        knownBy: ['winner'],
        create: false,
        remove: false,
        moves: [],
      },
      { from: 'portal', fields: ['shippedAt', 'deliveredAt'] },
      { freeze: ['receiver', 'phone', 'region', 'address'], once: { status: ['shipped', 'delivered', 'cancelled'] } },
      { remove: 'never' },
      { move: 'fillAddress', needs: ['receiver', 'phone', 'address'] },
    ],
    2: [
      {
        move: 'ship',
        needs: ['receiver', 'phone', 'address', 'carrier', 'trackingNo'],
        set: { shippedAt: { now: '' } },
        make: [
          {
            entity: 'logistics',
            with: {
              sourceType: { text: 'raffle' },
              raffleLogistics: 'id',
              goodsName: 'awardName',
              user: 'winner.user',
              receiver: 'receiver',
              phone: 'phone',
              address: { words: ['region', 'address'] },
              carrier: 'carrier',
              trackingNo: 'trackingNo',
              shippedAt: { now: '' },
            },
          },
        ],
      },
      { unique: ['carrier', 'trackingNo'] },
      { see: 'logistics#2' },
    ],
    3: [
      { unique: ['winner'], among: { status: { not: 'cancelled' } } },
      { when: { 'winner.source': 'cardCollect' }, refuse: ['raffle'] },
      { move: 'cancel', needs: ['reason'] },
      { may: ['cancel'], who: 'admin' },
      {
        move: 'deliver',
        set: { deliveredAt: { now: '' } },
        carry: [
          { entity: 'raffleWinner', move: 'fulfil', where: { id: 'winner' } },
          { entity: 'logistics', move: 'markDelivered', where: { raffleLogistics: 'id', status: ['inTransit', 'exception'] } },
        ],
      },
      {
        move: 'markReturned',
        carry: [{ entity: 'logistics', move: 'markReturned', where: { raffleLogistics: 'id', status: ['inTransit', 'exception'] } }],
      },
    ],
    a: { mask: ['phone', 'address'], keep: '3…4', unless: { right: 'personal' }, export: 'admin' },
    b: { may: ['exportPending'], who: { right: 'export' } },
    c: { mark: { status: 'pending', updatedAt: { lt: { now: '-7d' } } }, as: ['待发货超7天', 'Waiting a week'], todo: true },
  },
})
export type RaffleLogistics = RecordOf<typeof raffleLogistics>

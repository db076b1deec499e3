import { entity, f, type RecordOf } from '#declare'
import { carrierFields, parcelMoves, parcelStates, receiverFields, receiverFrozen } from '#resources/operations/parcel.ts'
import { parcelAnswers } from '#resources/operations/parcelAnswers.ts'
import { toShipSaid } from '#resources/operations/parcelAsks.ts'

/** Parcels owed to winners of posted awards; operators fill carrier and number, one by one or from a spreadsheet. */
export const raffleLogistics = entity('raffleLogistics', ['抽奖物流', 'Raffle logistics'], {
  path: 'activityRaffle/logistics',
  title: 'awardName',
  fields: {
    called: f.computed('包裹', 'Parcel', { from: { words: [{ surname: 'receiver' }, 'awardName', 'raffle.title', 'id'] } }),
    winner: f.ref('中奖记录', 'Winner', { to: 'raffleWinner' }),
    raffle: f.ref('抽奖活动', 'Lottery', { to: 'raffle' }),
    awardName: f.computed('奖品', 'Award', { from: 'winner.awardName' }),
    ...receiverFields,
    ...carrierFields,
    deliveredAt: f.dateTime('签收时间', 'Delivered at'),
    remark: f.text('备注', 'Remark', { max: 100 }),
  },
  states: parcelStates,
  moves: parcelMoves,
  actions: {
    importNumbers: { label: ['导入单号', 'Import numbers'], on: 'list', page: '/datas/import?kind=raffleLogistics' },
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
  answers: parcelAnswers(['“{awardName}”', '"{awardName}"']),
  queue: {
    tabs: [
      { label: ['待发货', 'To ship'], filter: { status: 'pending' } },
      { label: ['已退回', 'Returned'], filter: { status: 'returned' } },
    ],
    since: 'createdAt',
    within: 2880,
    decide: { ship: 'p', cancel: 'r' },
    shows: ['awardName', 'receiver', 'phone', 'region', 'address', 'raffle', 'createdAt', 'remark'],
    beside: [{ record: 'winner' }],
  },
  form: [
    ['收货', 'Receiver', ['winner', 'raffle'], 'awardName', ['receiver', 'phone'], 'region', 'address'],
    ['物流', 'Parcel', ['carrier', 'trackingNo'], ['shippedAt', 'deliveredAt'], 'remark'],
  ],
  rules: {
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        fields: ['winner', 'raffle'],
        also: ['receiver', 'phone', 'region', 'address'],
        knownBy: ['winner'],
        create: false,
        remove: false,
        moves: [],
      },
      { from: 'portal', fields: ['shippedAt', 'deliveredAt'] },
      receiverFrozen,
      { remove: 'never' },
      { move: 'fillAddress', needs: ['receiver', 'phone', 'address'] },
    ],
    shipNeedsAddressAndNumber: [
      {
        sheet: 2,
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
      { see: 'logistics#trackingNoUniquePerCarrier' },
    ],
    oneOpenPerWinner: [
      { sheet: 3, unique: ['winner'], among: { status: { not: 'cancelled' } } },
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
    personalDataIsMasked: { mask: ['phone', 'address'], keep: '3…4', unless: { right: 'personal' }, export: 'admin' },
    exportNeedsRight: { may: ['exportPending'], who: { right: 'export' } },
    waitingIsMarked: { mark: 'late', as: ['待发货超时', 'Late to ship'], todo: true },
  },
})
export type RaffleLogistics = RecordOf<typeof raffleLogistics>

import { entity, f, type RecordOf } from '#declare'
import { orderSources } from '#resources/choices.ts'
import { madeGoodBy, makeGood } from '#resources/data/makeGood.ts'
import { carrierFields, parcelMoves, parcelStates, receiverFields, receiverFrozen } from './parcel.ts'
import { goodsAnswers } from './parcelAnswers.ts'
import { toShipSaid } from './parcelAsks.ts'

/** What is owed in kind from activities, points goods, welfare and tasks; operators ship it in batches twice a week. */
export const materialOrder = entity('materialOrder', ['实物订单', 'Material-object order'], {
  path: 'activityMaterialObjectOrder',
  title: 'orderNo',
  fields: {
    orderNo: f.code('订单号', 'Order number', { unique: true, search: true }),
    called: f.computed('包裹', 'Parcel', { from: { words: [{ surname: 'receiver' }, 'goodsName', 'orderNo'] } }),
    sourceType: f.choice('来源', 'Source', { default: 'operator' }, orderSources),
    sourceName: f.text('来源名称', 'From', { search: true }),
    pointsGoods: f.ref('积分商品', 'Points goods', { to: 'pointsGoods' }),
    goodsName: f.text('物品名称', 'Goods', { required: true, max: 30, search: true }),
    quantity: f.integer('数量', 'Quantity', { required: true, min: 1, max: 99, default: 1 }),
    ...{ pointsPaid: f.integer('消耗积分', 'Points paid'), cashPaid: f.money('实付金额', 'Cash paid') },
    user: f.ref('用户', 'User', { to: 'appUser', required: true, along: true }),
    ...receiverFields,
    ...carrierFields,
    addressUntil: f.dateTime('填写地址截止', 'Address until'),
    remark: f.text('备注', 'Remark', { max: 100 }),
  },
  states: parcelStates,
  moves: parcelMoves,
  actions: {
    add: {
      label: ['新增订单', 'Add an order'],
      on: 'list',
      says: ['收货信息可留空，由用户在 App 里填写。', 'The address may stay open: the user fills it in.'],
      asks: {
        user: f.ref('用户', 'User', { to: 'appUser', required: true }),
        goodsName: f.text('物品名称', 'Goods', { required: true, max: 30 }),
        quantity: f.integer('数量', 'Quantity', { required: true, min: 1, max: 99, default: 1 }),
        receiver: f.text('收货人', 'Receiver', { max: 20 }),
        phone: f.phone('手机号', 'Phone'),
        region: f.text('省市区', 'Region', { max: 40 }),
        address: f.text('详细地址', 'Address', { max: 100 }),
      },
    },
    reissue: {
      label: ['补发', 'Send again'],
      says: [
        '为同一用户按同样的商品、数量和收货信息新建一张待发货的订单，并打开它；原订单不变。',
        'Makes another order to ship, for the same user, goods, number and address, and opens it; this one stays as it is.',
      ],
      grants: true,
      gives: 'record',
      runs: 'reissue',
      when: { status: ['shipped', 'delivered', 'returned', 'cancelled'] },
      otherwise: ['尚未发货的订单不用补发', 'What was not shipped yet is not sent again'],
    },
    compensate: makeGood('orderNo'),
    importNumbers: { label: ['导入单号', 'Import numbers'], on: 'list', page: '/datas/import?kind=materialOrder' },
    exportPending: {
      label: ['导出待发货', 'Export to ship'],
      on: 'list',
      says: toShipSaid,
      asks: { sourceType: f.choice('来源', 'Source', orderSources) },
    },
  },
  list: {
    columns: [
      ['orderNo', 'sourceType', 'sourceName', 'goodsName', 'quantity', 'receiver'],
      ['phone', 'region', 'carrier', 'trackingNo', 'createdAt', 'status'],
    ],
    under: { goodsName: ['quantity', 'sourceName'], receiver: ['phone', 'region'], trackingNo: ['carrier'], orderNo: ['sourceType'] },
    filters: ['orderNo', 'sourceType', 'goodsName', 'phone', 'status', 'createdAt'],
    sort: ['status', 'createdAt'],
    bulk: ['ship', 'deliver'],
  },
  answers: goodsAnswers,
  queue: {
    tabs: [
      { label: ['待发货', 'To ship'], filter: { status: 'pending' } },
      { label: ['已退回', 'Returned'], filter: { status: 'returned' } },
    ],
    since: 'createdAt',
    within: 2880,
    decide: { ship: 'p', cancel: 'r' },
    shows: ['goodsName', 'quantity', 'receiver', 'phone', 'region', 'address', 'sourceName', 'user', 'createdAt', 'remark'],
    beside: [{ record: 'pointsGoods' }, { record: 'user' }],
  },
  form: [
    [
      '订单',
      'Order',
      ['orderNo', 'sourceType'],
      'sourceName',
      ['pointsGoods', 'goodsName'],
      ['quantity', 'pointsPaid'],
      ['cashPaid', 'user'],
    ],
    ['收货', 'Receiver', ['receiver', 'phone'], 'region', 'address', 'addressUntil'],
    ['物流', 'Parcel', ['carrier', 'trackingNo'], 'shippedAt', 'remark'],
  ],
  endpoints: {
    getLogisticsInfo: {
      call: 'GET activityMaterialObjectOrder/logisticsInfo',
      takes: ['id'],
      gives: 'carrier, trackingNo and traces of its parcel',
    },
    saveLogisticsInfo: { call: 'POST activityMaterialObjectOrder/logisticsInfo', takes: ['id', 'carrier', 'trackingNo'], gives: 'record' },
  },
  rules: {
    madeGoodBySupport: madeGoodBy,
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        fields: ['orderNo', 'sourceType', 'sourceName', 'pointsGoods', 'goodsName', 'quantity', 'pointsPaid', 'cashPaid', 'user'],
        also: ['receiver', 'phone', 'region', 'address'],
        knownBy: ['orderNo'],
        create: false,
        when: { sourceType: { not: 'operator' } },
      },
      { from: 'portal', fields: ['orderNo', 'shippedAt', 'addressUntil'] },
      {
        freeze: ['goodsName', 'quantity', 'user', 'sourceType', 'pointsGoods', 'pointsPaid', 'cashPaid'],
        once: { sourceType: 'operator' },
      },
      receiverFrozen,
      { when: { sourceType: 'operator' }, refuse: ['pointsGoods', 'pointsPaid', 'cashPaid'] },
      { number: 'orderNo', pattern: 'MO{YYYYMMDD}{######}' },
      { remove: 'never' },
      { move: 'fillAddress', needs: ['receiver', 'phone', 'address'], set: { addressUntil: null } },
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
              sourceType: { text: 'materialOrder' },
              materialOrder: 'id',
              goodsName: 'goodsName',
              user: 'user',
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
      {
        move: 'deliver',
        carry: [{ entity: 'logistics', move: 'markDelivered', where: { materialOrder: 'id', status: ['inTransit', 'exception'] } }],
      },
      {
        move: 'markReturned',
        carry: [{ entity: 'logistics', move: 'markReturned', where: { materialOrder: 'id', status: ['inTransit', 'exception'] } }],
      },
    ],
    cancelNeedsReason: [
      {
        sheet: 3,
        move: 'cancel',
        needs: ['reason'],
        when: { any: [{ addressUntil: { set: false } }, { addressUntil: { gt: { now: '' } } }] },
      },
      { move: 'cancel', carry: [{ entity: 'pointsExchange', move: 'takeBack', where: { materialOrder: 'id' } }] },
      { may: ['cancel'], who: 'admin' },
      { fill: 'addressUntil', with: { now: '+15d' }, when: { status: 'awaitingAddress' } },
      { at: 'addressUntil', does: 'cancel', when: { status: 'awaitingAddress' } },
    ],
    reissueNeedsReason: [
      { move: 'reissue', needs: ['reason'] },
      { may: ['exportPending'], who: { right: 'export' } },
    ],
    personalDataIsMasked: { mask: ['phone', 'address'], keep: '3…4', unless: { right: 'personal' }, export: 'admin' },
    waitingIsMarked: { mark: 'late', as: ['待发货超时', 'Late to ship'], todo: true },
  },
})
export type MaterialOrder = RecordOf<typeof materialOrder>

import { entity, f, type RecordOf } from '#declare'
import { carriers } from '#resources/choices.ts'

/** What is owed in kind from activities, points goods, welfare and tasks; operators ship it in batches twice a week. */
export const materialOrder = entity('materialOrder', ['实物订单', 'Material-object order'], {
  path: 'activityMaterialObjectOrder',
  fields: {
    orderNo: f.code('订单号', 'Order number', { unique: true, search: true }),
    sourceType: f.choice('来源', 'Source', [
      { punchCard: ['打卡活动', 'Punch-card'], marathon: ['马拉松', 'Marathon'], attendance: ['签到活动', 'Attendance'] },
      { pointsGoods: ['积分商品', 'Points goods'], welfare: ['福利', 'Welfare'], memberTask: ['会员任务', 'Member task'] },
      { courseClockIn: ['课程打卡', 'Course clock-in'], seeding: ['种草官', 'Seeding'], operator: ['后台补发', 'Added by operator'] },
    ]),
    sourceName: f.text('来源名称', 'From', { search: true }),
    pointsGoods: f.ref('积分商品', 'Points goods', { to: 'pointsGoods' }),
    goodsName: f.text('物品名称', 'Goods', { required: true, max: 30, search: true }),
    quantity: f.integer('数量', 'Quantity', { required: true, min: 1, max: 99, default: 1 }),
    pointsPaid: f.integer('消耗积分', 'Points paid'),
    cashPaid: f.money('实付金额', 'Cash paid'),
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    receiver: f.text('收货人', 'Receiver', { max: 20, search: true }),
    phone: f.phone('手机号', 'Phone', { search: true }),
    region: f.text('省市区', 'Region', { max: 40 }),
    address: f.text('详细地址', 'Address', { max: 100 }),
    carrier: f.choice('快递公司', 'Carrier', carriers),
    trackingNo: f.code('快递单号', 'Tracking number', { pattern: '^[A-Za-z0-9-]{8,24}$', search: true }),
    shippedAt: f.dateTime('发货时间', 'Shipped at'),
    addressUntil: f.dateTime('填写地址截止', 'Address until'),
    remark: f.text('备注', 'Remark', { max: 100 }),
  },
  states: [
    { awaitingAddress: ['待填地址', 'Awaiting address'], pending: ['待发货', 'To ship'], shipped: ['已发货', 'Shipped'] },
    { delivered: ['已签收', 'Delivered'], returned: ['已退回', 'Returned'], cancelled: ['已取消', 'Cancelled'] },
  ],
  moves: {
    fillAddress: { label: ['填写地址', 'Fill in address'], from: ['awaitingAddress'], to: 'pending' },
    ship: { label: ['发货', 'Ship'], from: ['pending', 'returned'], to: 'shipped' },
    deliver: { label: ['签收', 'Deliver'], from: ['shipped'], to: 'delivered' },
    markReturned: { label: ['标记退回', 'Mark returned'], from: ['shipped'], to: 'returned' },
    cancel: { from: ['awaitingAddress', 'pending', 'returned'], to: 'cancelled', confirm: 'yes' },
  },
  actions: {
    reissue: { label: ['补发', 'Send again'], later: 'makes a new order of source operator for the same user and goods, with a reason' },
    importNumbers: {
      label: ['导入单号', 'Import numbers'],
      on: 'list',
      later: 'reads 订单号, 快递公司, 快递单号 from a spreadsheet, previews line by line, then ships the fitting ones as a job',
    },
    exportPending: {
      label: ['导出待发货', 'Export to ship'],
      on: 'list',
      later: 'the to-ship orders of the filter in the layout importNumbers reads back',
    },
  },
  list: {
    columns: [
      ['orderNo', 'sourceType', 'sourceName', 'goodsName', 'quantity', 'receiver'],
      ['phone', 'region', 'carrier', 'trackingNo', 'createdAt', 'status'],
    ],
    filters: ['orderNo', 'sourceType', 'goodsName', 'phone', 'status', 'createdAt'],
    sort: ['status', 'createdAt'],
    bulk: ['ship', 'deliver'],
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
  standIn: true,
})
export type MaterialOrder = RecordOf<typeof materialOrder>

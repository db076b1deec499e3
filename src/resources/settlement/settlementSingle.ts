import { entity, f, type RecordOf } from '#declare'

/** A month's revenue share for one course, audiobook or issue owed to one settlement partner; finance imports sales, checks, confirms and pays. */
export const settlementSingle = entity('settlementSingle', ['单品结算', 'Single settlement'], {
  fields: {
    statementNo: f.code('结算单号', 'Statement no', { required: true, unique: true, search: true }),
    month: f.text('结算月份', 'Month', { required: true, pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' }),
    partner: f.ref('结算方', 'Settlement partner', { to: 'settlementPartner', required: true }),
    content: f.jump('结算内容', 'Content', { required: true }),
    title: f.text('内容名称', 'Title', { required: true, max: 60, search: true }),
    lines: f.list('销售明细', 'Sales lines', { required: true, min: 1, max: 200 }, [
      { channel: f.ref('渠道', 'Channel', { to: 'financeType', required: true }) },
      { orders: f.integer('订单数', 'Orders', { min: 0 }), gross: f.money('销售额', 'Gross', { min: 0 }) },
      { refund: f.money('退款额', 'Refunds', { min: 0 }), feeRate: f.percent('渠道费率', 'Channel fee rate', { min: 0, max: 100 }) },
    ]),
    grossAmount: f.computed('销售额', 'Gross', { from: { open: 'sum of lines.gross' } }),
    refundAmount: f.computed('退款额', 'Refunds', { from: { open: 'sum of lines.refund' } }),
    channelFee: f.computed('渠道费', 'Channel fees', { from: { open: 'sum over lines of (gross - refund) x feeRate' } }),
    netAmount: f.computed('可分成额', 'Net', { from: { open: 'grossAmount - refundAmount - channelFee' } }),
    shareRate: f.percent('分成比例', 'Share rate', { required: true, min: 0, max: 100 }),
    adjustAmount: f.money('调整金额', 'Adjustment', { default: 0 }),
    adjustReason: f.text('调整原因', 'Reason', { max: 100 }),
    taxAmount: f.money('代扣税额', 'Tax withheld', { min: 0, default: 0 }),
    payable: f.computed('应付金额', 'Payable', { from: { open: 'netAmount x shareRate + adjustAmount - taxAmount' } }),
    invoiceNo: f.text('发票号', 'Invoice no', { max: 30, search: true }),
    paidOn: f.date('付款日期', 'Paid on'),
    voucher: f.file('付款凭证', 'Payment voucher'),
    batchNo: f.code('导入批次', 'Import batch'),
    remark: f.longText('备注', 'Remark', { max: 200 }),
  },
  states: [
    { pending: ['待核对', 'To check'], confirmed: ['已确认', 'Confirmed'] },
    { invoiced: ['已收票', 'Invoiced'], paid: ['已付款', 'Paid'], void: ['已作废', 'Void'] },
  ],
  moves: {
    confirm: { from: ['pending'], to: 'confirmed' },
    reopen: { from: ['confirmed'], to: 'pending' },
    invoice: { label: ['开票', 'Invoice'], from: ['confirmed'], to: 'invoiced' },
    pay: { label: ['付款', 'Pay'], from: ['confirmed', 'invoiced'], to: 'paid' },
    void: { from: ['pending', 'confirmed'], to: 'void', confirm: 'yes' },
  },
  actions: {
    import: {
      label: ['导入销售数据', 'Import sales'],
      on: 'list',
      later:
        'spreadsheet of month, content id, channel, orders, gross, refund; previews matched, new and refused rows, then makes or refreshes pending statements',
    },
    exportStatement: {
      label: ['导出结算单', 'Export statement'],
      on: ['row', 'bulk'],
      later: 'one statement per partner as a spreadsheet with its lines',
    },
    recalculate: {
      label: ['重新计算', 'Recalculate'],
      on: ['row', 'bulk'],
      later: 'takes rates from the partner and channels again; pending ones only',
    },
  },
  list: {
    columns: [
      ['statementNo', 'month', 'partner', 'title', 'grossAmount', 'refundAmount', 'netAmount', 'shareRate', 'payable', 'status', 'paidOn'],
    ],
    filters: ['month', 'partner', 'title', 'status', 'invoiceNo', 'batchNo'],
    sort: ['-month', 'statementNo'],
    bulk: ['confirm', 'pay', 'exportStatement', 'recalculate'],
  },
  form: [
    ['结算单', 'Statement', 'statementNo', 'month', 'partner', 'content', 'title', 'batchNo'],
    ['销售明细', 'Sales lines', 'lines', 'grossAmount', 'refundAmount', 'channelFee', 'netAmount'],
    ['计算', 'Calculation', ['shareRate', 'adjustAmount'], 'adjustReason', 'taxAmount', 'payable'],
    ['付款', 'Payment', ['invoiceNo', 'paidOn'], 'voucher', 'remark'],
  ],
  standIn: true,
})
export type SettlementSingle = RecordOf<typeof settlementSingle>

import { entity, f, type RecordOf } from '#declare'

/** A month's revenue share for one course, audiobook or issue owed to one settlement partner; finance imports sales, checks, confirms and pays. */
export const settlementSingle = entity('settlementSingle', ['单品结算', 'Single settlement'], {
  title: 'called',
  fields: {
    called: f.computed('结算单', 'Statement', { from: { words: ['statementNo', 'title'] } }),
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
    grossAmount: f.computed('销售额', 'Gross', { as: 'money', from: { sum: 'lines.gross' } }),
    refundAmount: f.computed('退款额', 'Refunds', { as: 'money', from: { sum: 'lines.refund' } }),
    channelFee: f.computed('渠道费', 'Channel fees', { as: 'money', from: { by: 'channelFee' } }),
    netAmount: f.computed('可分成额', 'Net', { as: 'money', from: { by: 'netAmount' } }),
    shareRate: f.percent('分成比例', 'Share rate', { required: true, min: 0, max: 100 }),
    adjustAmount: f.money('调整金额', 'Adjustment', { default: 0 }),
    adjustReason: f.text('调整原因', 'Reason', { max: 100 }),
    taxAmount: f.money('代扣税额', 'Tax withheld', { min: 0, default: 0 }),
    payable: f.computed('应付金额', 'Payable', { as: 'money', from: { by: 'payable' } }),
    invoiceNo: f.text('发票号', 'Invoice no', { max: 30, search: true }),
    paidOn: f.date('付款日期', 'Paid on'),
    voucher: f.file('付款凭证', 'Payment voucher'),
    batchNo: f.code('导入批次', 'Import batch'),
    remark: f.longText('备注', 'Remark', { max: 200 }),
    carriedTo: f.ref('结转至', 'Carried into', { to: 'settlementSingle', readOnly: true }),
  },
  states: [
    { pending: ['待核对', 'To check'], confirmed: ['已确认', 'Confirmed'] },
    { invoiced: ['已收票', 'Invoiced'], paid: ['已付款', 'Paid'], void: ['已作废', 'Void'] },
  ],
  moves: {
    confirm: { label: ['确认', 'Confirm'], from: ['pending'], to: 'confirmed' },
    reopen: { label: ['退回核对', 'Reopen'], from: ['confirmed'], to: 'pending', confirm: 'yes' },
    invoice: { label: ['收票', 'Invoice received'], from: ['confirmed'], to: 'invoiced' },
    pay: { label: ['付款', 'Pay'], from: ['confirmed', 'invoiced'], to: 'paid' },
    void: { from: ['pending', 'confirmed'], to: 'void', confirm: 'yes' },
  },
  actions: {
    import: { label: ['导入销售数据', 'Import sales'], on: 'list', page: '/financial/single/import' },
    detail: { label: ['结算明细', 'Details'], on: ['row', 'form'], page: '/financial/single/detail', by: 'settlementSingle' },
    adjust: {
      label: ['调整', 'Adjust'],
      when: { status: 'pending' },
      otherwise: ['只有待核对的结算单可以调整', 'Only statements to check are adjusted'],
      asks: ['adjustAmount', 'adjustReason', 'taxAmount'],
    },
    exportStatement: { label: ['导出结算单', 'Export statement'], on: ['row', 'bulk'] },
    recalculate: {
      label: ['重新计算', 'Recalculate'],
      on: ['row', 'bulk'],
      when: { status: 'pending' },
      otherwise: ['只有待核对的结算单可以重新计算', 'Only statements to check are worked out anew'],
    },
  },
  pays: { by: ['confirm', 'invoice', 'pay'], to: 'partner', amount: 'payable' },
  list: {
    columns: [
      ['statementNo', 'month', 'partner', 'title', 'grossAmount', 'refundAmount', 'netAmount', 'shareRate', 'payable', 'status', 'paidOn'],
    ],
    under: { statementNo: ['month'], netAmount: ['grossAmount', 'refundAmount'], payable: ['shareRate'], title: ['paidOn'] },
    sums: ['netAmount', 'payable'],
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
  rules: {
    oncePerPartnerAndContent: [
      { sheet: 1, unique: ['month', 'partner', 'content'], among: { status: { not: 'void' } } },
      { number: 'statementNo', pattern: 'DS-{month YYYYMM}-{####}' },
    ],
    readOnlyOnceConfirmed: [
      {
        sheet: 2,
        from: 'import',
        but: ['adjustAmount', 'adjustReason', 'taxAmount', 'invoiceNo', 'paidOn', 'voucher', 'remark'],
        create: false,
      },
      { lock: { status: { not: 'pending' } }, but: ['invoiceNo', 'paidOn', 'voucher', 'remark', 'carriedTo'] },
    ],
    negativeIsCarriedOver: [
      { sheet: 3, by: 'takesOver', on: ['create'] },
      { by: 'marksTakenOver', on: ['create'] },
      { by: 'takesRefunds', on: ['create'] },
      {
        move: 'pay',
        needs: [{ is: { payable: { gt: 0 } } }],
        say: ['应付金额不足，不付款，结转下月', 'Nothing is to be paid: it goes into the next month'],
        field: 'payable',
      },
    ],
    adjustAmountNeedsReason: {
      sheet: 4,
      when: { any: [{ adjustAmount: { gt: 0 } }, { adjustAmount: { lt: 0 } }] },
      demand: ['adjustReason'],
    },
    payNeedsDateAndVoucher: [
      {
        sheet: 5,
        compare: ['paidOn', '<=', { now: 'today' }],
        when: { paidOn: { changed: true } },
        say: ['付款日期不能晚于今天', 'The day of payment cannot be after today'],
      },
      { move: 'invoice', needs: ['invoiceNo'] },
      { move: 'pay', needs: ['paidOn', 'voucher'] },
      { move: 'pay', needs: [{ is: { 'partner.status': 'active' } }], holds: false },
      { move: 'pay', needs: ['invoiceNo'], when: { 'partner.taxMode': 'invoice' } },
      { by: 'holdsPay', on: ['pay'] },
    ],
    payNeedsMinimumReached: { sheet: 6, by: 'reachesMinimum', on: ['pay'] },
    onlyAdminConfirms: [
      { sheet: 7, may: ['confirm', 'pay', 'void'], who: 'admin' },
      { may: ['pay'], who: { not: { mover: 'confirm' } } },
      { remove: { in: ['pending', 'void'] } },
    ],
    sameFileImportedOnce: { sheet: 8, carried: 'bulk.settlementSingle' },
    negativeIsMarked: { mark: { status: ['confirmed', 'invoiced'], payable: { lt: 0 } }, as: ['负数待结转', 'To be carried over'] },
    managingNeedsFinanceRight: {
      may: ['import', 'recalculate', 'adjust', 'invoice', 'reopen', 'edit', 'remove'],
      who: { right: 'finance' },
    },
  },
  home: { todos: [{ label: ['待核对', 'To check'], filter: { status: 'pending' } }] },
})
export type SettlementSingle = RecordOf<typeof settlementSingle>

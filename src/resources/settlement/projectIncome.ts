import { entity, f, type RecordOf } from '#declare'

/** One receipt a project earns through a channel; entered by its owner when due, confirmed by finance on arrival. */
export const projectIncome = entity('projectIncome', ['项目收入', 'Project income'], {
  fields: {
    project: f.ref('项目', 'Project', { to: 'project', required: true }),
    type: f.ref('收入类型', 'Income type', { to: 'financeType', required: true }),
    channel: f.ref('收入渠道', 'Channel', { to: 'financeType', required: true }),
    category: f.computed('核算类别', 'Category', { to: 'projectCategory', from: { by: 'category' } }),
    title: f.text('收入事由', 'Title', { required: true, max: 60, search: true }),
    amount: f.money('收入金额', 'Amount', { required: true, min: 1 }),
    channelFee: f.money('渠道费', 'Channel fee', { min: 0, help: ['留空按渠道费率计算', 'Left empty: by the fee rate of the channel'] }),
    net: f.computed('净收入', 'Net', { as: 'money', from: { minus: ['amount', 'channelFee'] } }),
    month: f.text('归属月份', 'Month', { required: true, pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' }),
    payer: f.text('付款方', 'Payer', { max: 50, search: true }),
    dueOn: f.date('应收日期', 'Due on'),
    receivedOn: f.date('到账日期', 'Received on'),
    invoiceNo: f.text('开票号', 'Invoice no', { max: 30, search: true }),
    voucher: f.file('到账凭证', 'Receipt'),
    remark: f.longText('备注', 'Remark', { max: 200 }),
  },
  states: [
    { expected: ['待到账', 'Expected'], received: ['已到账', 'Received'], confirmed: ['已确认', 'Confirmed'], void: ['已作废', 'Void'] },
  ],
  moves: {
    receive: { label: ['到账', 'Receive'], from: ['expected'], to: 'received' },
    confirm: { label: ['确认', 'Confirm'], from: ['received'], to: 'confirmed' },
    unconfirm: { label: ['取消确认', 'Unconfirm'], from: ['confirmed'], to: 'received' },
    void: { from: ['expected', 'received'], to: 'void', confirm: 'yes' },
  },
  pays: { by: ['receive', 'confirm'], to: 'payer', amount: 'amount' },
  list: {
    columns: ['project', 'type', 'channel', 'title', 'amount', 'channelFee', 'net', 'month', 'payer', 'receivedOn', 'status'],
    under: { project: ['month'], type: ['channel'], net: ['channelFee'], receivedOn: ['payer'] },
    filters: ['project', 'type', 'channel', 'month', 'status', 'receivedOn'],
    sums: ['amount', 'net'],
    summed: { where: { status: 'confirmed' }, says: ['只算已确认的，与利润一致', 'Of what is confirmed, as profit is'] },
    bulk: ['receive', 'confirm'],
  },
  form: [
    ['收入', 'Income', ['project', 'type'], 'channel', 'category', 'title', ['amount', 'channelFee'], 'net', 'month'],
    ['到账', 'Receipt', 'payer', ['dueOn', 'receivedOn'], 'invoiceNo', 'voucher', 'remark'],
  ],
  rules: {
    typeIsIncome: [
      { sheet: 1, refer: 'type', where: { type: 'incomeType' } },
      { refer: 'channel', where: { type: 'channel' } },
      { by: 'proposesFee' },
      { compare: ['channelFee', '<=', 'amount'], field: 'channelFee' },
    ],
    enteredWhileRunning: {
      sheet: 2,
      refer: 'project',
      where: { status: ['running', 'settling'] },
      on: 'save',
      say: ['项目须在进行中或结算中', 'The project must be running or settling'],
    },
    confirmNeedsVoucher: [
      {
        sheet: 3,
        compare: ['receivedOn', '<=', { now: 'today' }],
        when: { receivedOn: { changed: true } },
        say: ['到账日期不能晚于今天', 'The day of receipt cannot be after today'],
      },
      { move: 'receive', needs: ['receivedOn'] },
      { move: 'confirm', needs: ['voucher'] },
      { may: ['confirm', 'unconfirm'], who: 'admin' },
      { freeze: ['amount', 'channelFee', 'project', 'type', 'channel', 'month'], once: { status: ['confirmed', 'void'] } },
    ],
    lockedOnceAgreed: { sheet: 4, by: 'lockedOnceAgreed', locks: true, on: ['save', 'remove', 'receive', 'confirm', 'unconfirm', 'void'] },
    overdueIsMarked: { sheet: 5, mark: { status: 'expected', dueOn: { lt: { now: 'today' } } }, as: ['已逾期', 'Overdue'], todo: true },
    deletableWhileExpected: [
      { sheet: 6, remove: { in: ['expected'] } },
      { move: 'void', needs: ['remark'] },
    ],
    onlyOwnersEdit: { by: 'ownProject', locks: true, on: ['save', 'remove', 'receive', 'void'] },
    entryFollowsLedger: { by: 'tellsEntry', on: ['save', 'remove', 'receive', 'confirm', 'unconfirm', 'void'] },
  },
  deviations: { channelFee: '默认 0 会盖过按渠道费率的建议值：留空即按费率计算' },
})
export type ProjectIncome = RecordOf<typeof projectIncome>

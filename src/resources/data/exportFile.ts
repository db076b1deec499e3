import { entity, f, type RecordOf } from '#declare'

/** Every data export an operator asks for, from a file of phones or uids or by conditions; made as a job and downloaded for 7 days. */
export const exportFile = entity('export', ['数据导出', 'Data export'], {
  fields: {
    kind: f.choice('导出类型', 'Kind', { required: true }, [
      { douBanForPhone: ['豆瓣用户数据（按手机号）', 'Douban users by phone'] },
      { addressForUid: ['收货地址（按用户ID）', 'Addresses by uid'], users: ['用户信息', 'Users'] },
      { orders: ['用户订单', 'Orders'], vip: ['会员名单', 'VIP members'], magazines: ['杂志订阅', 'Magazine subscriptions'] },
      { comments: ['评论', 'Comments'], couponUsage: ['优惠券使用明细', 'Coupon usage'] },
      { redeemCodes: ['兑换码', 'Redeem codes'], studyTime: ['累计时长', 'Study time'], sales: ['销售数据', 'Sales'] },
    ]),
    file: f.file('名单文件', 'List file', { maxKB: 10240, pattern: '\\.(csv|xlsx|xls)$' }),
    range: f.period('时间范围', 'Date range'),
    conditions: f.json('筛选条件', 'Conditions'),
    format: f.choice('文件格式', 'Format', { default: 'xlsx' }, { xlsx: ['Excel', 'Excel'], csv: ['CSV', 'CSV'], zip: ['压缩包', 'Zip'] }),
    fullData: f.boolean('含完整手机号与地址', 'With full phones and addresses', { default: false }),
    reason: f.text('导出用途', 'Purpose', { required: true, min: 4, max: 100 }),
    rows: f.count('导出行数', 'Rows'),
    missing: f.count('未匹配行数', 'Not found'),
    resultFile: f.file('结果文件', 'Result file', { readOnly: true }),
    expiresAt: f.dateTime('文件有效期至', 'File kept until', { readOnly: true }),
    downloads: f.count('下载次数', 'Downloads'),
    job: f.ref('任务', 'Job', { to: 'job', readOnly: true }),
  },
  states: [
    { queued: ['排队中', 'Queued'], running: ['导出中', 'Running'], done: ['已完成', 'Done'] },
    { failed: ['失败', 'Failed'], cancelled: ['已取消', 'Cancelled'], expired: ['已过期', 'Expired'] },
  ],
  moves: {
    start: { label: ['开始', 'Start'], from: ['queued'], to: 'running', silent: true },
    finish: { label: ['完成', 'Finish'], from: ['running'], to: 'done', silent: true },
    fail: { label: ['失败', 'Fail'], from: ['running'], to: 'failed', silent: true },
    cancel: { from: ['queued', 'running'], to: 'cancelled', confirm: 'yes' },
    retry: { from: ['failed', 'cancelled', 'expired'], to: 'queued' },
    expire: { label: ['到期', 'Expire'], from: ['done'], to: 'expired', silent: true },
  },
  actions: {
    download: { label: ['下载', 'Download'], later: 'downloads the result file; counted and kept in the audit log' },
    again: { label: ['再次导出', 'Export again'], later: 'opens the form with the same kind and conditions' },
  },
  list: {
    columns: ['kind', 'reason', 'range', 'rows', 'missing', 'status', 'createdBy', 'createdAt', 'expiresAt', 'downloads'],
    filters: ['kind', 'status', 'createdBy', 'createdAt'],
    bulk: ['cancel'],
    export: false,
  },
  form: [
    ['导出', 'Export', 'kind', 'file', 'range', 'conditions', ['format', 'fullData'], 'reason'],
    ['结果', 'Result', ['rows', 'missing'], 'resultFile', ['expiresAt', 'downloads'], 'job'],
  ],
  endpoints: {
    exportDouBanForPhone: { takes: { filePath: 'file', startDateTime: 'range.start', endDateTime: 'range.end' }, gives: 'file' },
    exportAddressForUid: { takes: { filePath: 'file' }, gives: 'file' },
  },
  standIn: true,
})
export type ExportFile = RecordOf<typeof exportFile>

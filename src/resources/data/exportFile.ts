import { entity, f, type RecordOf } from '#declare'

const lists = ['douBanForPhone', 'addressForUid'] as const
const asked = ['kind', 'file', 'range', 'conditions', 'format', 'fullData', 'reason'] as const

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
    file: f.file('名单文件', 'List file', { maxKB: 10240, pattern: '\\.(csv|xlsx|xls)$', givenBy: 'download' }),
    range: f.period('时间范围', 'Date range'),
    conditions: f.json('筛选条件', 'Conditions', {
      conditions: {
        by: 'kind',
        of: {
          ...{ users: 'appUser', orders: 'userOrder', vip: 'userVip', magazines: 'userMagazine', comments: 'comment' },
          ...{ couponUsage: 'couponUsage', redeemCodes: 'redeemCode', studyTime: 'cumulativeTime', sales: 'salesDaily' },
        },
      },
      help: ['不填为时间范围内的全部记录', 'Left empty, all records of the range'],
    }),
    format: f.choice('文件格式', 'Format', { default: 'xlsx' }, { xlsx: ['Excel', 'Excel'], csv: ['CSV', 'CSV'], zip: ['压缩包', 'Zip'] }),
    fullData: f.boolean('含完整手机号与地址', 'With full phones and addresses', { default: false }),
    reason: f.text('导出用途', 'Purpose', { required: true, min: 4, max: 100 }),
    rows: f.count('导出行数', 'Rows'),
    missing: f.count('未匹配行数', 'Not found'),
    resultFile: f.file('结果文件', 'Result file', { readOnly: true, givenBy: 'download' }),
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
    cancel: { from: ['queued', 'running'], to: 'cancelled', confirm: 'yes', undo: false },
    retry: { from: ['failed', 'cancelled', 'expired'], to: 'queued', undo: false },
    expire: { label: ['到期', 'Expire'], from: ['done'], to: 'expired', silent: true },
  },
  actions: {
    download: {
      label: ['下载', 'Download'],
      on: ['row', 'form'],
      when: { status: 'done', resultFile: { set: true } },
      otherwise: [
        '没有可下载的文件：未完成，或已超过 7 天被清除',
        'There is no file: it is not finished, or was removed after its seven days',
      ],
      gives: 'file',
    },
    again: { label: ['再次导出', 'Export again'], on: ['row', 'form'], looks: 'again', begins: 'export' },
    template: {
      label: ['下载名单模板', 'List template'],
      on: 'list',
      asks: {
        kind: f.choice('导出类型', 'Kind', { required: true, default: 'douBanForPhone' }, [
          {
            douBanForPhone: ['豆瓣用户数据（按手机号）', 'Douban users by phone'],
            addressForUid: ['收货地址（按用户ID）', 'Addresses by uid'],
          },
        ]),
      },
      gives: 'file',
    },
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
  rules: {
    fileAndRangeFollowKind: [
      { sheet: 1, when: { kind: lists }, demand: ['file'], otherwise: 'refuse' },
      { when: { kind: { not: 'addressForUid' } }, demand: ['range'] },
      { when: { kind: lists }, refuse: ['conditions'] },
      {
        compare: ['range.end', '<=', { shift: ['range.start', '+366d'] }],
        field: 'range',
        say: ['时间范围最多 366 天，请分几次导出', 'A range is at most 366 days: export it in parts'],
      },
      { carried: 'fields.range' },
      { by: 'listAndConditionsAreRead', on: ['create'] },
    ],
    fullDataNeedsPersonalRight: [
      {
        sheet: 2,
        may: ['create', 'retry', 'download'],
        who: { right: 'personal' },
        when: { any: [{ fullData: true }, { kind: 'addressForUid' }] },
      },
      { carried: 'exports.masked' },
    ],
    finishedByPortal: [
      { sheet: 3, from: 'portal', but: asked, remove: false, moves: ['start', 'finish', 'fail', 'expire'] },
      { freeze: asked },
      { carried: 'exports.sheetFiles' },
      { at: 'expiresAt', does: 'expire' },
      { carried: 'exports.purgeExports' },
    ],
    ownOnlyWithoutAudit: [{ sheet: 4, sees: 'own', unless: { right: 'audit' } }, { carried: 'exports.createExport' }],
    exportNeedsRight: [
      { may: ['create', 'retry', 'download'], who: { right: 'export' } },
      { may: ['cancel', 'retry'], who: ['admin', { creator: true }] },
      { by: 'jobFollows', on: ['cancel', 'retry'] },
    ],
  },
})
export type ExportFile = RecordOf<typeof exportFile>

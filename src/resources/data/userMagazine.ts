import { entity, f, type RecordOf } from '#declare'

/** A user's subscription of a digital magazine or right to single issues; written by purchases, codes and grants, cancelled in bulk. */
export const userMagazine = entity('userMagazine', ['用户杂志', 'User magazine'], {
  title: 'called',
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', required: true, readOnly: true }),
    magazine: f.ref('杂志', 'Magazine', { to: 'magazine', required: true, readOnly: true }),
    issue: f.ref('单期（空为整刊）', 'Issue (empty for the whole)', { to: 'issue', readOnly: true }),
    validity: f.period('订阅期', 'Subscription', { required: true, readOnly: true }),
    months: f.integer('订阅月数', 'Months', { min: 1, max: 60, readOnly: true }),
    source: f.choice('来源', 'Source', { required: true, readOnly: true }, [
      { purchase: ['购买', 'Purchase'], grant: ['后台补赠', 'Grant'], redeem: ['兑换码', 'Redeem code'] },
      { paper: ['纸刊附赠', 'With the paper issue'], vip: ['会员权益', 'VIP'], company: ['企业', 'Company'] },
    ]),
    order: f.ref('订单', 'Order', { to: 'userOrder', readOnly: true }),
    batch: f.ref('补赠批次', 'Batch', { to: 'batchGive', readOnly: true }),
    cancelBatch: f.ref('取消批次', 'Cancel batch', { to: 'batchGive', readOnly: true }),
    cancelReason: f.text('取消原因', 'Cancel reason', { max: 100, readOnly: true }),
    called: f.computed('杂志', 'Subscription', { from: { words: ['user.nickname', { first: ['issue.title', 'magazine.title'] }] } }),
    grantKey: f.code('幂等键', 'Key', { unique: true, readOnly: true }),
  },
  states: { active: ['有效', 'Active'], expired: ['已到期', 'Expired'], cancelled: ['已取消', 'Cancelled'] },
  moves: {
    expire: { label: ['到期', 'Expire'], from: ['active'], to: 'expired', silent: true },
    cancel: { from: ['active'], to: 'cancelled', confirm: 'yes' },
  },
  list: {
    columns: ['user', 'magazine', 'issue', 'validity', 'source', 'status', 'createdAt'],
    filters: ['user', 'magazine', 'source', 'status', 'batch'],
  },
  form: [
    ['订阅', 'Subscription', ['user', 'magazine'], ['issue', 'months'], 'validity'],
    ['来源', 'Origin', ['source', 'order'], ['batch', 'grantKey']],
    ['取消', 'Cancelling', 'cancelBatch', 'cancelReason'],
  ],
  rules: {
    eitherIssueOrMonths: [
      { sheet: 1, choose: ['issue', 'months'], least: 1, most: 1 },
      { refer: 'issue', same: [['magazine', 'magazine']] },
    ],
    periodsNeverOverlap: {
      sheet: 2,
      unique: ['user', 'magazine'],
      among: { status: 'active', issue: { set: false } },
      overlap: ['validity'],
      field: 'validity',
    },
    cancelNeedsReason: {
      sheet: 3,
      move: 'cancel',
      needs: ['cancelReason', { is: { any: [{ source: ['grant', 'redeem'] }, { 'order.status': 'refunded' }] } }],
      say: ['购买的订阅请走退款', 'A purchase goes by refund'],
    },
    laterPeriodsStay: { sheet: 4, note: ['取消中间一段不影响后续', 'Cancelling a middle period moves no later one'], reader: 'app' },
    comesFromApp: { from: 'app', create: false, remove: false },
  },
})
export type UserMagazine = RecordOf<typeof userMagazine>

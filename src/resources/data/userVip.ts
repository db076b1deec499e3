import { entity, f, type RecordOf } from '#declare'

/** Each stretch of VIP a user was given or bought; appUser shows the sum of them. */
export const userVip = entity('userVip', ['用户会员', 'User VIP'], {
  title: 'called',
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', required: true, readOnly: true }),
    kind: f.choice('会员类型', 'VIP kind', { required: true, readOnly: true }, [
      { vip: ['VIP会员', 'VIP'], knowledge: ['知识会员', 'Knowledge'] },
      { digital: ['数字刊会员', 'Digital magazine'], union: ['联合会员', 'Union'] },
    ]),
    vipGoods: f.ref('VIP商品', 'VIP goods', { to: 'vipGoods', readOnly: true }),
    unionVip: f.ref('联合会员', 'Union VIP', { to: 'unionVip', readOnly: true }),
    days: f.integer('天数', 'Days', { required: true, min: 1, max: 3660, readOnly: true }),
    validity: f.period('有效期', 'Validity', { required: true, readOnly: true }),
    source: f.choice('来源', 'Source', { required: true, readOnly: true }, [
      { purchase: ['购买', 'Purchase'], renew: ['自动续费', 'Renewal'], grant: ['后台补赠', 'Grant'], redeem: ['兑换码', 'Redeem code'] },
      { activity: ['活动', 'Activity'], sevenDay: ['七日体验', 'Seven-day trial'], company: ['企业', 'Company'] },
    ]),
    order: f.ref('订单', 'Order', { to: 'userOrder', readOnly: true }),
    batch: f.ref('补赠批次', 'Batch', { to: 'batchGive', readOnly: true }),
    grantKey: f.code('幂等键', 'Key', { unique: true, readOnly: true }),
    note: f.text('备注', 'Note', { max: 100, readOnly: true }),
    called: f.computed('会员', 'Membership', {
      from: { words: ['user.nickname', { first: ['vipGoods.name', 'unionVip.name', 'grantKey'] }] },
    }),
  },
  states: { active: ['有效', 'Active'], expired: ['已到期', 'Expired'], revoked: ['已收回', 'Revoked'] },
  moves: {
    expire: { label: ['到期', 'Expire'], from: ['active'], to: 'expired', silent: true },
    revoke: { from: ['active'], to: 'revoked', confirm: 'yes' },
  },
  list: {
    columns: ['user', 'kind', 'days', 'validity', 'source', 'status', 'createdAt'],
    filters: ['user', 'kind', 'source', 'status', 'batch'],
  },
  form: [
    ['会员', 'VIP', ['user', 'kind'], ['vipGoods', 'unionVip'], 'days', 'validity'],
    ['来源', 'Origin', ['source', 'order'], ['batch', 'grantKey'], 'note'],
  ],
  rules: {
    stretchesFollowOn: { sheet: 1, by: 'followsOn', on: ['create'] },
    validitySpansItsDays: { sheet: 2, see: 'userVip#stretchesFollowOn' },
    revokeNeedsReason: [
      { sheet: 3, move: 'revoke', needs: ['reason'] },
      { by: 'pullsEarlier', on: ['revoke'] },
    ],
    totalAheadIsLimited: { sheet: 4, total: 'days', per: ['user', 'kind'], where: { status: 'active' }, between: [0, 3660] },
    comesFromApp: [
      { from: 'app', but: ['validity', 'batch'], create: false, remove: false, moves: ['expire'] },
      { at: 'validity.end', does: 'expire' },
      { mark: { status: 'active', 'validity.start': { gt: { now: '' } } }, as: ['未开始', 'To come'] },
    ],
  },
})
export type UserVip = RecordOf<typeof userVip>

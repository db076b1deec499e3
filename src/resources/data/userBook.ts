import { entity, f, type RecordOf } from '#declare'

/** A user's right to a paid audiobook, e-book, course, podcast collection or article; written by purchases, codes and grants. */
export const userBook = entity('userBook', ['用户书籍', 'User book'], {
  title: 'called',
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', required: true, readOnly: true }),
    kind: f.choice('书籍类型', 'Kind', { required: true, readOnly: true }, [
      { audiobook: ['听书', 'Audiobook'], epub: ['电子书', 'E-book'], course: ['课程', 'Course'] },
      { radioStation: ['播客合集', 'Podcast collection'], article: ['单篇文章', 'Article'] },
    ]),
    audiobook: f.ref('听书', 'Audiobook', { to: 'audiobook', readOnly: true }),
    epub: f.ref('电子书', 'E-book', { to: 'epub', readOnly: true }),
    course: f.ref('课程', 'Course', { to: 'catalog', readOnly: true }),
    radioStation: f.ref('播客合集', 'Podcast collection', { to: 'radioStation', readOnly: true }),
    article: f.ref('文章', 'Article', { to: 'article', readOnly: true }),
    source: f.choice('来源', 'Source', { required: true, readOnly: true }, [
      { purchase: ['购买', 'Purchase'], grant: ['后台补赠', 'Grant'], redeem: ['兑换码', 'Redeem code'] },
      { buyGift: ['买赠', 'Buy-gift'], activity: ['活动', 'Activity'], company: ['企业', 'Company'] },
    ]),
    validTo: f.dateTime('有效期至（空为永久）', 'Valid until (empty for ever)', { readOnly: true }),
    order: f.ref('订单', 'Order', { to: 'userOrder', readOnly: true }),
    batch: f.ref('补赠批次', 'Batch', { to: 'batchGive', readOnly: true }),
    grantKey: f.code('幂等键', 'Key', { unique: true, readOnly: true }),
    note: f.text('备注', 'Note', { max: 100, readOnly: true }),
    called: f.computed('书籍', 'Book', {
      from: {
        words: ['user.nickname', { first: ['audiobook.title', 'epub.title', 'course.title', 'radioStation.title', 'article.title'] }],
      },
    }),
  },
  states: {
    active: ['有效', 'Active'],
    expired: ['已过期', 'Expired'],
    replaced: ['已被顺延取代', 'Replaced by a longer one'],
    revoked: ['已收回', 'Revoked'],
  },
  moves: {
    expire: { label: ['到期', 'Expire'], from: ['active'], to: 'expired', silent: true },
    replace: { label: ['顺延取代', 'Replace'], from: ['active'], to: 'replaced', silent: true },
    revoke: { from: ['active'], to: 'revoked', confirm: 'yes' },
    extend: { from: ['active', 'expired', 'replaced'], to: 'active', asks: ['validTo'] },
  },
  list: {
    columns: ['user', 'kind', 'audiobook', 'epub', 'course', 'radioStation', 'article', 'source', 'validTo', 'status', 'createdAt'],
    filters: ['user', 'kind', 'source', 'status', 'batch'],
    bulk: ['revoke'],
  },
  form: [
    ['书籍', 'Book', ['user', 'kind'], ['audiobook', 'epub'], ['course', 'radioStation'], ['article', 'validTo']],
    ['来源', 'Origin', ['source', 'order'], ['batch', 'grantKey'], 'note'],
  ],
  rules: {
    referenceFollowsKind: {
      sheet: 1,
      pick: 'kind',
      of: { audiobook: 'audiobook', epub: 'epub', course: 'course', radioStation: 'radioStation', article: 'article' },
    },
    oneActivePerContent: [
      { sheet: 2, by: 'goesOn', on: ['create'], per: ['user'] },
      { by: 'ownedOnce', on: ['extend'] },
      { move: 'extend', needs: [{ is: { any: [{ validTo: { set: false } }, { validTo: { gt: { now: '' } } }] } }], field: 'validTo' },
    ],
    revokeNeedsReason: [
      { sheet: 3, move: 'revoke', needs: ['reason'] },
      {
        move: 'revoke',
        needs: [{ is: { any: [{ source: { not: 'purchase' } }, { 'order.status': 'refunded' }] } }],
        say: ['购买所得请先退款', 'What was bought is refunded first'],
      },
    ],
    comesFromApp: [
      { from: 'app', but: ['batch'], create: false, remove: false, moves: ['expire'] },
      { from: 'portal', moves: ['replace'] },
      { remove: 'never' },
      { at: 'validTo', does: 'expire' },
    ],
  },
  deviations: { extend: '被顺延取代的权益也可再顺延', states: '被顺延取代的权益自有状态：读作已过期而日期在将来，会让人以为提前收回' },
})
export type UserBook = RecordOf<typeof userBook>

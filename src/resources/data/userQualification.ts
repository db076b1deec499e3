import { entity, f, type RecordOf } from '#declare'

/** A user's right to take part (camp period, practice, offline activity, punch-card, enterprise VIP area); written by grants and enrolments. */
export const userQualification = entity('userQualification', ['用户资格', 'User qualification'], {
  title: 'called',
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', required: true, readOnly: true }),
    kind: f.choice('资格类型', 'Kind', { required: true, readOnly: true }, [
      { camp: ['训练营', 'Camp'], practice: ['练习', 'Practice'], offline: ['线下活动', 'Offline activity'] },
      { punchCard: ['打卡活动', 'Punch-card'], course: ['课程学习', 'Course study'] },
    ]),
    campPeriod: f.ref('营期', 'Camp period', { to: 'campPeriod', readOnly: true }),
    practice: f.ref('练习', 'Practice', { to: 'practice', readOnly: true }),
    offlineActivity: f.ref('线下活动', 'Offline activity', { to: 'offlineActivity', readOnly: true }),
    punchCard: f.ref('打卡活动', 'Punch-card', { to: 'punchCard', readOnly: true }),
    course: f.ref('课程', 'Course', { to: 'catalog', readOnly: true }),
    validity: f.period('有效期', 'Validity', { readOnly: true }),
    source: f.choice('来源', 'Source', { required: true, readOnly: true }, [
      { purchase: ['报名购买', 'Enrolment'], grant: ['后台补赠', 'Grant'] },
      { redeem: ['兑换码', 'Redeem code'], company: ['企业', 'Company'] },
    ]),
    batch: f.ref('补赠批次', 'Batch', { to: 'batchGive', readOnly: true }),
    grantKey: f.code('幂等键', 'Key', { unique: true, readOnly: true }),
    note: f.text('备注', 'Note', { max: 100, readOnly: true }),
    called: f.computed('资格', 'Right', {
      from: {
        words: [
          'user.nickname',
          { first: ['campPeriod.title', 'practice.title', 'offlineActivity.title', 'punchCard.title', 'course.title'] },
        ],
      },
    }),
  },
  states: {
    active: ['有效', 'Active'],
    used: ['已参加', 'Used'],
    expired: ['已过期', 'Expired'],
    replaced: ['已被顺延取代', 'Replaced by a longer one'],
    revoked: ['已收回', 'Revoked'],
  },
  moves: {
    use: { label: ['使用', 'Use'], from: ['active'], to: 'used', silent: true },
    expire: { label: ['到期', 'Expire'], from: ['active'], to: 'expired', silent: true },
    replace: { label: ['顺延取代', 'Replace'], from: ['active'], to: 'replaced', silent: true },
    revoke: { from: ['active'], to: 'revoked', confirm: 'yes' },
  },
  list: {
    columns: ['user', 'kind', 'campPeriod', 'practice', 'offlineActivity', 'punchCard', 'course', 'validity', 'source', 'status'],
    filters: ['user', 'kind', 'source', 'status', 'batch'],
  },
  form: [
    ['资格', 'Qualification', ['user', 'kind'], ['campPeriod', 'practice'], ['offlineActivity', 'punchCard'], 'course', 'validity'],
    ['来源', 'Origin', ['source', 'batch'], 'grantKey', 'note'],
  ],
  rules: {
    referenceFollowsKind: {
      sheet: 1,
      pick: 'kind',
      of: { camp: 'campPeriod', practice: 'practice', offline: 'offlineActivity', punchCard: 'punchCard', course: 'course' },
    },
    oneActivePerObject: [
      { sheet: 2, unique: ['user', 'campPeriod'], among: { status: 'active' } },
      { unique: ['user', 'practice'], among: { status: 'active' } },
      { unique: ['user', 'offlineActivity'], among: { status: 'active' } },
      { unique: ['user', 'punchCard'], among: { status: 'active' } },
      { unique: ['user', 'course'], among: { status: 'active' } },
    ],
    campGrantJoinsPeriod: { sheet: 3, by: 'joinsPeriod', on: ['create'] },
    endsAfterStart: [
      { sheet: 4, carried: 'fields.validity' },
      { together: ['validity.start', 'validity.end'] },
      { compare: ['validity.end', '>=', { now: 'today' }], when: { validity: { changed: true } }, field: 'validity' },
    ],
    comesFromApp: [
      { from: 'app', but: ['batch'], create: false, remove: false, moves: ['use', 'expire'] },
      { from: 'portal', moves: ['replace'] },
      { remove: 'never' },
      { at: 'validity.end', does: 'expire' },
    ],
  },
  deviations: { states: '被顺延取代的权益自有状态：读作已过期而日期在将来，会让人以为提前收回' },
})
export type UserQualification = RecordOf<typeof userQualification>

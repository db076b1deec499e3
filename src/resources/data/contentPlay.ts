import { entity, f, type RecordOf } from '#declare'

/** One time somebody listened to or read a content; told by the app, and what VIP settlements are counted from. */
export const contentPlay = entity('contentPlay', ['播放记录', 'Play'], {
  title: 'playNo',
  fields: {
    playNo: f.code('播放编号', 'Play number', { required: true, unique: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    kind: f.choice('内容类型', 'Kind', { required: true }, [
      { course: ['课程', 'Course'], audiobook: ['听书', 'Audiobook'] },
      { article: ['文章', 'Article'], podcast: ['播客', 'Podcast'] },
    ]),
    course: f.ref('课程', 'Course', { to: 'catalog' }),
    audiobook: f.ref('听书', 'Audiobook', { to: 'audiobook' }),
    article: f.ref('文章', 'Article', { to: 'article' }),
    podcast: f.ref('播客', 'Podcast', { to: 'podcast' }),
    playedAt: f.dateTime('开始时间', 'Began at', { required: true }),
    seconds: f.duration('时长', 'Length', { required: true, min: 1, max: 86400 }),
    vip: f.boolean('付费VIP会员', 'Paying VIP', { default: false, readOnly: true }),
    knowledge: f.boolean('付费知识会员', 'Paying knowledge member', { default: false, readOnly: true }),
    digital: f.boolean('付费数字刊会员', 'Paying digital member', { default: false, readOnly: true }),
  },
  list: { columns: ['playedAt', 'user', 'kind', 'seconds'], filters: ['playedAt'], sort: '-playedAt' },
  rules: {
    comesFromApp: {
      from: 'app',
      fields: ['playNo', 'user', 'kind', 'course', 'audiobook', 'article', 'podcast', 'playedAt', 'seconds'],
      knownBy: ['playNo'],
      create: false,
      remove: false,
    },
    referenceFollowsKind: [
      { pick: 'kind', of: { course: 'course', audiobook: 'audiobook', article: 'article', podcast: 'podcast' } },
      { freeze: ['user', 'kind', 'course', 'audiobook', 'article', 'podcast', 'playedAt'] },
    ],
    payingPlaysAreMarked: { by: 'tellsPayingMembers', on: ['create'] },
  },
})
export type ContentPlay = RecordOf<typeof contentPlay>

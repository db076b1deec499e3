import { entity, f, type RecordOf } from '#declare'
import { aCourse } from '#resources/aCourse.ts'
import { signUpPhases, unlimited } from '#resources/choices.ts'

/** A seasonal long reading race with full and half distances, certificates and medals; two to four a year. */
export const marathon = entity('marathon', ['阅读马拉松', 'Reading marathon'], {
  fields: {
    title: f.text('赛事名称', 'Title', { required: true, max: 30, unique: true, search: true }),
    season: f.text('赛季', 'Season', { required: true, unique: true, pattern: '^20\\d{2}(春|夏|秋|冬|年度)$' }),
    cover: f.image('赛事头图', 'Header image', { required: true, width: 750, height: 900 }),
    signUp: f.period('报名时间', 'Sign-up time', { required: true }),
    period: f.period('比赛时间', 'Race time', { required: true }),
    entryType: f.choice('参赛方式', 'Entry', 'free', [
      { free: ['免费', 'Free'], member: ['会员免费', 'Free for members'], paid: ['付费', 'Paid'] },
    ]),
    price: f.money('报名费', 'Entry fee', { min: 0, default: 0 }),
    groups: f.list(
      '赛程组别',
      'Distances',
      { required: true, min: 1, max: 6 },
      {
        name: f.text('组别', 'Distance', { required: true, max: 10 }),
        targetMinutes: f.integer('目标分钟', 'Target minutes', { required: true, min: 60, max: 20000 }),
        quota: f.integer('名额（0为不限）', 'Places (0 is unlimited)', { zero: unlimited, min: 0, default: 0 }),
        goodsName: f.text('完赛实物', 'Finisher gift', { max: 30 }),
      },
    ),
    countKinds: f.choices('计入时长', 'Time counted', { required: true }, [
      { magazine: ['杂志阅读', 'Magazines'], course: ['课程', 'Courses'] },
      { audiobook: ['听书', 'Audiobooks'], podcast: ['播客', 'Podcasts'] },
    ]),
    books: f.refs('推荐书目', 'Recommended audiobooks', { to: 'audiobook', max: 30 }),
    courses: f.refs('推荐课程', 'Recommended courses', { to: 'catalog', max: 30 }),
    dailyCapMinutes: f.integer('每日计入上限（分钟）', 'Minutes counted a day at most', { min: 30, max: 1440, default: 480 }),
    teamSize: f.integer('组队人数（1为个人赛）', 'Team size (1 is single)', { min: 1, max: 42, default: 1 }),
    certificateImage: f.image('完赛证书底图', 'Certificate background', { required: true, width: 1242, height: 1754 }),
    shareImage: f.image('分享图', 'Share image', { width: 500, height: 400 }),
    ruleText: f.richText('参赛规则', 'Race rules', { required: true }),
    joined: f.count('参赛人数', 'Runners', { of: { count: 'participation' } }),
    finished: f.count('完赛人数', 'Finishers', { of: { count: 'participation', where: { finishedAt: { set: true } } } }),
    phase: f.computed('进行阶段', 'Phase', { of: signUpPhases, from: { phase: ['period'], announced: 'signUp.start' } }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已上线', 'Online'], withdrawn: ['已下线', 'Offline'], settled: ['已结算', 'Settled'] },
  moves: {
    publish: { label: ['上线', 'Put online'], from: ['draft', 'withdrawn'], to: 'published' },
    withdraw: { label: ['下线', 'Take offline'], from: ['published'], to: 'withdrawn', confirm: 'yes' },
    settle: {
      ...{ label: ['结算', 'Settle'], from: ['published', 'withdrawn'], to: 'settled', confirm: 'yes' },
      when: { 'period.end': { lt: { now: '' } } },
      otherwise: ['比赛还没有结束', 'The race is not over yet'],
    },
  },
  actions: {
    copy: { label: ['复制为新赛季', 'Copy to a new season'], copies: { title: '副本' }, asks: ['season', 'signUp', 'period'] },
    exportRunners: { label: ['导出参赛名单', 'Export runners'] },
  },
  list: {
    columns: ['cover', 'title', 'season', 'entryType', 'signUp', 'period', 'joined', 'finished', 'phase', 'status'],
    under: { title: ['season'], joined: ['finished'] },
    filters: ['title', 'season', 'entryType', 'phase', 'status'],
    sort: '-period',
    bulk: ['withdraw'],
  },
  form: [
    ['赛事信息', 'Race', 'title', 'season', 'cover', 'signUp', 'period', ['entryType', 'price']],
    ['组别与计时', 'Distances and time', 'groups', 'countKinds', ['dailyCapMinutes', 'teamSize']],
    ['推荐内容', 'Recommended', 'books', 'courses'],
    ['证书与说明', 'Certificate and rules', 'certificateImage', 'shareImage', 'ruleText'],
  ],
  rules: {
    signUpFitsPeriod: [
      {
        sheet: 1,
        compare: ['signUp.start', '<', 'period.start'],
        field: 'signUp',
        say: ['报名须早于比赛开始', 'Sign-up starts before the race'],
      },
      {
        compare: ['signUp.end', '<=', 'period.end'],
        field: 'signUp',
        say: ['报名不能在比赛结束之后截止', 'Sign-up ends no later than the race'],
      },
      { limit: { most: 1 }, where: { status: 'published' }, overlap: ['period'], field: 'period' },
    ],
    priceFollowsEntryType: [
      { sheet: 2, compare: ['price', '>', 0], when: { entryType: 'paid' } },
      { when: { entryType: { not: 'paid' } }, allow: { price: [0] } },
      { each: 'groups', distinct: ['name'] },
    ],
    distancesWithRunnersStay: { sheet: 3, by: 'keepsDistances' },
    onlyAdminSettles: [
      { sheet: 4, may: ['settle'], who: 'admin' },
      { by: 'settlesRunners', on: ['settle'] },
    ],
    readOnlyOnceSettled: [
      { sheet: 5, lock: { status: 'settled' }, alsoMoves: true },
      { remove: { in: ['draft'], without: ['participation'] } },
    ],
    publishNeedsEndAhead: {
      move: 'publish',
      needs: [['period.end', '>', { now: '' }]],
      say: ['活动时间已经过去', 'The time of the activity is over'],
    },
    shownOncePublished: {
      shown: { status: ['published', 'settled'] },
      gives: [
        'title',
        'season',
        'cover',
        'signUp',
        'period',
        'entryType',
        'price',
        'groups',
        'countKinds',
        'books',
        'courses',
        'dailyCapMinutes',
        'teamSize',
        'certificateImage',
        'shareImage',
        'ruleText',
        'joined',
        'finished',
      ],
    },
    coursesAreCourseNodes: aCourse('courses'),
  },
})
export type Marathon = RecordOf<typeof marathon>

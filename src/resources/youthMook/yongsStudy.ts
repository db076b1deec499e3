import { entity, f, type RecordOf } from '#declare'
import { unlimited } from '#resources/choices.ts'

/** A reading-together of one complete book over some days, with a leader, a daily plan and check-in; one starts every few weeks. */
export const yongsStudy = entity('yongsStudy', ['共读', 'Study'], {
  path: 'yongs/completeStudy',
  fields: {
    title: f.text('共读名称', 'Title', { required: true, max: 24, search: true }),
    book: f.ref('共读书', 'Book', { to: 'yongsComplete', required: true }),
    leader: f.ref('领读人', 'Leader', { to: 'author', required: true }),
    cover: f.image('封面', 'Cover', { required: true, width: 690, height: 388 }),
    intro: f.richText('共读介绍', 'Introduction', { required: true, max: 3000 }),
    signUp: f.period('报名时间', 'Sign-up', { required: true }),
    period: f.period('共读时间', 'Study dates', { required: true }),
    fee: f.money('报名费', 'Fee', { min: 0, default: 0 }),
    quota: f.integer('名额（0为不限）', 'Places (0 no limit)', { zero: unlimited, min: 0, default: 0 }),
    plan: f.list('共读计划', 'Plan', { required: true, min: 1, max: 60 }, [
      { day: f.integer('第几天', 'Day', { required: true, min: 1 }), title: f.text('标题', 'Title', { required: true, max: 24 }) },
      { chapter: f.ref('章节', 'Chapter', { to: 'epubChapter', onDelete: 'setNull' }) },
      { audio: f.audio('领读音频', 'Audio'), task: f.longText('思考题', 'Task', { max: 200 }) },
    ]),
    finishDays: f.integer('完成所需打卡天数', 'Days to finish', { required: true, min: 1 }),
    makeUp: f.integer('补卡次数', 'Make-up check-ins', { min: 0, max: 7, default: 2 }),
    medal: f.ref('完成勋章', 'Medal', { to: 'medal' }),
    groupQr: f.image('社群二维码', 'Group QR code', { width: 400, height: 400 }),
    joined: f.count('报名人数', 'Joined', { of: { count: 'yongsMember', where: { status: 'joined' } } }),
    finished: f.count('完成人数', 'Finished', { of: { count: 'yongsMember', where: { status: 'joined', finishedAt: { set: true } } } }),
  },
  states: [
    { draft: ['草稿', 'Draft'], enrolling: ['报名中', 'Enrolling'], running: ['共读中', 'Running'] },
    { ended: ['已结束', 'Ended'], cancelled: ['已取消', 'Cancelled'] },
  ],
  moves: {
    open: { label: ['开放报名', 'Open'], from: ['draft'], to: 'enrolling' },
    start: { label: ['开始共读', 'Start'], from: ['enrolling'], to: 'running' },
    finish: { label: ['结束共读', 'Finish'], from: ['running'], to: 'ended' },
    cancel: { from: ['draft', 'enrolling'], to: 'cancelled', confirm: 'yes' },
  },
  actions: {
    members: { label: ['共读成员', 'Members'], on: ['row', 'form'], opens: 'yongsMember', by: 'study' },
    fillPlan: { label: ['按章节生成计划', 'Plan from chapters'], on: 'form', confirm: 'yes', fills: 'fillPlan' },
    copy: { label: ['再开一期', 'Run again'], copies: { drop: ['signUp', 'period'] }, leaves: ['signUp', 'period'] },
  },
  list: {
    columns: ['cover', 'title', 'book', 'leader', 'signUp', 'period', 'fee', 'joined', 'finished', 'status'],
    filters: ['title', 'book', 'leader', 'status', 'period'],
    under: { title: ['book'], leader: ['fee'], joined: ['finished'] },
    bulk: ['cancel'],
  },
  calendar: { in: 'activities', at: 'period' },
  form: [
    ['基本信息', 'Basics', ['title', 'book'], 'leader', 'cover', 'intro'],
    ['报名', 'Sign-up', 'signUp', ['fee', 'quota'], 'groupQr'],
    ['计划', 'Plan', 'period', 'plan'],
    ['完成', 'Finishing', ['finishDays', 'makeUp'], 'medal'],
  ],
  rules: {
    signUpFitsPeriod: [
      { sheet: 1, compare: ['signUp.end', '<=', 'period.end'], field: 'signUp' },
      { carried: 'fields.signUp' },
      { each: 'plan', distinct: ['day'], rising: 'day' },
      { by: 'planFitsDates' },
    ],
    openNeedsPublishedBook: [
      {
        sheet: 2,
        move: 'open',
        needs: ['signUp', 'period', { is: { 'book.status': 'published' } }, ['signUp.end', '>', { now: '' }]],
        field: 'signUp',
      },
      { at: 'period.start', does: 'start', when: { status: 'enrolling' } },
      { at: 'period.end', does: 'finish', when: { status: 'running' } },
    ],
    begunDaysStay: [
      { sheet: 3, compare: ['finishDays', '<=', { length: 'plan' }], field: 'finishDays' },
      { by: 'keepsBegunDays' },
      { freeze: ['period.start'], once: { status: ['running', 'ended'] } },
    ],
    cancelNeedsConfirmation: { sheet: 4, by: 'queuesCancelling', on: ['cancel'] },
    quotaCoversJoined: [
      { sheet: 5, compare: ['joined', '<=', 'quota'], when: { quota: { gt: 0 } }, field: 'quota' },
      { freeze: ['fee'], once: { joined: { gt: 0 } } },
      { remove: { in: ['draft'] } },
    ],
    shownOnceEnrolling: {
      shown: { status: ['enrolling', 'running', 'ended'] },
      gives: [
        ...['title', 'book', 'leader', 'cover', 'intro', 'signUp', 'period', 'fee', 'quota', 'plan'],
        ...['finishDays', 'makeUp', 'medal', 'groupQr', 'joined'],
      ] as const,
    },
  },
})
export type YongsStudy = RecordOf<typeof yongsStudy>

import { entity, f, type RecordOf } from '#declare'

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
    quota: f.integer('名额（0为不限）', 'Places (0 no limit)', { min: 0, default: 0 }),
    plan: f.list('共读计划', 'Plan', { required: true, min: 1, max: 60 }, [
      { day: f.integer('第几天', 'Day', { required: true, min: 1 }), title: f.text('标题', 'Title', { required: true, max: 24 }) },
      { chapter: f.ref('章节', 'Chapter', { to: 'epubChapter', onDelete: 'setNull' }) },
      { audio: f.audio('领读音频', 'Audio'), task: f.longText('思考题', 'Task', { max: 200 }) },
    ]),
    finishDays: f.integer('完成所需打卡天数', 'Days to finish', { required: true, min: 1 }),
    makeUp: f.integer('补卡次数', 'Make-up check-ins', { min: 0, max: 7, default: 2 }),
    medal: f.ref('完成勋章', 'Medal', { to: 'medal' }),
    groupQr: f.image('社群二维码', 'Group QR code', { width: 400, height: 400 }),
    joined: f.count('报名人数', 'Joined'),
    finished: f.count('完成人数', 'Finished'),
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
    members: {
      label: ['共读成员', 'Members'],
      later: 'lists who joined with days checked in, last check-in and works; exports; sends mail to those who fell behind',
    },
    fillPlan: {
      label: ['按章节生成计划', 'Plan from chapters'],
      on: 'form',
      later: 'one day per chapter of the book from day 1; asks before it replaces a plan',
    },
    copy: { label: ['再开一期', 'Run again'], later: 'makes a draft with the same plan and no dates' },
  },
  list: {
    columns: ['cover', 'title', 'book', 'leader', 'signUp', 'period', 'fee', 'joined', 'finished', 'status'],
    filters: ['title', 'book', 'leader', 'status', 'period'],
    bulk: ['cancel'],
  },
  form: [
    ['基本信息', 'Basics', ['title', 'book'], 'leader', 'cover', 'intro'],
    ['报名', 'Sign-up', 'signUp', ['fee', 'quota'], 'groupQr'],
    ['计划', 'Plan', 'period', 'plan'],
    ['完成', 'Finishing', ['finishDays', 'makeUp'], 'medal'],
  ],
  standIn: true,
})
export type YongsStudy = RecordOf<typeof yongsStudy>

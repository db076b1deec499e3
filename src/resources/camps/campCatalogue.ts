import { entity, f, type RecordOf } from '#declare'

/** The tree of one period: stages, and in them the tasks of each day; copied from the last period and adjusted before the start. */
export const campCatalogue = entity('campCatalogue', ['营期目录', 'Period catalogue'], {
  fields: {
    period: f.ref('所属营期', 'Period', { required: true, to: 'campPeriod', onDelete: 'cascade' }),
    parent: f.parent('上级', 'Parent', { to: 'campCatalogue', onDelete: 'cascade' }),
    nodeKind: f.choice('节点类型', 'Node kind', 'task', { stage: ['阶段', 'Stage'], task: ['任务', 'Task'] }),
    title: f.text('标题', 'Title', { required: true, max: 40, search: true }),
    day: f.integer('第几天', 'Day', { min: 1, max: 365 }),
    unlockAt: f.dateTime('解锁时间', 'Unlocks at'),
    taskKind: f.choice('任务类型', 'Task', { default: 'lesson' }, [
      { lesson: ['学课', 'Lesson'], reading: ['阅读文章', 'Reading'] },
      { practice: ['做练习', 'Practice'], live: ['直播', 'Live'], punch: ['打卡', 'Clock in'] },
    ]),
    campCourse: f.ref('营课程', 'Camp course', { to: 'campCourse' }),
    lesson: f.ref('课时', 'Lesson', { to: 'catalog' }),
    campLesson: f.integer('营内课时序号', 'Number of the camp lesson', { min: 1 }),
    article: f.ref('文章', 'Article', { to: 'article' }),
    practice: f.ref('练习', 'Practice', { to: 'practice' }),
    liveUrl: f.url('直播链接', 'Live address'),
    required: f.boolean('计入完成率', 'Counts for completion', { default: true }),
    points: f.integer('完成积分', 'Points', { min: 0, max: 1000, default: 0 }),
    position: f.order('排序', 'Position'),
    opensAt: f.computed('开放时间', 'Opens at', {
      as: 'dateTime',
      from: {
        byChoice: 'period.unlock',
        of: {
          daily: { onDay: 'period.period.start', add: { minus: ['day', 1] } },
          byDate: 'unlockAt',
          inOrder: 'period.period.start',
          all: 'period.period.start',
        },
      },
    }),
    finishCount: f.count('完成人数', 'Finished by', { of: { count: 'campTaskDone' } }),
  },
  states: { shown: ['显示', 'Shown'], hidden: ['隐藏', 'Hidden'] },
  moves: { show: { from: ['hidden'], to: 'shown' }, hide: { from: ['shown'], to: 'hidden' } },
  actions: {
    fillFromCourse: {
      label: ['从课程生成', 'Fill from a course'],
      says: [
        '按课时顺序排到每一天；写入前会先列出来，由你确认。',
        'Lessons go onto days in their order; what would be made is shown first.',
      ],
      on: 'list',
      asks: {
        period: f.ref('营期', 'Period', { to: 'campPeriod', required: true }),
        course: f.ref('营课程', 'Camp course', { to: 'campCourse', required: true, same: [['camp', 'period.camp']] }),
        perDay: f.integer('每天课时数', 'Lessons a day', { required: true, default: 1 }),
        weekends: f.boolean('周末也排课', 'Weekends too', { default: true }),
      },
    },
    shiftDays: {
      label: ['顺延', 'Shift'],
      says: [
        '这一项和它之后的各项一起往后移；往前移填负数。',
        'This one and all later ones move on; a negative number brings them forward.',
      ],
      asks: { by: f.integer('顺延天数', 'Days', { required: true, default: 1 }) },
    },
  },
  list: {
    columns: ['title', 'nodeKind', 'day', 'unlockAt', 'taskKind', 'required', 'points', 'finishCount', 'status', 'position'],
    filters: ['period', 'taskKind', 'nodeKind', 'status'],
    bulk: [],
  },
  form: [
    ['节点', 'Node', ['period', 'parent'], 'nodeKind', 'title', 'position'],
    ['解锁', 'Unlocking', ['day', 'unlockAt']],
    ['任务', 'Task', ['taskKind', 'campCourse'], ['lesson', 'campLesson'], ['article', 'practice'], 'liveUrl', ['required', 'points']],
  ],
  rules: {
    tasksStandInStages: [
      { sheet: 1, tree: { depth: 2, by: 'nodeKind', kinds: { stage: [], task: ['stage'] }, same: ['period'] } },
      { freeze: ['period', 'nodeKind'] },
      { order: ['period', 'parent'] },
    ],
    fieldsFollowTaskKind: [
      {
        sheet: 2,
        pick: 'taskKind',
        when: { nodeKind: 'task' },
        of: { lesson: { any: ['lesson', 'campLesson'] }, reading: 'article', practice: 'practice', live: 'liveUrl', punch: null },
      },
      { when: { nodeKind: 'task', taskKind: 'lesson' }, demand: ['campCourse'] },
      { when: { taskKind: { not: 'lesson' } }, refuse: ['campCourse'] },
      { when: { 'campCourse.courseKind': 'camp' }, demand: ['campLesson'] },
      { when: { 'campCourse.courseKind': 'timetable' }, demand: ['lesson'] },
      { when: { nodeKind: 'stage' }, refuse: ['campCourse', 'lesson', 'campLesson', 'article', 'practice', 'liveUrl'] },
      { refer: 'campCourse', same: [['camp', 'period.camp']] },
      { refer: 'lesson', where: { nodeKind: 'lesson' } },
      { by: 'lessonOfItsCourse' },
    ],
    unlocksWithinPeriod: [
      {
        sheet: 3,
        compare: ['day', '<=', { first: ['period.days', 'period.camp.days'] }],
        when: { 'period.unlock': 'daily' },
        say: ['超出了营期天数', 'The period has not so many days'],
      },
      { when: { 'period.unlock': 'daily', nodeKind: 'task' }, demand: ['day'] },
      { when: { 'period.unlock': 'byDate', nodeKind: 'task' }, demand: ['unlockAt'] },
      { compare: ['unlockAt', 'within', 'period.period'], when: { 'period.unlock': 'byDate' } },
    ],
    frozenOnceUnlocked: [
      { sheet: 4, lock: { 'period.status': ['finished', 'cancelled'] }, alsoMoves: true },
      {
        freeze: ['day', 'unlockAt', 'parent'],
        once: { 'period.status': 'running', nodeKind: 'task', opensAt: { lte: { now: '' } } },
        say: ['已解锁的任务不能改期，只能隐藏', 'What is unlocked keeps its day; it can only be hidden'],
      },
      {
        remove: { in: [], when: { 'period.status': 'running', nodeKind: 'task', opensAt: { lte: { now: '' } } } },
        say: ['已解锁的任务不能删除，只能隐藏', 'What is unlocked cannot be deleted, only hidden'],
      },
      { remove: { in: [], when: { 'period.status': ['finished', 'cancelled'] } } },
    ],
    periodNeedsRequiredTask: { sheet: 5, see: 'campPeriod#openNeedsPublishedCamp' },
    unlockedIsMarked: { mark: { nodeKind: 'task', 'period.status': 'running', opensAt: { lte: { now: '' } } }, as: ['已解锁', 'Unlocked'] },
    shownOnceEnrolling: {
      shown: { status: 'shown', 'period.status': ['enrolling', 'running', 'finished'] },
      gives: [
        ...(['period', 'parent', 'nodeKind', 'title', 'day', 'unlockAt', 'taskKind', 'campCourse'] as const),
        ...(['lesson', 'campLesson', 'article', 'practice', 'liveUrl', 'required', 'points', 'position'] as const),
        ...(['opensAt'] as const),
      ],
    },
  },
})
export type CampCatalogue = RecordOf<typeof campCatalogue>

import { entity, f, type RecordOf } from '#declare'

/** The tree of one period: stages, and in them the tasks of each day; copied from the last period and adjusted before the start. */
export const campCatalogue = entity('campCatalogue', ['营期目录', 'Period catalogue'], {
  fields: {
    period: f.ref('所属营期', 'Period', { required: true, to: 'campPeriod', onDelete: 'cascade' }),
    parent: f.parent('上级', 'Parent', { to: 'campCatalogue', onDelete: 'cascade' }),
    nodeKind: f.choice(
      '节点类型',
      'Node kind',
      { stage: ['阶段', 'Stage'], task: ['任务', 'Task'] },
      { required: true, default: 'task' },
    ),
    title: f.text('标题', 'Title', { required: true, max: 40, search: true }),
    day: f.integer('第几天', 'Day', { min: 1, max: 365 }),
    unlockAt: f.dateTime('解锁时间', 'Unlocks at'),
    taskKind: f.choice(
      '任务类型',
      'Task',
      {
        lesson: ['学课', 'Lesson'],
        reading: ['阅读文章', 'Reading'],
        practice: ['做练习', 'Practice'],
        live: ['直播', 'Live'],
        punch: ['打卡', 'Clock in'],
      },
      { default: 'lesson' },
    ),
    campCourse: f.ref('营课程', 'Camp course', { to: 'campCourse', onDelete: 'restrict' }),
    lesson: f.ref('课时', 'Lesson', { to: 'catalog', onDelete: 'restrict' }),
    campLesson: f.integer('营内课时序号', 'Number of the camp lesson', { min: 1 }),
    article: f.ref('文章', 'Article', { to: 'article', onDelete: 'restrict' }),
    practice: f.ref('练习', 'Practice', { to: 'practice', onDelete: 'restrict' }),
    liveUrl: f.url('直播链接', 'Live address'),
    required: f.boolean('计入完成率', 'Counts for completion', { default: true }),
    points: f.integer('完成积分', 'Points', { min: 0, max: 1000, default: 0 }),
    position: f.order('排序', 'Position'),
    finishCount: f.count('完成人数', 'Finished by'),
  },
  states: { shown: ['显示', 'Shown'], hidden: ['隐藏', 'Hidden'] },
  moves: {
    show: { from: ['hidden'], to: 'shown' },
    hide: { from: ['shown'], to: 'hidden' },
  },
  actions: {
    fillFromCourse: {
      label: ['从课程生成', 'Fill from a course'],
      on: 'list',
      later: [
        '后续提供',
        'pick a camp course and a pace (lessons per day, weekends or not); makes stages and tasks with days, as a preview first',
      ],
    },
    shiftDays: {
      label: ['顺延', 'Shift'],
      on: 'row',
      later: ['后续提供', 'moves this node and all later ones by N days'],
    },
  },
  list: {
    columns: [
      'title',
      'nodeKind',
      'day',
      'unlockAt',
      'taskKind',
      'required',
      'points',
      'finishCount',
      'status',
      'position',
    ],
    filters: ['period', 'taskKind', 'nodeKind', 'status'],
    sort: 'position',
    export: true,
  },
  form: [
    ['节点', 'Node', [['period', 'parent'], 'nodeKind', 'title', 'position']],
    ['解锁', 'Unlocking', [['day', 'unlockAt']]],
    [
      '任务',
      'Task',
      [
        ['taskKind', 'campCourse'],
        ['lesson', 'campLesson'],
        ['article', 'practice'],
        'liveUrl',
        ['required', 'points'],
      ],
    ],
  ],
  standIn: true,
})
export type CampCatalogue = RecordOf<typeof campCatalogue>

import { entity, f, type RecordOf } from '#declare'

/** One run of a camp: sign-up, days, places, group code and robot; camp desk, several open at once. */
export const campPeriod = entity('campPeriod', ['营期', 'Camp period'], {
  fields: {
    camp: f.ref('所属训练营', 'Camp', { required: true, to: 'camp', onDelete: 'restrict' }),
    title: f.text('营期名称', 'Name', { required: true, max: 20, search: true }),
    number: f.integer('期号', 'Number', { required: true, min: 1, max: 999 }),
    signUp: f.period('报名时间', 'Sign-up', { required: true }),
    period: f.period('开营与结营时间', 'Runs', { required: true }),
    capacity: f.integer('名额', 'Places', { required: true, min: 1, max: 5000 }),
    price: f.money('本期价格', 'Price of this period', { min: 0 }),
    unlock: f.choice(
      '解锁方式',
      'Unlocking',
      {
        daily: ['按天解锁', 'By day'],
        byDate: ['按目录设定时间', 'As set in the catalogue'],
        inOrder: ['完成上一项解锁', 'After the one before'],
        all: ['全部开放', 'All open'],
      },
      { required: true, default: 'daily' },
    ),
    headTeacher: f.text('班主任昵称', "Class teacher's nickname", { max: 20 }),
    groupImage: f.image('入群二维码', 'Group QR code', { width: 600, height: 600 }),
    groupNote: f.text('入群引导语', 'Group note', { max: 60 }),
    robot: f.ref('机器人', 'Robot', { to: 'campRobot', onDelete: 'restrict' }),
    notice: f.longText('开营公告', 'Opening notice', { max: 800 }),
    studentCount: f.count('学员数', 'Students'),
    placesLeft: f.computed('剩余名额', 'Places left', {
      from: { open: 'capacity - students neither dropped nor refunded' },
    }),
    graduateCount: f.count('结营人数', 'Graduates'),
  },
  states: {
    draft: ['筹备中', 'Preparing'],
    enrolling: ['报名中', 'Enrolling'],
    running: ['进行中', 'Running'],
    finished: ['已结营', 'Finished'],
    cancelled: ['已取消', 'Cancelled'],
  },
  moves: {
    open: { label: ['开放报名', 'Open'], from: ['draft'], to: 'enrolling' },
    start: { label: ['开营', 'Start'], from: ['enrolling'], to: 'running' },
    finish: { label: ['结营', 'Finish'], from: ['running'], to: 'finished' },
    cancel: { label: ['取消', 'Cancel'], from: ['draft', 'enrolling'], to: 'cancelled', confirm: 'yes' },
  },
  actions: {
    catalogue: { label: ['营期目录', 'Catalogue'], on: 'row', opens: 'campCatalogue', by: 'period' },
    copyPeriod: {
      label: ['复制为新一期', 'Copy as next'],
      on: 'row',
      later: [
        '后续提供',
        'next number as draft, catalogue and SOP copied with dates shifted to the new start; asks for the start date',
      ],
    },
    settle: {
      label: ['结营结算', 'Settle'],
      on: 'row',
      later: [
        '后续提供',
        "a job after the end: marks graduates by the camp's finishPercent, issues certificates and medals, lists the rest",
      ],
    },
    students: { label: ['查看学员', 'Students'], on: 'row', opens: 'campStudent', by: 'period' },
  },
  list: {
    columns: [
      'title',
      'camp',
      'number',
      'signUp',
      'period',
      'capacity',
      'studentCount',
      'placesLeft',
      'graduateCount',
      'robot',
      'status',
    ],
    filters: ['title', 'camp', 'status', 'signUp', 'period'],
    sort: '-createdAt',
    export: true,
  },
  form: [
    [
      '基本信息',
      'Basics',
      [
        ['camp', 'title'],
        ['number', 'capacity'],
        ['price', 'unlock'],
      ],
    ],
    ['时间', 'Dates', ['signUp', 'period']],
    ['社群', 'Group', ['headTeacher', 'groupImage', 'groupNote', 'robot', 'notice']],
  ],
  standIn: true,
})
export type CampPeriod = RecordOf<typeof campPeriod>

import { entity, f, type RecordOf } from '#declare'

/** One run of a camp: sign-up, days, places, group code and robot; camp desk, several open at once. */
export const campPeriod = entity('campPeriod', ['营期', 'Camp period'], {
  fields: {
    camp: f.ref('所属训练营', 'Camp', { required: true, to: 'camp' }),
    title: f.text('营期名称', 'Name', { required: true, max: 20, search: true }),
    number: f.integer('期号', 'Number', { required: true, min: 1, max: 999 }),
    signUp: f.period('报名时间', 'Sign-up', { required: true }),
    period: f.period('开营与结营时间', 'Runs', { required: true }),
    capacity: f.integer('名额', 'Places', { required: true, min: 1, max: 5000 }),
    price: f.money('本期价格', 'Price of this period', { min: 0 }),
    unlock: f.choice('解锁方式', 'Unlocking', 'daily', [
      { daily: ['按天解锁', 'By day'], byDate: ['按目录设定时间', 'As set in the catalogue'] },
      { inOrder: ['完成上一项解锁', 'After the one before'], all: ['全部开放', 'All open'] },
    ]),
    headTeacher: f.text('班主任昵称', "Class teacher's nickname", { max: 20 }),
    groupImage: f.image('入群二维码', 'Group QR code', { width: 600, height: 600 }),
    groupNote: f.text('入群引导语', 'Group note', { max: 60 }),
    robot: f.ref('机器人', 'Robot', { to: 'campRobot' }),
    notice: f.longText('开营公告', 'Opening notice', { max: 800 }),
    days: f.integer('天数', 'Days', { readOnly: true }),
    finishPercent: f.percent('结营要求完成率', 'Completion to graduate', { readOnly: true }),
    studentCount: f.count('学员数', 'Students', {
      of: { count: 'campStudent', where: { period: 'id', status: { not: ['dropped', 'refunded'] } } },
    }),
    placesLeft: f.computed('剩余名额', 'Places left', { as: 'integer', from: { minus: ['capacity', 'studentCount'] } }),
    filled: f.computed('报名率', 'Filled', {
      as: 'percent',
      bar: true,
      from: { times: [{ part: ['studentCount', 'capacity'] }, 100], round: 'half' },
    }),
    graduateCount: f.count('结营人数', 'Graduates', { of: { count: 'campStudent', where: { period: 'id', status: 'graduated' } } }),
    taskCount: f.count('必做任务', 'Required tasks', {
      of: { count: 'campCatalogue', where: { nodeKind: 'task', required: true, status: 'shown' } },
    }),
  },
  states: [
    { draft: ['筹备中', 'Preparing'], enrolling: ['报名中', 'Enrolling'], running: ['进行中', 'Running'] },
    { finished: ['已结营', 'Finished'], cancelled: ['已取消', 'Cancelled'] },
  ],
  moves: {
    open: { label: ['开放报名', 'Open'], from: ['draft'], to: 'enrolling' },
    start: { label: ['开营', 'Start'], from: ['enrolling'], to: 'running' },
    finish: { label: ['结营', 'Finish'], from: ['running'], to: 'finished' },
    cancel: { from: ['draft', 'enrolling'], to: 'cancelled', confirm: 'yes' },
  },
  actions: {
    catalogue: { label: ['营期目录', 'Catalogue'], on: ['row', 'form'], opens: 'campCatalogue', by: 'period' },
    copyPeriod: {
      label: ['复制为新一期', 'Copy as next'],
      says: [
        '目录和 SOP 一起带过去，各项日期按新的开营日顺移；新一期为筹备中。',
        'Catalogue and SOP come along, every date moves with the start; the new period is in preparation.',
      ],
      asks: { start: f.date('新一期开营日', 'Start of the next period', { required: true }) },
    },
    settle: {
      label: ['结营结算', 'Settle'],
      when: { status: ['running', 'finished'], 'period.end': { lte: { now: '' } } },
      otherwise: ['结营时间过后才能结算', 'A period is settled once it has ended'],
      confirm: 'yes',
      says: [
        '达到结营完成率的学员结营，发放证书编号和勋章；其余记为未结营，并逐一列出。',
        'Whoever reached the share graduates, with certificate number and medal; the rest are marked and listed.',
      ],
    },
    students: { label: ['查看学员', 'Students'], on: ['row', 'form'], opens: 'campStudent', by: 'period' },
  },
  list: {
    columns: [
      ['title', 'camp', 'number', 'signUp', 'period', 'capacity', 'studentCount'],
      ['filled', 'placesLeft', 'graduateCount', 'robot', 'status'],
    ],
    under: { title: ['camp'], filled: ['studentCount', 'placesLeft'] },
    filters: ['title', 'camp', 'status', 'signUp', 'period'],
    lanes: 'camp',
    bulk: [],
  },
  calendar: { in: 'activities', at: 'period' },
  form: [
    ['基本信息', 'Basics', ['camp', 'title'], ['number', 'capacity'], ['price', 'unlock']],
    ['时间', 'Dates', 'signUp', 'period'],
    ['社群', 'Group', 'headTeacher', 'groupImage', 'groupNote', 'robot', 'notice'],
  ],
  rules: {
    opensAndStartsOnTime: [
      { sheet: 1, at: 'signUp.start', does: 'open' },
      { at: 'period.start', does: 'start' },
    ],
    numberUniqueInCamp: [
      { sheet: 2, unique: ['camp', 'number'] },
      {
        compare: ['signUp.end', '<=', { onDay: 'period.start', add: 2 }],
        field: 'period',
        say: ['报名最晚到开营第二天结束', 'Sign-up ends by the end of the second day'],
      },
      {
        compare: ['signUp.start', '<', 'period.start'],
        field: 'period',
        say: ['开营须晚于报名开始', 'The period starts after sign-up does'],
      },
    ],
    openNeedsPublishedCamp: [
      { sheet: 3, move: 'open', needs: [{ is: { 'camp.status': 'published' } }, 'groupImage', 'capacity'] },
      {
        move: 'start',
        needs: [{ some: 'campCatalogue', where: { nodeKind: 'task', status: 'shown', required: true } }],
        carry: [{ entity: 'campStudent', move: 'start', where: { period: 'id', status: 'enrolled' } }],
      },
      {
        move: 'start',
        needs: [['period.start', '<=', { now: '' }]],
        holds: false,
        warn: true,
        say: [
          '还没到开营时间；现在开营后，学员马上开始学习，开营时间不能再改，也不能退回报名中',
          'It is not to start yet: started now, students begin at once, its start is fixed and sign-up does not come back',
        ],
      },
      { freeze: ['camp', 'number', 'period.start'], once: { status: ['running', 'finished'] } },
    ],
    capacityCoversStudents: {
      sheet: 4,
      compare: ['studentCount', '<=', 'capacity'],
      field: 'capacity',
      say: ['名额不能少于已有学员数', 'There cannot be fewer places than students'],
    },
    cancelNeedsReason: [
      {
        sheet: 5,
        move: 'cancel',
        needs: ['reason'],
        carry: [
          { entity: 'campStudent', move: 'refund', where: { period: 'id', orderNumber: { set: true }, status: ['enrolled', 'studying'] } },
          { entity: 'campStudent', move: 'drop', where: { period: 'id', orderNumber: { set: false } } },
        ],
      },
      { by: 'ordersOfStudentsAreKnown', on: ['cancel'] },
      { carried: 'camps.tellCancelled' },
      { move: 'finish', needs: [['period.end', '<=', { now: '' }]], say: ['结营时间还没有到', 'The period has not ended yet'] },
    ],
    deletableWhileDraft: [
      { sheet: 6, fill: 'price', with: 'camp.price', shown: true },
      { remove: { in: ['draft'], without: ['references'], takes: ['campCatalogue', 'campSop'] } },
    ],
    startFixesTerms: { move: 'start', set: { days: 'camp.days', finishPercent: 'camp.finishPercent' } },
    shownOnceEnrolling: {
      shown: { status: ['enrolling', 'running'], 'camp.status': 'published' },
      gives: ['camp', 'title', 'number', 'signUp', 'period', 'capacity', 'placesLeft', 'price', 'headTeacher', 'notice'],
    },
    overdueIsMarked: { mark: { status: 'running', 'period.end': { lt: { now: '' } } }, as: ['待结营', 'To finish'], todo: true },
  },
})
export type CampPeriod = RecordOf<typeof campPeriod>

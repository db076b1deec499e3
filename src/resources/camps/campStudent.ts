import { entity, f, type RecordOf } from '#declare'

/** Who takes part in a period; arrives by orders, grants or import; teachers look at progress daily. */
export const campStudent = entity('campStudent', ['学员', 'Camp student'], {
  fields: {
    period: f.ref('营期', 'Period', { required: true, to: 'campPeriod' }),
    user: f.ref('App用户', 'App user', { required: true, to: 'appUser' }),
    nickname: f.text('昵称', 'Nickname', { max: 30, search: true, personal: true }),
    phone: f.phone('手机号', 'Phone', { required: true, search: true }),
    studentNumber: f.text('学号', 'Student number', { unique: true, pattern: '^\\d{3,4}-\\d{4}$' }),
    team: f.text('小组', 'Team', { max: 20 }),
    wechat: f.text('微信号', 'WeChat', { max: 40, personal: true }),
    joinedGroup: f.boolean('已入群', 'In the group', { default: false }),
    origin: f.choice('来源', 'Origin', 'import', [
      { order: ['购买', 'Bought'], grant: ['赠送', 'Granted'], enterprise: ['企业团报', 'Enterprise'], import: ['导入', 'Imported'] },
    ]),
    orderNumber: f.text('订单号', 'Order number', { max: 40, search: true }),
    paidAmount: f.money('实付', 'Paid', { min: 0 }),
    joinedAt: f.dateTime('报名时间', 'Signed up'),
    remark: f.longText('班主任备注', "Teacher's note", { max: 300 }),
    certificateNumber: f.text('证书编号', 'Certificate number', { max: 30, unique: true }),
    camp: f.computed('训练营', 'Camp', { to: 'camp', from: 'period.camp' }),
    called: f.computed('名称', 'Name', { as: 'text', from: { words: ['nickname', 'studentNumber'] } }),
    finishedTasks: f.count('完成任务数', 'Tasks done', { of: { count: 'campTaskDone' } }),
    requiredDone: f.count('完成必做任务', 'Required tasks done', {
      of: { count: 'campTaskDone', where: { 'task.required': true, 'task.status': 'shown' } },
    }),
    transferredFrom: f.ref('原营期', 'Came from', { to: 'campPeriod', readOnly: true }),
    progress: f.computed('完成率', 'Completion', {
      as: 'percent',
      bar: true,
      from: { times: [{ part: ['requiredDone', 'period.taskCount'] }, 100], round: 'half' },
    }),
    lastStudyAt: f.computed('最近学习', 'Last study', { as: 'dateTime', from: { latest: 'doneAt', over: 'campTaskDone', by: 'doneAt' } }),
  },
  states: [
    { enrolled: ['待开营', 'Enrolled'], studying: ['学习中', 'Studying'], graduated: ['已结营', 'Graduated'] },
    { failed: ['未结营', 'Not graduated'], dropped: ['已退营', 'Dropped'], refunded: ['已退款', 'Refunded'] },
  ],
  moves: {
    start: { label: ['开始学习', 'Start'], from: ['enrolled'], to: 'studying' },
    graduate: { label: ['结营', 'Graduate'], from: ['studying', 'failed'], to: 'graduated' },
    fail: { label: ['未结营', 'Fail'], from: ['studying'], to: 'failed' },
    rejoin: { label: ['待开营', 'Enrolled'], from: ['studying'], to: 'enrolled', silent: true },
    drop: { label: ['退营', 'Drop'], from: ['enrolled', 'studying'], to: 'dropped' },
    refund: { label: ['退款', 'Refund'], from: ['enrolled', 'studying', 'dropped'], to: 'refunded' },
  },
  actions: {
    importStudents: { label: ['导入学员', 'Import students'], on: 'list', page: '/datas/import?kind=campStudent' },
    transfer: {
      label: ['换期', 'Change period'],
      says: [
        '换到同一训练营的另一期：学习进度重新开始，订单不变，小组清空；每位一次。',
        'To another period of the same camp: progress starts anew, the order stays, the team is cleared; once each.',
      ],
      when: { status: ['enrolled', 'studying'], transferredFrom: { set: false } },
      otherwise: ['只有待开营或学习中的学员可以换期，每位一次', 'Only who is enrolled or studying changes period, and only once'],
      asks: {
        to: f.ref('换到营期', 'To the period', {
          to: 'campPeriod',
          required: true,
          where: { status: ['enrolling', 'running'] },
          same: [['camp', 'period.camp']],
          not: 'period',
        }),
      },
    },
    assignTeam: {
      label: ['分组', 'Assign teams'],
      says: [
        '填小组名称，都归入这一组；或填组数，每位进入人数最少的一组。',
        'Name a team for all of them, or say how many teams: each joins the smallest.',
      ],
      on: 'bulk',
      asks: { name: f.text('小组名称', 'Team', { max: 20 }), teams: f.integer('或平均分成几组', 'Or spread over so many') },
    },
    certificate: {
      label: ['补发证书', 'Issue certificate'],
      when: { status: 'graduated' },
      otherwise: ['只有已结营的学员有证书', 'Only graduates have a certificate'],
    },
    tasks: { label: ['学习明细', 'Progress'], looks: 'tasks' },
  },
  pays: { by: ['refund'], to: 'user', amount: 'paidAmount' },
  list: {
    columns: [
      ['studentNumber', 'nickname', 'phone', 'period', 'team', 'joinedGroup', 'origin', 'progress', 'lastStudyAt', 'joinedAt', 'status'],
    ],
    under: { nickname: ['studentNumber'], period: ['team'], progress: ['lastStudyAt'], joinedAt: ['origin'] },
    filters: ['nickname', 'phone', 'period', 'team', 'status', 'origin'],
    sort: '-joinedAt',
    bulk: ['graduate', 'drop', 'assignTeam'],
  },
  form: [
    ['学员', 'Student', ['period', 'user'], ['nickname', 'phone'], 'studentNumber', 'team', 'wechat', 'joinedGroup'],
    ['报名', 'Sign-up', 'origin', 'orderNumber', ['paidAmount', 'joinedAt']],
    ['其他', 'Other', 'remark', 'certificateNumber'],
  ],
  rules: {
    comesFromApp: [
      {
        sheet: 1,
        from: 'app',
        but: ['team', 'wechat', 'joinedGroup', 'remark'],
        knownBy: ['period', 'user'],
        create: false,
        remove: false,
      },
      { number: 'studentNumber', pattern: '{period.number 000}-{####}' },
    ],
    onlyAdminGraduatesEarly: [
      { sheet: 2, from: 'portal', moves: ['start'] },
      // Sign-up may go on into the second day: whoever comes then starts with the next round of the clock.
      { at: 'once', does: 'start', when: { 'period.status': 'running' } },
      { may: ['graduate'], who: 'admin', when: { progress: { lt: { first: ['period.finishPercent', 'period.camp.finishPercent'] } } } },
      { move: 'graduate', needs: ['remark'], when: { progress: { lt: { first: ['period.finishPercent', 'period.camp.finishPercent'] } } } },
      { by: 'numbersCertificate', on: ['graduate'] },
    ],
    oncePerUserWithinCapacity: [
      { sheet: 3, unique: ['period', 'user'] },
      { cap: 'period.studentCount', at: 'period.capacity' },
    ],
    dropNeedsReason: [
      { sheet: 4, move: 'drop', needs: ['reason'] },
      {
        move: 'refund',
        needs: ['orderNumber'],
        carry: [
          {
            entity: 'userOrder',
            set: { refundReason: { text: 'activity' } },
            where: { orderNo: 'orderNumber', status: ['paid', 'partRefunded'] },
          },
          { entity: 'userOrder', move: 'markRefunding', where: { orderNo: 'orderNumber' } },
        ],
      },
      {
        move: 'refund',
        needs: [
          {
            some: 'userOrder',
            where: { orderNo: 'orderNumber', status: ['paid', 'partRefunded', 'refunding', 'refunded'] },
            when: { orderNumber: { set: true } },
          },
        ],
        holds: false,
        field: 'orderNumber',
        say: [
          '用户订单里没有这个订单号的已支付订单，无法退款；请核对订单号，或办理退营',
          'There is no paid order of this number to refund: check the number, or let the student drop out',
        ],
      },
      { may: ['refund'], who: 'admin' },
      { remove: 'never' },
    ],
    phoneIsMasked: { sheet: 5, mask: ['phone'], keep: '3…4', unless: { right: 'personal' }, export: 'admin' },
    joinsOpenPeriods: {
      refer: 'period',
      where: { status: ['enrolling', 'running'] },
      say: ['该营期现在不能加入', 'Nobody can join that period now'],
    },
    joinsPublishedCamps: {
      refer: 'period',
      where: { 'camp.status': 'published' },
      when: { transferredFrom: { set: false } },
      say: ['训练营已下架，停止报名', 'The camp is withdrawn: sign-up has stopped'],
    },
  },
})
export type CampStudent = RecordOf<typeof campStudent>

import { entity, f, type RecordOf, shelf } from '#declare'
import { signUpPhases } from '#resources/choices.ts'

const people = { sum: 'quantity', over: 'offlineParticipant' } as const

/** Lectures, salons and tours users sign up for in the app, free or with tickets; a city team edits a few each week. */
export const offlineActivity = entity('offlineActivity', ['线下活动', 'Offline activity'], {
  fields: {
    feeType: f.choice('收费类型', 'Fee', { required: true }, { free: ['免费', 'Free'], paid: ['付费', 'Paid'] }),
    title: f.text('活动名称', 'Title', { required: true, max: 40, search: true }),
    cover: f.image('封面', 'Cover', { required: true, width: 750, height: 420 }),
    kind: f.choice('活动形式', 'Form', { required: true }, [
      { lecture: ['讲座', 'Lecture'], salon: ['沙龙', 'Salon'], reading: ['读书会', 'Reading club'] },
      { exhibition: ['看展', 'Exhibition'], walk: ['城市行走', 'City walk'], signing: ['签售', 'Book signing'] },
    ]),
    guests: f.refs('嘉宾', 'Guests', { to: 'author', max: 8 }),
    city: f.text('城市', 'City', { required: true, max: 12 }),
    venue: f.text('场地', 'Venue', { required: true, max: 30 }),
    address: f.text('详细地址', 'Address', { required: true, max: 80 }),
    longitude: f.decimal('经度', 'Longitude', { min: -180, max: 180 }),
    latitude: f.decimal('纬度', 'Latitude', { min: -90, max: 90 }),
    signUp: f.period('报名时间', 'Sign-up time', { required: true }),
    period: f.period('活动时间', 'Activity time', { required: true }),
    capacity: f.integer('总名额', 'Places', { required: true, min: 1, max: 5000 }),
    perUserLimit: f.integer('每人限报', 'Places per user', { min: 1, max: 10, default: 1 }),
    tickets: f.list('票种', 'Tickets', 5, [
      { name: f.text('票种名称', 'Ticket', { required: true, max: 12 }) },
      { price: f.money('票价', 'Price', { required: true, min: 1 }), memberPrice: f.money('会员价', 'Member price', { min: 0 }) },
      { stock: f.integer('票数', 'Stock', { required: true, min: 1 }), sold: f.count('已售', 'Sold') },
    ]),
    needApprove: f.boolean('报名需审核', 'Sign-up is reviewed', { default: false }),
    askFields: f.choices('报名填写项', 'Asked on sign-up', [
      { name: ['姓名', 'Name'], phone: ['手机号', 'Phone'], wechat: ['微信号', 'WeChat'], age: ['年龄', 'Age'] },
      { job: ['职业', 'Occupation'], question: ['想问嘉宾的问题', 'Question to the guests'] },
    ]),
    refundUntil: f.dateTime('可退票截止', 'Refunds until'),
    detail: f.richText('活动详情', 'Detail', { required: true }),
    groupQr: f.image('活动群二维码', 'Group QR code', { width: 400, height: 400 }),
    contactPhone: f.phone('咨询电话', 'Contact phone'),
    checkInToken: f.text('签到口令', 'Check-in token', { unique: true, readOnly: true, max: 20 }),
    signedUp: f.count('已报名', 'Signed up', { of: { ...people, where: { status: ['pending', 'signedUp', 'checkedIn'] } } }),
    checkedIn: f.count('已签到', 'Checked in', { of: { ...people, where: { status: 'checkedIn' } } }),
    revenue: f.computed('票款合计', 'Takings', { as: 'money', from: { ...people, sum: 'net', where: { status: { not: 'rejected' } } } }),
    phase: f.computed('进行阶段', 'Phase', { of: signUpPhases, from: { phase: ['period'], announced: 'signUp.start' } }),
  },
  states: { ...shelf().states, cancelled: ['已取消', 'Cancelled'] },
  moves: {
    publish: { from: ['draft', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' },
    cancel: { from: ['published', 'withdrawn'], to: 'cancelled', confirm: 'yes' },
  },
  actions: {
    participants: { label: ['参与者', 'Participants'], on: ['row', 'form'], opens: 'offlineParticipant', by: 'offlineActivity' },
    copy: { copies: { drop: ['groupQr', 'refundUntil'], title: '副本' }, asks: ['signUp', 'period'] },
    checkInCode: { label: ['签到二维码', 'Check-in QR'], links: { host: 'app.h5Address', path: 'offlineCheckIn', word: 'checkInToken' } },
    notify: {
      label: ['短信通知', 'Notify by SMS'],
      when: { status: ['published', 'withdrawn', 'cancelled'], signedUp: { gt: 0 } },
      otherwise: ['还没有人报名', 'Nobody has signed up yet'],
      asks: {
        template: f.choice(
          '短信模板',
          'Template',
          { required: true },
          { offlineRemind: ['活动提醒', 'Reminder'], offlineChanged: ['变更通知', 'Change'] },
        ),
        note: f.text('变更内容', 'What changed', { max: 20 }),
      },
    },
  },
  list: {
    columns: ['cover', 'title', 'kind', 'city', 'period', 'capacity', 'signedUp', 'checkedIn', 'revenue', 'phase', 'status'],
    filters: ['title', 'city', 'kind', 'phase', 'status', 'period'],
    sort: '-period',
    bulk: ['withdraw'],
  },
  calendar: { in: 'activities', at: 'period' },
  form: [
    ['基本信息', 'Basics', 'feeType', 'title', 'cover', 'kind', 'guests'],
    ['时间地点', 'Time and place', 'signUp', 'period', ['city', 'venue'], 'address', ['longitude', 'latitude']],
    ['名额与票务', 'Places and tickets', ['capacity', 'perUserLimit'], 'tickets', 'needApprove', 'askFields', 'refundUntil'],
    ['详情与联系', 'Detail and contact', 'detail', 'groupQr', 'contactPhone'],
  ],
  fixed: { feeType: { free: '/operateManagement/offline/free', paid: '/operateManagement/offline/paid' } },
  rules: {
    signUpFitsPeriod: [
      { sheet: 1, compare: ['signUp.end', '<=', 'period.end'], field: 'signUp' },
      { compare: ['refundUntil', '<=', 'period.start'] },
    ],
    ticketsFollowFeeType: [
      { sheet: 2, each: 'tickets', least: 1, when: { feeType: 'paid' } },
      { each: 'tickets', sum: ['stock', '<=', 'capacity'] },
      { when: { feeType: 'free' }, refuse: ['tickets', 'refundUntil'] },
    ],
    soldTicketsStay: [
      { sheet: 3, each: 'tickets', distinct: ['name'], needs: [['memberPrice', '<=', 'price']] },
      { by: 'keepsSoldTickets', on: ['save'] },
      {
        compare: ['capacity', '>=', 'signedUp'],
        field: 'capacity',
        say: ['总名额不能少于已报名人数', 'There cannot be fewer places than sign-ups'],
      },
    ],
    approvalForFreeOnly: [{ sheet: 4, when: { needApprove: true }, allow: { feeType: ['free'] } }, { together: ['longitude', 'latitude'] }],
    cancelNeedsReason: [
      { sheet: 5, move: 'cancel', needs: ['reason'] },
      { may: ['cancel'], who: 'admin' },
      { by: 'endsSignUps', on: ['cancel'] },
    ],
    deletableWhileDraft: { sheet: 6, remove: { in: ['draft'], without: ['offlineParticipant'] } },
    publishNeedsEndAhead: [
      { move: 'publish', needs: [['period.end', '>', { now: '' }]], say: ['活动时间已经过去', 'The time of the activity is over'] },
      { may: ['notify'], who: { right: 'personal' } },
      { freeze: ['feeType'], once: { signedUp: { gt: 0 } } },
    ],
    // The address on the wall of the place: nobody signs in from home by counting up.
    tokenIsRandom: { number: 'checkInToken', pattern: '{random 16}' },
    fullIsMarked: { mark: { status: 'published', signedUp: { gte: 'capacity' } }, as: ['已报满', 'Full'] },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        'feeType',
        'title',
        'cover',
        'kind',
        'guests',
        'city',
        'venue',
        'address',
        'longitude',
        'latitude',
        'signUp',
        'period',
        'capacity',
        'perUserLimit',
        'tickets',
        'needApprove',
        'askFields',
        'refundUntil',
        'detail',
      ],
    },
  },
})
export type OfflineActivity = RecordOf<typeof offlineActivity>

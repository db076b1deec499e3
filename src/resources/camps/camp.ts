import { entity, f, type RecordOf, shelf } from '#declare'

/** A guided study product with a fixed length, run again and again in periods; camp desk; new ones a few times a year. */
export const camp = entity('camp', ['训练营', 'Camp'], {
  fields: {
    title: f.text('训练营名称', 'Name', { required: true, max: 30, unique: true, search: true }),
    subtitle: f.text('副标题', 'Subtitle', { max: 60 }),
    campKind: f.choice('类型', 'Kind', 'reading', [
      { reading: ['共读营', 'Reading'], writing: ['写作营', 'Writing'], course: ['课程营', 'Course'], habit: ['习惯养成营', 'Habit'] },
    ]),
    lecturers: f.refs('领读老师', 'Teachers', { required: true, to: 'author', min: 1, max: 6 }),
    imageUrl: f.image('封面', 'Cover', { required: true, width: 690, height: 388 }),
    bigImage: f.image('详情页头图', 'Detail header image', { required: true, width: 1125, height: 633 }),
    introduction: f.richText('训练营介绍', 'Introduction', { required: true }),
    fitFor: f.longText('适合人群', 'Who it is for', { max: 300 }),
    days: f.integer('营期天数', 'Days', { required: true, min: 1, max: 365, default: 21 }),
    price: f.money('售价', 'Price', { required: true, min: 0 }),
    originalPrice: f.money('划线价', 'Original price', { min: 0 }),
    vipPrice: f.money('会员价', 'Price for members', { min: 0 }),
    capacity: f.integer('每期默认人数', 'Usual places per period', { min: 1, max: 5000, default: 200 }),
    finishPercent: f.percent('结营要求完成率', 'Completion to graduate', {
      required: true,
      min: 1,
      max: 100,
      default: 80,
      help: ['达到才算结营，发证书', 'Reached, one graduates with a certificate'],
    }),
    certificate: f.image('结营证书底图', 'Certificate picture', { width: 1000, height: 1400 }),
    medal: f.ref('结营勋章', 'Medal', { to: 'medal', onDelete: 'setNull' }),
    buyNote: f.longText('报名须知', 'Notice', { required: true, max: 800 }),
    shareTitle: f.text('分享标题', 'Share title', { max: 30 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400, maxKB: 300 }),
    position: f.order('排序', 'Position'),
    periodCount: f.count('期数', 'Periods', { of: { count: 'campPeriod' } }),
    studentCount: f.count('累计学员', 'Students so far', {
      of: { count: 'campStudent', where: { 'period.camp': 'id', status: { not: ['dropped', 'refunded'] } } },
    }),
  },
  ...shelf(),
  actions: {
    periods: { label: ['管理营期', 'Manage periods'], on: ['row', 'form'], opens: 'campPeriod', by: 'camp' },
    copy: { copies: { with: ['campCourse', { entity: 'campSop', where: { period: null } }], title: '副本' } },
  },
  list: {
    columns: ['imageUrl', 'title', 'campKind', 'lecturers', 'days', 'price', 'periodCount', 'studentCount', 'status', 'position'],
    under: { periodCount: ['studentCount'] },
    filters: ['title', 'campKind', 'lecturers', 'status'],
  },
  form: [
    ['基本信息', 'Basics', 'title', 'subtitle', 'campKind', 'lecturers', 'position'],
    ['介绍', 'Introduction', 'imageUrl', 'bigImage', 'introduction', 'fitFor', 'buyNote'],
    ['价格与名额', 'Price and places', ['price', 'originalPrice'], ['vipPrice', 'capacity'], 'days'],
    ['结营', 'Graduation', 'finishPercent', 'certificate', 'medal'],
    ['分享', 'Sharing', 'shareTitle', 'shareImg'],
  ],
  rules: {
    priceBetweenVipAndOriginal: [
      {
        sheet: 1,
        compare: ['vipPrice', '<=', 'price', '<=', 'originalPrice'],
        say: ['会员价不高于售价，售价不高于划线价', 'Price for members ≤ price ≤ original price'],
      },
      { see: 'campPeriod#startFixesTerms' },
    ],
    publishNeedsCourseAndPeriod: [
      { sheet: 2, move: 'publish', needs: [{ some: 'campCourse', where: { status: 'enabled' } }] },
      {
        move: 'publish',
        needs: [
          {
            is: {
              any: [
                { some: 'campPeriod', where: { camp: 'id', status: 'enrolling' } },
                { some: 'campPeriod', where: { camp: 'id', status: 'draft', 'signUp.end': { gt: { now: '' } } } },
              ],
            },
          },
        ],
        say: [
          '需要一个报名中的营期，或报名尚未结束的筹备中营期',
          'It needs a period that is enrolling, or one in preparation whose sign-up is still to come',
        ],
      },
    ],
    deletableByAdminOnly: [
      { sheet: 3, see: 'campStudent#joinsOpenPeriods' },
      { remove: { by: 'admin', without: ['campPeriod'], takes: ['campCourse', 'campSop'] } },
    ],
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        'title',
        'subtitle',
        'campKind',
        'lecturers',
        'imageUrl',
        'bigImage',
        'introduction',
        'fitFor',
        'days',
        'price',
        'originalPrice',
        'vipPrice',
        'buyNote',
        'shareTitle',
        'shareImg',
      ],
    },
  },
})
export type Camp = RecordOf<typeof camp>

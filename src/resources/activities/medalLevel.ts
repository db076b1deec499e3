import { entity, f, type RecordOf, shelf } from '#declare'
import { unlimited } from '#resources/choices.ts'

const series = [
  { studyTime: ['累计学习', 'Study time'], continuous: ['连续学习', 'Consecutive days'] },
  { listen: ['听书', 'Listening'], magazine: ['读刊', 'Magazines read'] },
  { note: ['笔记', 'Notes'], comment: ['评论', 'Comments'], share: ['分享', 'Shares'] },
] as const

/** Graded medals that grow with a user's totals (study time, days, notes); set up once per series, seldom changed. */
export const medalLevel = entity('medalLevel', ['等级勋章', 'Level medal'], {
  path: 'medal/level',
  fields: {
    series: f.choice('勋章系列', 'Series', { required: true }, series),
    level: f.integer('等级', 'Level', { required: true, min: 1, max: 12 }),
    name: f.text('勋章名称', 'Name', { required: true, max: 12, search: true }),
    litImage: f.image('点亮图', 'Lit image', { required: true, width: 300, height: 300, round: true, beside: 'greyImage' }),
    greyImage: f.image('未点亮图', 'Unlit image', { required: true, width: 300, height: 300, round: true }),
    threshold: f.integer('达成数值', 'Threshold', { required: true, min: 1 }),
    unit: f.computed('单位', 'Unit', {
      from: {
        byChoice: 'series',
        of: {
          studyTime: { text: '小时' },
          continuous: { text: '天' },
          listen: { text: '小时' },
          magazine: { text: '本' },
          note: { text: '条' },
          comment: { text: '条' },
          share: { text: '次' },
        },
      },
    }),
    congratulation: f.text('恭喜文案', 'Congratulation', { required: true, max: 40 }),
    rewardPoints: f.integer('升级积分', 'Points on reaching it', { min: 0, max: 10000, default: 0 }),
    coupon: f.ref('升级优惠券', 'Coupon on reaching it', { to: 'coupon' }),
    shareImage: f.image('分享海报底图', 'Share poster', { width: 1080, height: 1440 }),
    holders: f.count('获得人数', 'Holders', { of: { count: 'medalHolder', where: { status: 'held' } } }),
  },
  ...shelf(['已启用', 'In use'], ['已停用', 'Stopped']),
  actions: {
    preview: {
      on: ['form', 'row'],
      previews: {
        page: 'wall',
        title: 'name',
        lit: 'litImage',
        unlit: 'greyImage',
        text: 'congratulation',
        facts: ['threshold', 'rewardPoints'],
        line: ['series', 'level'],
      },
    },
    seriesRules: { label: ['系列规则', 'Series rules'], on: [], looks: 'seriesRules' },
    editRule: {
      label: ['系列规则', 'Series rule'],
      on: 'list',
      asks: {
        series: f.choice('勋章系列', 'Series', { required: true }, series),
        text: f.longText('规则说明', 'Text', { required: true, max: 200 }),
        dailyCap: f.integer('每日上限（0为不限）', 'Most a day (0 is unlimited)', {
          zero: unlimited,
          required: true,
          min: 0,
          max: 1000,
          help: ['按该系列的单位：小时、天、本、条或次', "In the series' own unit"],
        }),
      },
    },
    recount: {
      label: ['重新计算', 'Recount'],
      on: 'list',
      asks: {
        series: f.choice(
          '勋章系列',
          'Series',
          {
            required: true,
            help: [
              '补发漏发的等级，不会收回；读刊、笔记与分享由 App 计数，暂不能在此计算',
              'Grants missed levels, takes none away; magazines, notes and shares are counted by the app only',
            ],
          },
          series,
        ),
      },
    },
  },
  list: {
    columns: ['litImage', 'series', 'level', 'name', 'threshold', 'unit', 'rewardPoints', 'holders', 'status'],
    under: { threshold: ['unit'] },
    filters: ['series', 'name', 'status'],
    sort: ['series', 'level'],
    ladder: { by: 'series', step: 'level', notes: 'seriesRules' },
  },
  form: [
    ['等级', 'Level', ['series', 'level'], ['name', 'threshold'], 'congratulation'],
    ['外观', 'Looks', 'litImage', 'greyImage', 'shareImage'],
    ['奖励', 'Reward', ['rewardPoints', 'coupon']],
  ],
  endpoints: {
    getLevel: 'GET medal/level',
    getRule: { call: 'GET medal/rule', takes: ['series'], gives: "the series' text, what counts, dailyCap" },
    saveRule: { call: 'POST medal/rule', takes: ['series', 'text', 'dailyCap'], gives: 'the saved rule' },
  },
  rules: {
    levelsRiseWithoutGaps: [
      { sheet: 1, unique: ['series', 'level'], field: 'level' },
      { by: 'standsInLine', on: ['save'], per: ['series'] },
    ],
    publishedFromLowestUp: [
      {
        sheet: 2,
        move: 'publish',
        needs: [{ none: 'medalLevel', where: { series: 'series', level: { lt: 'level' }, status: ['draft', 'withdrawn'] } }],
        say: ['请先启用该系列更低的等级', 'Publish the lower levels of the series first'],
      },
      {
        move: 'withdraw',
        needs: [{ none: 'medalLevel', where: { series: 'series', level: { gt: 'level' }, status: 'published' } }],
        say: ['请先停用该系列更高的等级', 'Stop the higher levels of the series first'],
      },
    ],
    thresholdOnlyFallsOnceHeld: [
      { sheet: 3, oneWay: 'threshold', only: 'down', once: { holders: { gt: 0 } } },
      { remove: { without: ['holders'] } },
      { by: 'isHighest', on: ['remove'] },
    ],
    frozenOnceHeld: { freeze: ['series', 'level'], once: { holders: { gt: 0 } } },
    onlyAdminRecounts: { may: ['recount'], who: 'admin' },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        ...(['series', 'level', 'name', 'litImage', 'greyImage', 'threshold', 'unit', 'congratulation'] as const),
        ...(['rewardPoints', 'shareImage'] as const),
      ],
    },
  },
})
export type MedalLevel = RecordOf<typeof medalLevel>

import { entity, f, type RecordOf } from '#declare'

/** Graded medals that grow with a user's totals (study time, days, notes); set up once per series, seldom changed. */
export const medalLevel = entity('medalLevel', ['等级勋章', 'Level medal'], {
  path: 'medal/level',
  fields: {
    series: f.choice(
      '勋章系列',
      'Series',
      {
        studyTime: ['累计学习', 'Study time'],
        continuous: ['连续学习', 'Consecutive days'],
        listen: ['听书', 'Listening'],
        magazine: ['读刊', 'Magazines read'],
        note: ['笔记', 'Notes'],
        comment: ['评论', 'Comments'],
        share: ['分享', 'Shares'],
      },
      { required: true },
    ),
    level: f.integer('等级', 'Level', { required: true, min: 1, max: 12 }),
    name: f.text('勋章名称', 'Name', { required: true, max: 12, search: true }),
    litImage: f.image('点亮图', 'Lit image', { required: true, width: 300, height: 300 }),
    greyImage: f.image('未点亮图', 'Unlit image', { required: true, width: 300, height: 300 }),
    threshold: f.integer('达成数值', 'Threshold', { required: true, min: 1 }),
    unit: f.computed('单位', 'Unit', {
      from: {
        open: 'the series: 小时 for studyTime and listen, 天 for continuous, 本 for magazine, 条 for note and comment, 次 for share',
      },
    }),
    congratulation: f.text('恭喜文案', 'Congratulation', { required: true, max: 40 }),
    rewardPoints: f.integer('升级积分', 'Points on reaching it', { min: 0, max: 10000, default: 0 }),
    coupon: f.ref('升级优惠券', 'Coupon on reaching it', { to: 'coupon', onDelete: 'restrict' }),
    shareImage: f.image('分享海报底图', 'Share poster', { width: 1080, height: 1440 }),
    holders: f.count('获得人数', 'Holders'),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已启用', 'In use'], withdrawn: ['已停用', 'Stopped'] },
  moves: {
    publish: { from: ['draft', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' },
  },
  actions: {
    editRule: {
      label: ['系列规则', 'Series rule'],
      on: 'list',
      later: [
        '后续提供',
        'edits the text and counting rule of one series (what counts, cap a day) shown above its levels, kept in baseConfig medalRule',
      ],
    },
    recount: {
      label: ['重新计算', 'Recount'],
      on: 'list',
      later: [
        '后续提供',
        'grants missed levels of a series after a threshold fell, as a job; never takes a level away; admin only',
      ],
    },
  },
  list: {
    columns: ['litImage', 'series', 'level', 'name', 'threshold', 'unit', 'rewardPoints', 'holders', 'status'],
    filters: ['series', 'name', 'status'],
    sort: ['series', 'level'],
    bulk: ['publish', 'withdraw'],
    export: true,
  },
  form: [
    ['等级', 'Level', [['series', 'level'], ['name', 'threshold'], 'congratulation']],
    ['外观', 'Looks', ['litImage', 'greyImage', 'shareImage']],
    ['奖励', 'Reward', [['rewardPoints', 'coupon']]],
  ],
  endpoints: {
    getLevel: 'GET medal/level',
    getRule: { call: 'GET medal/rule', takes: { series: 'series' }, gives: "the series' text, what counts, dailyCap" },
    saveRule: {
      call: 'POST medal/rule',
      takes: { series: 'series', text: 'text', dailyCap: 'dailyCap' },
      gives: 'the saved rule',
    },
  },
  standIn: true,
})
export type MedalLevel = RecordOf<typeof medalLevel>

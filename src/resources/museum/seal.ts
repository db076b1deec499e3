import { entity, f, type RecordOf, shelf } from '#declare'

/** One set of museum seals a visitor collects by visiting places on a map, with a reward for the full set; operators open one per season or exhibition. */
export const seal = entity('seal', ['印章主题', 'Seal theme'], {
  path: 'wenbo/sealTheme',
  fields: {
    title: f.text('主题名称', 'Title', { required: true, max: 16, unique: true, search: true }),
    cover: f.image('主题封面', 'Cover', { required: true, width: 690, height: 388 }),
    intro: f.longText('主题介绍', 'Introduction', { required: true, max: 300 }),
    rule: f.richText('盖章规则', 'Rules', { required: true, max: 2000 }),
    mapMode: f.choice('地图方式', 'Map', 'picture', { picture: ['手绘地图', 'Drawn map'], coordinate: ['真实地图', 'Real map'] }),
    mapImage: f.image('手绘地图图', 'Map picture', { width: 1500, height: 2000, maxKB: 4096 }),
    period: f.period('活动时间', 'Open', { required: true }),
    needed: f.integer('集齐枚数', 'Seals needed', { required: true, min: 1, max: 50 }),
    reward: f.choice('集齐奖励', 'Reward', { default: 'none' }, [
      { none: ['无', 'None'], medal: ['勋章', 'Medal'], coupon: ['优惠券', 'Coupon'] },
    ]),
    medal: f.ref('奖励勋章', 'Medal', { to: 'medal' }),
    coupon: f.ref('奖励优惠券', 'Coupon', { to: 'coupon' }),
    finishImage: f.image('集齐海报', 'Completion poster', { width: 750, height: 1334 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400 }),
    places: f.count('点位数', 'Places'),
    collectors: f.count('参与人数', 'Collectors'),
    finishers: f.count('集齐人数', 'Completed by'),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  actions: {
    map: { label: ['点位地图', 'Map'], later: 'opens the seal map of this theme' },
    qrCodes: {
      label: ['下载点位码', 'Download place codes'],
      later: 'zip of the mini-program codes of all enabled places that are collected by scanning',
    },
    collected: { label: ['盖章明细', 'Who collected'], later: 'who stamped where and when and who completed; exports' },
  },
  list: {
    columns: ['order', 'cover', 'title', 'mapMode', 'places', 'needed', 'reward', 'period', 'collectors', 'finishers', 'status'],
    filters: ['title', 'mapMode', 'reward', 'status', 'period'],
  },
  form: [
    ['基本信息', 'Basics', 'title', 'cover', 'intro', 'rule', 'period', 'order'],
    ['地图', 'Map', 'mapMode', 'mapImage'],
    ['奖励', 'Reward', ['needed', 'reward'], ['medal', 'coupon'], 'finishImage', 'shareImg'],
  ],
  standIn: true,
})
export type Seal = RecordOf<typeof seal>

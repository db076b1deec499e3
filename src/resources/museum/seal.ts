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
    places: f.count('点位数', 'Places', { of: { count: 'sealPlace' } }),
    collectors: f.count('参与人数', 'Collectors', { of: { count: 'sealStamp', distinct: 'user' } }),
    finishers: f.count('集齐人数', 'Completed by', { of: { count: 'sealStamp', where: { completes: true } } }),
    order: f.order('排序', 'Position'),
  },
  ...shelf(),
  actions: {
    map: { label: ['点位地图', 'Map'], on: ['row', 'form'], page: '/wenbo/seal/map', by: 'seal' },
    places: { label: ['点位列表', 'Places'], on: ['row', 'form'], opens: 'sealPlace', by: 'seal' },
    qrCodes: {
      label: ['下载点位码', 'Download place codes'],
      says: [
        '所有启用的扫码点位各一张二维码（SVG，可放大印刷），打包为 zip。',
        'One QR code for each enabled place that is collected by scanning, as SVG for print, in a zip.',
      ],
      gives: 'file',
    },
    collected: { label: ['盖章明细', 'Who collected'], opens: 'sealStamp', by: 'seal' },
  },
  list: {
    columns: ['order', 'cover', 'title', 'mapMode', 'places', 'needed', 'reward', 'period', 'collectors', 'finishers', 'status'],
    under: { places: ['needed'], collectors: ['finishers'] },
    filters: ['title', 'mapMode', 'reward', 'status', 'period'],
  },
  form: [
    ['基本信息', 'Basics', 'title', 'cover', 'intro', 'rule', 'period', 'order'],
    ['地图', 'Map', 'mapMode', 'mapImage'],
    ['奖励', 'Reward', ['needed', 'reward'], ['medal', 'coupon'], 'finishImage', 'shareImg'],
  ],
  rules: {
    publishNeedsPlaces: [
      { sheet: 1, when: { mapMode: 'picture' }, demand: ['mapImage'] },
      { move: 'publish', needs: [{ some: 'sealPlace', least: 'needed', where: { status: 'enabled' } }] },
      {
        move: 'publish',
        needs: [{ none: 'sealPlace', where: { status: 'enabled', mapX: { set: false } }, when: { mapMode: 'picture' } }],
        say: ['还有启用的点位没有放到手绘地图上', 'Some enabled places do not stand on the drawn map yet'],
      },
      {
        move: 'publish',
        needs: [{ none: 'sealPlace', where: { status: 'enabled', longitude: { set: false } }, when: { mapMode: 'coordinate' } }],
        say: ['还有启用的点位没有经纬度', 'Some enabled places have no coordinates yet'],
      },
    ],
    fieldsFollowReward: [
      { sheet: 2, pick: 'reward', of: { none: null, medal: 'medal', coupon: 'coupon' }, clears: true },
      { refer: 'coupon', where: { status: 'active' }, say: ['优惠券须为“发放中”', 'The coupon must be active'] },
      {
        compare: ['coupon.takePeriod.start', '<=', 'period.start'],
        field: 'coupon',
        say: ['优惠券在活动开始时还不能领取', 'The coupon cannot be had yet when the theme opens'],
      },
      {
        compare: ['period.end', '<=', 'coupon.takePeriod.end'],
        field: 'coupon',
        say: ['优惠券在活动结束前就停止领取', 'The coupon cannot be had to the end of the theme'],
      },
      {
        compare: ['period.end', '<=', 'coupon.validity.end'],
        field: 'coupon',
        say: ['优惠券在活动结束前就过期', 'The coupon runs out before the theme ends'],
      },
    ],
    frozenOnceCollected: [
      { sheet: 3, freeze: ['needed', 'reward', 'medal', 'coupon', 'mapMode'], once: { collectors: { gt: 0 } } },
      { note: ['下架后已盖的章仍然保留', 'Withdrawn, what was collected is kept'], reader: 'app' },
    ],
    deletableWhenUnused: [
      { sheet: 4, carried: 'fields.period' },
      { remove: { in: ['draft', 'withdrawn'], without: ['collectors'], takes: ['sealPlace'] } },
    ],
    oneRewardPerUser: { sheet: 5, see: 'sealStamp#oneRewardPerUser' },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        ...['title', 'cover', 'intro', 'rule', 'mapMode', 'mapImage', 'period', 'needed'],
        ...['reward', 'medal', 'coupon', 'finishImage', 'shareImg', 'collectors', 'order'],
      ] as const,
    },
  },
})
export type Seal = RecordOf<typeof seal>

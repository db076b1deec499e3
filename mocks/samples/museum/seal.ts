import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import {
  AXIS_MAP,
  axisSpots,
  corridorSpots,
  gardenSpots,
  onAxisMap,
  type SealSpot,
  sealPicture,
} from './sealPictures.ts'

interface Theme {
  readonly title: string
  readonly intro: string
  readonly mapMode: 'picture' | 'coordinate'
  readonly days: readonly [from: number, to: number]
  readonly needed: number
  readonly status: string
  readonly spots: readonly SealSpot[]
}
const spot = (name: string, longitude: number, latitude: number): SealSpot => ({
  ...{ name, longitude, latitude },
})

const themes: readonly Theme[] = [
  {
    title: '北京中轴线',
    intro: '从永定门到钟鼓楼，七点八公里，走一遍老北京的脊梁。集满十枚印章，换一张集齐海报。',
    ...{ mapMode: 'picture', days: [-40, 60], needed: 10, status: 'published', spots: axisSpots },
  },
  {
    title: '江南园林',
    intro: '九座园子，九种看山看水的办法。到了门口，定位即可盖章。',
    ...{
      mapMode: 'coordinate',
      days: [-20, 70],
      needed: 6,
      status: 'published',
      spots: gardenSpots,
    },
  },
  {
    title: '河西走廊',
    intro: '一千公里，从黄河铁桥到阳关。开车的人慢一点，印章在路上等你。',
    ...{
      mapMode: 'coordinate',
      days: [-60, 90],
      needed: 12,
      status: 'published',
      spots: corridorSpots,
    },
  },
  {
    title: '徽州古村',
    intro: '白墙黑瓦之间的四枚印章。',
    ...{ mapMode: 'coordinate', days: [30, 120], needed: 3, status: 'draft' },
    spots: [
      spot('西递', 117.9951, 29.9043),
      spot('宏村', 117.9886, 30.0042),
      spot('卢村', 117.9971, 30.0271),
      spot('南屏', 117.9236, 29.8934),
    ],
  },
  {
    title: '晋祠与双塔',
    intro: '太原城里城外，四处看得见的时间。',
    ...{ mapMode: 'coordinate', days: [45, 140], needed: 4, status: 'draft' },
    spots: [
      spot('晋祠', 112.4395, 37.7079),
      spot('双塔寺', 112.5907, 37.8502),
      spot('纯阳宫', 112.5699, 37.8656),
      spot('龙山石窟', 112.4503, 37.7346),
    ],
  },
  {
    title: '泉州开元',
    intro: '宋元海港的四枚印章，第一季已经收官。',
    ...{ mapMode: 'coordinate', days: [-200, -120], needed: 3, status: 'withdrawn' },
    spots: [
      spot('开元寺', 118.5862, 24.9136),
      spot('清净寺', 118.5953, 24.9062),
      spot('洛阳桥', 118.6763, 24.9527),
      spot('九日山', 118.5271, 24.9583),
    ],
  },
]

/** Six themes: three open, one over, two in the making. */
export const seals = (world: SampleWorld): Row[] =>
  themes.map(({ title, intro, mapMode, days: [from, to], needed, status }, index) => ({
    ...{ title, intro, mapMode, needed, status },
    cover: world.picture(`picture-${3 + index * 4}`),
    rule: '<p>到达点位后打开小程序，按页面提示定位、扫码或答题即可盖章；每个点位盖一枚，集齐后奖励自动到账。</p>',
    mapImage: mapMode === 'picture' ? world.picture(AXIS_MAP) : null,
    period: { start: world.at(from, '00:00'), end: world.at(to, '23:59') },
    reward: 'none',
    finishImage: world.picture('size-750x1334-1'),
    shareImg: world.picture(`share-${1 + (index % 8)}`),
    order: index + 1,
    ...stamps(world, Math.max(5, 12 - from), 1 + (index % 4)),
  }))

/** Where each place stands among all of them, and in its theme. */
const placed = themes.flatMap((theme, at) =>
  theme.spots.map((one, index) => ({ theme, at, one, index })),
)

/** Forty-eight places; most are stamped by being there. */
export const sealPlaces = (world: SampleWorld): Row[] =>
  placed.map(({ theme, at, one, index }, number) => {
    const way =
      at > 2 ? 'location' : oneOf(['location', 'location', 'scan', 'location', 'quiz'], index)
    const drawn = theme.mapMode === 'picture' ? onAxisMap(one) : null
    return {
      seal: at + 1,
      name: one.name,
      sealImage: world.picture(sealPicture(number)),
      greyImage: world.picture(sealPicture(number, true)),
      mapX: drawn?.x ?? null,
      mapY: drawn?.y ?? null,
      longitude: one.longitude,
      latitude: one.latitude,
      address: addresses[at],
      way,
      radius: at === 2 ? 1000 : 300,
      scanCode: `${'SLKMPQRTVX'[at % 10]}${String(4_107_331 + number * 90_017)}`.replace(
        /[01]/g,
        'H',
      ),
      quiz:
        way === 'quiz'
          ? [
              {
                question: `${one.name}最早见于哪个朝代的记载？`,
                options: ['唐', '元', '明', '清'],
                right: 3,
              },
            ]
          : [],
      subject: null,
      intro: `${one.name}，到了才知道它比照片里安静。`,
      order: index + 1,
      status: at === 0 && one.name === '先农坛' ? 'disabled' : 'enabled',
      ...stamps(world, 30 + at * 9, 1 + (at % 4)),
    }
  })
const addresses = [
  '北京市东城区',
  '苏州市姑苏区',
  '甘肃省',
  '安徽省黄山市黟县',
  '山西省太原市',
  '福建省泉州市',
]

/** Who stamped where: some sixty visitors, the diligent ones to the end. */
export const sealStamps = (world: SampleWorld): Row[] =>
  themes.flatMap(({ days: [from, to], needed, status }, at) => {
    if (status === 'draft') return []
    const own = placed.map((one, number) => ({ ...one, number })).filter((one) => one.at === at)
    return Array.from({ length: 22 }, (_, visitor) => {
      const count = Math.min(own.length - 1, 1 + ((visitor * 5 + at * 3) % (needed + 1)))
      const end = Math.min(to, -1)
      return own.slice(0, count).map(({ number, index }) => {
        const day = Math.max(from, end - ((visitor * 3) % 18) + Math.floor(index / 6) - 2)
        const way =
          at > 2 ? 'location' : oneOf(['location', 'location', 'scan', 'location', 'quiz'], index)
        return {
          seal: at + 1,
          place: number + 1,
          user: 6 + ((visitor * 6 + at * 31) % 150),
          way,
          stampedAt: world.at(
            Math.min(-1, day),
            `${String(9 + (index % 9)).padStart(2, '0')}:${String((visitor * 7) % 60).padStart(2, '0')}`,
          ),
          completes: index + 1 === needed,
          rewarded: false,
          ...stamps(world, Math.max(1, -day)),
        }
      })
    }).flat()
  })

import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

/** Title, form, city, venue, days from today, places, price in fen (0 for free), state. */
const lines = [
  ['三里屯夜读会：城市与记忆', 'reading', '北京', '三联韬奋书店三里屯店', 5, 60, 0, 'published'],
  ['周刊茶座·宋画里的日常', 'salon', '杭州', '半山书房', 7, 40, 9900, 'published'],
  ['苏州河城市行走', 'walk', '上海', '四行仓库门口', 12, 25, 6900, 'published'],
  ['新书签售：县城的早晨', 'signing', '成都', '方所', 3, 120, 0, 'published'],
  ['馆长带你看展·青铜的声音', 'exhibition', '北京', '首都博物馆', 16, 30, 12800, 'published'],
  ['非虚构写作讲座', 'lecture', '广州', '1200bookshop', 20, 80, 0, 'draft'],
  ['运河边的读书会', 'reading', '杭州', '晓书馆', -6, 50, 0, 'published'],
  ['梧桐区行走', 'walk', '上海', '梧桐书屋·武康店', -14, 25, 5900, 'published'],
  ['山城步道夜行', 'walk', '重庆', '通远门', -20, 30, 4900, 'withdrawn'],
  ['台风里的诗会', 'salon', '厦门', '纸的时代书店', -9, 45, 7900, 'cancelled'],
  ['城墙下的朗读会', 'reading', '南京', '先锋书店', 9, 90, 0, 'published'],
  ['茶与器·春山茶会', 'salon', '苏州', '平江书房', 26, 24, 16800, 'draft'],
  ['老厂房摄影行走', 'walk', '沈阳', '红梅文创园', -32, 30, 4900, 'published'],
  ['译者之夜', 'salon', '上海', '朵云书院', -41, 60, 0, 'published'],
  ['昆虫记·夜间观察', 'walk', '深圳', '梧桐山', -55, 20, 8900, 'published'],
  ['县城书店联合读书日', 'reading', '长沙', '目田书店', -63, 80, 0, 'published'],
  ['纪录片放映与对谈', 'lecture', '西安', '万邦书城', -74, 100, 0, 'published'],
  ['古建筑导览·应县木塔', 'exhibition', '大同', '木塔景区南门', -88, 25, 19900, 'published'],
  ['编辑部开放日', 'salon', '北京', '编辑部一层会客厅', 0, 40, 0, 'published'],
] as const

const ticketsAt = (price: number, capacity: number): Row[] =>
  price === 0
    ? []
    : [
        {
          name: '早鸟票',
          price,
          memberPrice: Math.round(price * 0.8),
          stock: Math.floor(capacity / 2),
          sold: 0,
        },
        {
          name: '普通票',
          price: price + 3000,
          memberPrice: price + 1000,
          stock: Math.floor(capacity / 3),
          sold: 0,
        },
      ]

export const offlineActivities = (world: SampleWorld): Row[] =>
  lines.map(([title, kind, city, venue, day, capacity, price, status], index) => {
    const sold = peopleOf(index).filter(({ status: now }) =>
      ['signedUp', 'checkedIn'].includes(now),
    )
    return {
      ...{ title, kind, city, venue, capacity, status },
      feeType: price > 0 ? 'paid' : 'free',
      cover: world.picture(`size-750x420-${1 + (index % 3)}`),
      guests: [1 + index, 12 + index],
      address: `${city}市 ${venue}（具体位置见报名短信）`,
      signUp: { start: world.at(day - 20, '10:00'), end: world.at(day - 1, '18:00') },
      // What is today goes on all day, so that guests come whenever one looks.
      period: {
        start: world.at(day, day === 0 ? '02:00' : '14:00'),
        end: world.at(day, day === 0 ? '23:30' : '17:00'),
      },
      perUserLimit: 2,
      tickets: ticketsAt(price, capacity).map((ticket) => ({
        ...ticket,
        sold: sold.filter(({ ticketName }) => ticketName === ticket.name).length,
      })),
      needApprove: price === 0 && index % 2 === 0,
      askFields: ['name', 'phone'],
      refundUntil: price > 0 ? world.at(day - 2, '18:00') : null,
      detail: `<p>${title}，在${venue}。请提前十分钟到场，出示入场码。</p>`,
      contactPhone: '19900000001',
      ...stamps(world, Math.max(2, 24 - day)),
    }
  })

interface Person {
  readonly activity: number
  readonly turn: number
  readonly ticketName: string | null
  readonly paid: number
  readonly status: string
}

/** As many as fill half of it; of those that are over most came. */
function peopleOf(activity: number): readonly Person[] {
  const [, , , , day, capacity, price, state] = lines[activity] as (typeof lines)[number]
  if (state === 'draft') return []
  return Array.from({ length: Math.floor(capacity * 0.45) }, (_, turn) => {
    const early = turn % 3 !== 2
    const usual =
      day < 0
        ? oneOf(['checkedIn', 'checkedIn', 'signedUp', 'cancelled'], turn)
        : day === 0
          ? oneOf(['signedUp', 'signedUp', 'checkedIn'], turn)
          : 'signedUp'
    const waits = price === 0 && activity % 2 === 0 && day > 0 && turn % 4 === 1
    return {
      activity,
      turn,
      ticketName: price === 0 ? null : early ? '早鸟票' : '普通票',
      paid: price === 0 ? 0 : early ? price : price + 3000,
      status:
        state === 'cancelled'
          ? price > 0
            ? 'refunded'
            : 'cancelled'
          : waits
            ? 'pending'
            : usual === 'cancelled' && price > 0
              ? 'refunded'
              : usual,
    }
  })
}

const names = [
  '林见溪',
  '周明远',
  '许知秋',
  '沈安',
  '陆文舟',
  '何夏',
  '顾青',
  '唐果',
  '苏禾',
  '程砚',
]
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const offlineParticipants = (world: SampleWorld): Row[] =>
  lines
    .flatMap((_, activity) => peopleOf(activity))
    .map(({ activity, turn, ticketName, paid, status }, index) => {
      const day = lines[activity]?.[4] ?? 0
      const user = 6 + ((index * 11) % 150)
      return {
        offlineActivity: activity + 1,
        user,
        name: oneOf(names, index * 3),
        phone: `1990000${String(user).padStart(4, '0')}`,
        ...{ ticketName, paid, status },
        quantity: 1,
        ticketCode: `SL${String(index).padStart(3, '2').replaceAll('0', 'K').replaceAll('1', 'M')}${LETTERS[index % 32]}${LETTERS[(index * 7) % 32]}${LETTERS[(index * 13) % 32]}`,
        source: index % 4 === 3 ? 'miniProgram' : 'app',
        checkedInAt:
          status === 'checkedIn'
            ? world.at(
                day,
                `${day === 0 ? '00' : '13'}:${String(30 + (turn % 30)).padStart(2, '0')}`,
              )
            : null,
        refunded: status === 'refunded' ? paid : null,
        remark: status === 'refunded' ? '台风取消，全额退款' : null,
        ...stamps(world, Math.max(1, 18 - day), 2),
      }
    })

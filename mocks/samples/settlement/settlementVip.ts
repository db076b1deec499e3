import type { Row } from '#declare'
import { courseTitles } from '../content/catalog.ts'
import { monthOf, type SampleWorld, stamps } from '../sampleWorld.ts'

/** Partners with a share of the pool, and which of their courses members listen to. */
const partners = [
  { partner: 1, rate: 35, courses: [1, 2, 6, 9, 11, 13, 15, 16, 19, 23], invoice: true },
  { partner: 2, rate: 50, courses: [3, 8, 10], invoice: true },
  { partner: 4, rate: 40, courses: [4, 14, 20], invoice: true },
  { partner: 6, rate: 45, courses: [5, 7, 12], invoice: true },
] as const
const HOUR = 3600
const MONTHS = 24

const stateOf = (back: number) =>
  back === 1 ? 'pending' : back === 2 ? 'confirmed' : back === 3 ? 'invoiced' : 'paid'

/** Two years of every partner with a share, the latest to be checked, the older ones paid. */
export const settlementVips = (world: SampleWorld): Row[] =>
  Array.from({ length: MONTHS }, (_, at) => at + 1).flatMap((back) =>
    partners.map(({ partner, rate, courses, invoice }, index) => {
      const month = monthOf(world, back)
      const status = stateOf(back)
      const isPaid = status === 'paid'
      return {
        statementNo: `VIP-${month.replace('-', '')}-${String(index + 1).padStart(4, '0')}`,
        ...{ month, membership: 'vip', partner, vipRate: rate },
        poolAmount: 60_000_000 - back * 370_000,
        poolDuration: (52_000 - back * 610) * HOUR,
        lines: courses.map((id, line) => ({
          ...{ _key: `k${line}`, content: { type: 'course', id }, title: courseTitles[id - 1] },
          listeners: 380 + ((id * 211 + back * 37) % 900),
          duration: (430 + ((id * 353 + back * 71) % 1800)) * HOUR,
        })),
        adjustAmount: index === 2 && back === 2 ? -120_000 : 0,
        adjustReason: index === 2 && back === 2 ? '上月重复计入的试听时长' : null,
        taxAmount: 0,
        invoiceNo: back > 2 && invoice ? `2531${String(8_000_300 + index * 77 + back)}` : null,
        paidOn: isPaid ? world.day(-(back - 1) * 30 - 8) : null,
        voucher: isPaid
          ? { url: world.picture(`picture-${1 + index}`), name: `付款回单-${month}.jpg` }
          : null,
        carriedTo: null,
        status,
        ...stamps(world, 6 + (back - 1) * 30, 2),
      }
    }),
  )

/** What members listened to in the month that was settled last, so that it can be counted anew. */
export const contentPlays = (world: SampleWorld): Row[] =>
  Array.from({ length: 240 }, (_, index) => {
    const day = String(1 + (index % 27)).padStart(2, '0')
    const hour = String(7 + (index % 15)).padStart(2, '0')
    return {
      playNo: `BF${String(20_260_000 + index)}`,
      ...{ user: 6 + ((index * 13) % 150), kind: 'course', course: 1 + (index % 7) },
      ...{ audiobook: null, article: null, podcast: null },
      playedAt: `${monthOf(world, 1)}-${day}T${hour}:30:00+08:00`,
      seconds: 45 + ((index * 97) % 1500),
      ...{ vip: index % 6 !== 5, knowledge: index % 4 === 0, digital: false },
      ...stamps(world, 20, 2),
    }
  })

import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { buyers, userMagazines } from './appUser.ts'
import { grantedMagazines } from './grantRun.ts'
import { keptPurchases } from './userOrder.ts'

/** Titles that goods open for a year, by the goods' place. */
const subscribed: { readonly [place: number]: number } = { 14: 2, 22: 1 }
const MAGAZINES = 400

/** Titles subscribed to by an order, and single numbers by a code; nobody has two of one title. */
export function boughtMagazines(world: SampleWorld): Row[] {
  const earlier = [...userMagazines(world), ...grantedMagazines(world)]
  const has = new Set(earlier.map(({ user, magazine }) => `${user} ${magazine}`))
  const rows: Row[] = []
  const add = (user: number, magazine: number, ago: number, months: number, more: Row) => {
    if (has.has(`${user} ${magazine}`)) return
    has.add(`${user} ${magazine}`)
    const left = months * 30 - ago
    rows.push({
      ...{ user, magazine, months, issue: null, ...more },
      validity: { start: world.at(-ago, '00:00'), end: world.at(left, '23:59') },
      grantKey: `paper-${String(rows.length + 1).padStart(5, '0')}`,
      status: left < 0 ? 'expired' : 'active',
      ...stamps(world, Math.max(ago, 1)),
    })
  }
  for (const { place, user, days, number } of keptPurchases(world)) {
    const magazine = subscribed[place]
    if (magazine) add(user, magazine, days + 1, 12, { source: 'purchase', order: number })
  }
  for (let index = 0; earlier.length + rows.length < MAGAZINES; index++) {
    const source = oneOf(['redeem', 'paper', 'vip', 'company'], index)
    const magazine = 1 + ((index * 5) % 22)
    add(
      oneOf(buyers, index * 23 + 1),
      magazine,
      5 + ((index * 29) % 300),
      oneOf([12, 6, 12, 3], index),
      {
        source,
      },
    )
  }
  return rows
}

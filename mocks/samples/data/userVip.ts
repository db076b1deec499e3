import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { buyers } from './appUser.ts'
import { grantedVips } from './grantRun.ts'
import { keptPurchases } from './userOrder.ts'

/** Membership that goods open, by their places: its kind and days. */
const cards: { readonly [place: number]: readonly [kind: string, days: number] } = {
  10: ['vip', 396],
  20: ['digital', 93],
}
/** Membership by how it came about otherwise, and for how long. */
const otherVips = [
  ['vip', 'redeem', 31],
  ['vip', 'sevenDay', 7],
  ['digital', 'activity', 31],
  ['knowledge', 'company', 365],
  ['vip', 'renew', 31],
  ['digital', 'redeem', 93],
  ['union', 'purchase', 180],
] as const
const VIPS = 350

/** Membership bought, redeemed, tried and had through the employer: stretch after stretch, none over another. */
export function userVips(world: SampleWorld): Row[] {
  const granted = grantedVips(world)
  const has = new Set(granted.map(({ user }) => user))
  const until = new Map<string, number>()
  const rows: Row[] = []
  const add = (user: number, kind: string, days: number, ago: number, more: Row) => {
    if (has.has(user) || (until.get(`${user} ${kind}`) ?? 1000) < ago) return
    until.set(`${user} ${kind}`, ago - days)
    const number = rows.length + 1
    const isRevoked = more.source !== 'purchase' && number % 41 === 7
    rows.push({
      ...{ user, kind, days, ...more },
      validity: { start: world.at(-ago, '10:00'), end: world.at(days - ago, '10:00') },
      grantKey: `vip-${String(number).padStart(5, '0')}`,
      note: isRevoked ? '重复领取，收回一份' : null,
      status: isRevoked ? 'revoked' : days - ago <= 0 ? 'expired' : 'active',
      ...stamps(world, Math.max(ago, 1)),
    })
  }
  for (const { place, user, days, number } of keptPurchases(world)) {
    const [kind, length] = cards[place] ?? []
    if (kind && length) add(user, kind, length, days + 1, { source: 'purchase', order: number })
  }
  for (let index = 0; granted.length + rows.length < VIPS; index++) {
    const [kind, source, days] = oneOf(otherVips, index)
    const ago = 2 + ((index * 17) % 400)
    add(oneOf(buyers, index * 13 + 3), kind, days, ago, {
      source,
      ...(kind === 'union' && { unionVip: 1 + (index % 3) }),
    })
  }
  return rows
}

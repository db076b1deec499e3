import type { Label, Row } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { SeatPlace, SeatTurn } from './seatPlace.ts'

/** Grants a package to one phone: an order paid from the company's quota, as the app reads entitlements from it. */
export async function grantSeat(
  { records, now }: Transaction,
  place: SeatPlace,
  phone: string,
  orderNo: string,
): Promise<SeatTurn> {
  const [user] = await records.select('appUser', { phone }, { limit: 1 })
  if (!user) return { refused: ['该手机号尚未注册', 'Nobody has registered with this phone'] }
  const company = (await records.find('company', place.company)) as Row
  const bundle = (await records.find('productPackage', place.package as number)) as Row
  const held = { company: company.id, user: user.id, productPackage: bundle.id, status: 'granted' }
  if (await standsStill(records, held, now)) return { refused: already(bundle) }
  await records.create('partnerUserOrder', {
    ...held,
    orderNo,
    phone,
    goodsType: 'package',
    goodsTitle: bundle.name,
    price: bundle.listPrice,
    paid: 0,
    payType: 'quota',
    paidAt: now,
    grantedAt: now,
    expiresAt: endOf(bundle, company, now),
  })
  return { back: 0 }
}

const already = (bundle: Row): Label => [
  `已拥有“${bundle.name}”，未到期`,
  `Has "${bundle.name}" already, not run out yet`,
]

async function standsStill(
  records: Transaction['records'],
  held: Row,
  now: string,
): Promise<boolean> {
  const orders = await records.select('partnerUserOrder', held, { limit: 20 })
  return orders.some(({ expiresAt }) => !expiresAt || String(expiresAt) > now)
}

/** When the entitlement ends: so many days from now, with the contract, or at the package's own end. */
export function endOf({ validType, validDays, validPeriod }: Row, { contract }: Row, now: string) {
  if (validType === 'days') return shift(now, `+${validDays ?? 365}d`)
  const term = (validType === 'contract' ? contract : validPeriod) as { end?: string } | null
  return term?.end ?? null
}

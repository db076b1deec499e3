import type { Label, Period, Row } from '#declare'
import { spanSaid } from '#derive/rules/formatLabel.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { randomCode } from '../data/redeem/randomCode.ts'

const productsOf = ({ products }: Row) => (products ?? []) as readonly unknown[]

/** Whether one service lies inside another. */
function isInside(one: Row, other: Row): boolean {
  const [inner, outer] = [one.service, other.service] as [Period | null, Period | null]
  if (!inner?.start || !inner.end || !outer?.start || !outer.end) return true
  return inner.start >= outer.start && inner.end <= outer.end
}
const opensOnly = (one: Row, other: Row) =>
  productsOf(one).every((product) => productsOf(other).includes(product))

const told = (field: string, message: Label) => ({ field, message })

/** A unit opens what its parent opened, while its parent is served, and all units share the parent's seats. */
const fitsWithinParent: Judging = async ({ after, records }) => {
  if (!after.parent || after.status === 'ended') return []
  const parent = await records.find('cloudEnterprise', after.parent as number)
  if (!parent) return []
  const units = await records.select('cloudEnterprise', {
    parent: parent.id,
    status: { not: 'ended' },
  })
  const others = units.filter(({ id }) => id !== after.id)
  const taken = others.reduce((sum, row) => sum + Number(row.seats ?? 0), 0)
  const left = Math.max(0, Number(parent.seats) - taken)
  return [
    // What is none of those it has opened is not offered (`refer`); of one that opened nothing there is nothing.
    ...(productsOf(parent).length > 0 || opensOnly(after, parent)
      ? []
      : [
          told('products', [
            `“${parent.name}”还没有开通产品`,
            `"${parent.name}" has opened no product yet`,
          ]),
        ]),
    ...(isInside(after, parent)
      ? []
      : [
          told('service', [
            `服务期限须在“${parent.name}”的期限之内（${spanSaid(parent.service)[0]}）`,
            `The service must lie inside that of "${parent.name}" (${spanSaid(parent.service)[1]})`,
          ]),
        ]),
    ...(Number(after.seats ?? 0) <= left
      ? []
      : [
          told('seats', [
            `“${parent.name}”的 ${parent.seats} 个名额，其他下级已占 ${taken} 个，这里最多 ${left} 个`,
            `Of the ${parent.seats} seats of "${parent.name}" other units have ${taken}: at most ${left} here`,
          ]),
        ]),
  ]
}

/** What an enterprise gives up must not be what its units rely on. */
const coversItsUnits: Judging = async ({ before, after, records }) => {
  if (!before || after.level !== 'first') return []
  const where = { parent: after.id, status: { not: 'ended' } }
  const units = await records.select('cloudEnterprise', where, { limit: 1000 })
  const seats = units.reduce((sum, row) => sum + Number(row.seats ?? 0), 0)
  const bare = units.find((unit) => !opensOnly(unit, after))
  const late = units.find((unit) => !isInside(unit, after))
  return [
    ...(bare
      ? [
          told('products', [
            `“${bare.name}”仍开通着其中的产品`,
            `"${bare.name}" still has one of the products`,
          ]),
        ]
      : []),
    ...(late
      ? [
          told('service', [
            `“${late.name}”的服务期限在此之外`,
            `The service of "${late.name}" lies outside`,
          ]),
        ]
      : []),
    ...(seats > Number(after.seats)
      ? [
          told('seats', [
            `下级已占 ${seats} 个名额，这里不能少于 ${seats} 个`,
            `Its units have ${seats} seats: no fewer here`,
          ]),
        ]
      : []),
  ]
}

/**
 * A new term begins at the present end, or today where that is past; what is served then runs on to its end. Works from
 * what was sent, so that it may be asked twice.
 */
const renewsFromItsEnd: Judging = ({ before, after, sent, now }) => {
  if (!before) return []
  const standing = before.service as Period
  const term = (sent.service ?? null) as Period | null
  const runs = before.status === 'active' && String(standing.end) > now
  const from = (runs ? String(standing.end) : now).slice(0, 10)
  if (!term?.start || !term.end || term.start.slice(0, 10) < from)
    return [
      told('service', [
        `新的服务期限须填写起止，且不早于 ${from} 开始`,
        `The new term has a start and an end, and begins on ${from} at the earliest`,
      ]),
    ]
  after.service = { start: runs ? standing.start : term.start, end: term.end }
  return []
}

/** Whoever lets members in by code has one. */
const drawsInvite: Judging = ({ after }) => {
  if (after.joinMode === 'invite' && !after.inviteCode) after.inviteCode = randomCode()
}

/** Rules of cloud enterprises that no word carries. */
export const rules: RuleFunctions = {
  fitsWithinParent,
  coversItsUnits,
  renewsFromItsEnd,
  drawsInvite,
}

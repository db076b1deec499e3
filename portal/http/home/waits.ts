import type { Entity, Row, Who } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { maskedFields, maskSituation } from '#derive/maskedFields.ts'
import { paymentOf } from '#derive/payment.ts'
import { isWho } from '#derive/who.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import type { Waits } from '#wire/todo.ts'

/** So many are read for their amounts; beyond, no sum is told. */
const SUMMED = 200
/** Of more than these the oldest is not looked for, where no desk keeps an order of them. */
const LOOKED_THROUGH = 1000

/** Since when records that a filter finds wait, the oldest of them, and what they pay where the entity moves money. */
export async function waitsOf(
  { lists, database, access }: PortalContext,
  session: Session,
  entity: Entity,
  filter: Row,
  count: number,
): Promise<Waits> {
  const { queue } = entity
  if (!queue && count > LOOKED_THROUGH) return {}
  const [pays] = paying(entity, filter)
  const amounts = pays ? ([entity.pays?.amount ?? []].flat() as readonly string[]) : []
  const masked = maskedFields(entity, session)
  const isSummed = amounts.length > 0 && count <= SUMMED && !amounts.some((one) => masked.has(one))
  const since = queue?.since ?? 'updatedAt'
  const asked = {
    filter: JSON.stringify(filter),
    sort: JSON.stringify([since, 'ASC']),
    range: JSON.stringify([0, isSummed ? SUMMED - 1 : 0]),
    columns: JSON.stringify(['id', since, ...(isSummed ? amounts : [])]),
  }
  const where = access.sees(entity, session)
  const { list } = await lists.list(database.db, entity, asked, { where })
  const begun = list[0]?.[since]
  const fen = isSummed ? paymentOf(entity, pays!, list)?.total : undefined
  return {
    ...(typeof begun === 'string' && { since: begun }),
    ...(queue && { within: queue.within }),
    ...(fen && { fen }),
  }
}

/** The moves that pay what a filter finds. */
function paying({ pays, moves, stateField }: Entity, filter: Row): readonly string[] {
  const states = [filter[stateField] ?? []].flat().map(String)
  return (pays?.by ?? []).filter((move) =>
    moves[move]?.from.some((state) => states.includes(state)),
  )
}

/** Whether what a filter finds waits to be paid. */
export const isPaid = (entity: Entity, filter: Row): boolean => paying(entity, filter).length > 0

/** Whether the session may pay some of what a filter finds: money that waits for somebody else is not urgent here. */
export function mayPay(
  { access }: PortalContext,
  session: Session,
  entity: Entity,
  filter: Row,
): boolean {
  // A record of somebody else: most is paid by whoever has not made it.
  const situation = maskSituation(entity, { createdBy: -1 }, session)
  const others = literalsOf(entity).filter(({ literal }) => literal.may && !literal.when)
  return paying(entity, filter).some(
    (move) =>
      access.mayUse(session, entity, move) &&
      others.every(
        ({ literal }) =>
          !(literal.may as readonly string[]).includes(move) ||
          isWho(literal.who as Who, situation) !== false,
      ),
  )
}

/** What nothing is promised of is to be done within a day. */
const A_DAY = 24 * 60

/** Which part of the time that is promised is over. */
export function shareOver({ since, within = A_DAY }: Waits, now: number): number {
  const waited = now - Date.parse(since ?? '')
  return Number.isFinite(waited) ? Math.max(waited / (within * 60_000), 0) : 0
}

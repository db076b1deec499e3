import type { Label, Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { calledIn, lastEditorOf, recordAddress, tellUser } from '#portal/engine/notices/tellUser.ts'
import type { DueMove } from './dueMoves.ts'

/** Tells who scheduled a record, and who changed it last, that it does not go out by itself any more. */
export async function tellOverdue(
  context: PortalContext,
  records: Records,
  due: DueMove,
  row: Row,
  at: string,
): Promise<void> {
  const { entity, move } = due
  const [zh, en] = entity.moves[move]?.label ?? [move, move]
  const [what, called] = calledIn(entity, row)
  const title: Label = [`逾期未${zh}：${what}`, `${en} overdue: ${called}`]
  const when = at.slice(0, 16).replace('T', ' ')
  const body: Label = [
    `原定 ${when} 自动${zh}，当时条件没有满足，现在已过时，不会再自动${zh}。请打开它立即${zh}，或改为将来的时间。`,
    `It was to happen by itself at ${when} and could not; it does not any more. Open it and do it now, or give it a time to come.`,
  ]
  const target = recordAddress(entity.name, row.id)
  const isAudited = context.entities.has('auditLog')
  const scheduler = isAudited ? await schedulerOf(records, due, row) : null
  const teller = { records, db: context.database.db }
  const users = new Set([scheduler, lastEditorOf(row)])
  for (const user of users)
    if (user !== null) await tellUser(teller, { user, type: 'schedule', title, body, target }, at)
}

/** Whoever took the record to where it waits for its time, as the audit tells; null where it was nobody. */
async function schedulerOf(
  records: Records,
  { entity, states }: DueMove,
  row: Row,
): Promise<number | null> {
  const asked = { entity: entity.name, recordId: String(row.id) }
  const entries = await records.select('auditLog', asked, { limit: MOST, sort: '-id' })
  const stateOf = (seen: unknown) => (seen as Row | null)?.[entity.stateField]
  const led = entries.find(
    ({ before, after }) =>
      states.includes(String(stateOf(after))) && stateOf(before) !== stateOf(after),
  )
  return typeof led?.actor === 'number' ? led.actor : null
}
/** Of what was done to a record so many of the newest are looked through. */
const MOST = 100

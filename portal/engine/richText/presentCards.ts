import type { Entity, Row } from '#declare'
import { publicReading } from '#derive/publicReading.ts'
import { cardTarget, type HeldCard, type PresentCard } from '#derive/richText/cards.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { facesOfRows } from './readersCards.ts'

interface Asking {
  readonly context: PortalContext
  readonly session: Session
}

/** The records of some cards as they stand: nothing but its name of what the session may not read. */
export async function presentCards(
  { context, session }: Asking,
  cards: readonly HeldCard[],
): Promise<readonly PresentCard[]> {
  const present: PresentCard[] = []
  for (const [type, some] of Map.groupBy(cards, (card) => card.type)) {
    const ids = [...new Set(some.map(({ id }) => id))]
    const name = cardTarget(type)?.entity
    if (!name || !context.entities.has(name)) {
      present.push(...ids.map((id) => ({ type, id, gone: true as const })))
      continue
    }
    const known = await standing({ context, session }, entityNamed(context, name), ids)
    present.push(...ids.map((id) => ({ type, id, ...known.get(id) })))
  }
  return present
}

type Standing = Omit<PresentCard, keyof HeldCard>

async function standing(
  { context, session }: Asking,
  entity: Entity,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Standing>> {
  if (!context.access.mayUse(session, entity, 'read')) return new Map()
  const { db } = context.database
  const rows = await context.rows.readMany(db, entity, ids, { binned: true })
  const own = context.access.sees(entity, session)
  const mine = own
    ? new Set((await context.rows.select(db, entity, { ...own, id: ids })).map(({ id }) => id))
    : null
  const open = rows.filter(({ id, deletedAt }) => deletedAt || !mine || mine.has(id))
  const faces = await facesOfRows(db, entity, open)
  const seen = await seenOf(context, entity, ids)
  const there = new Set(rows.map(({ id }) => Number(id)))
  return new Map<number, Standing>([
    ...ids.filter((id) => !there.has(id)).map((id) => [id, { gone: true as const }] as const),
    ...open.map((row) => {
      const id = Number(row.id)
      return [id, { ...faces.get(id), ...stateOf(entity, row, seen) }] as const
    }),
  ])
}

function stateOf(entity: Entity, row: Row, seen: ReadonlySet<unknown> | null): Standing {
  if (row.deletedAt) return { gone: true }
  const state = entity.states[String(row[entity.stateField])]
  return { ...(state && { state }), ...(seen && { seen: seen.has(row.id) }) }
}

async function seenOf({ rows, database }: PortalContext, entity: Entity, ids: readonly number[]) {
  const reading = publicReading(entity)
  if (!reading) return null
  const shown = await rows.select(database.db, entity, { ...reading.shown, id: ids })
  return new Set<unknown>(shown.map(({ id }) => id))
}

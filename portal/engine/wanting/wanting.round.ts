import type { Entity, Row } from '#declare'
import { askedOfOthers } from '#derive/askedOfOthers.ts'
import { lastDone, markDone } from '#portal/storage/db/lastDone.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { around } from './around.ts'
import { noteWanting } from './noteWanting.ts'

/** Entries of the log gone through in one round at most; the rest waits for the next. */
const PORTION = 100
/** What was done to a record that others may suffer from, whatever it held. */
const harmful = ['move', 'delete', 'restore']
const NAME = 'wanting'

/**
 * What the clock does for what is live: looks at the records around those that were moved, deleted, brought back, or
 * changed in what others ask of them, since the last round, and at each that was edited. What a long transaction wrote
 * late is found at night.
 */
export async function round(context: PortalContext): Promise<void> {
  const log = context.entities.get('auditLog')
  if (!log) return
  const last = await lastEntry(context)
  const entries = await entriesSince(context, log, last)
  const asked = new Map<string, Set<number>>()
  const ask = (entity: string, id: number) =>
    asked.set(entity, (asked.get(entity) ?? new Set<number>()).add(id))
  const asking = askedOfOthers(context.entities)
  for (const { entity: name, recordId, action, changed } of entries) {
    const entity = context.entities.get(String(name))
    const id = Number(recordId)
    if (!entity || !Number.isSafeInteger(id)) continue
    const touches = [changed ?? []]
      .flat()
      .some((field) => asking.get(entity.name)?.has(String(field)))
    const places =
      harmful.includes(String(action)) || touches
        ? await around(context, entity, id)
        : [{ entity: entity.name, id }]
    for (const place of places) ask(place.entity, place.id)
  }
  for (const [name, ids] of asked) await noteWanting(context, entityNamed(context, name), [...ids])
  await goOnFrom(context, last, entries)
}

async function lastEntry({ database }: PortalContext): Promise<number | undefined> {
  const last = await lastDone(database.db, NAME)
  return last === undefined ? undefined : Number(last)
}

/** A portal that has just been set up begins with what was done last. */
const entriesSince = async (
  { rows, database }: PortalContext,
  log: Entity,
  last: number | undefined,
): Promise<readonly Row[]> =>
  last === undefined
    ? (await rows.select(database.db, log, {}, { sort: '-id', limit: PORTION })).toReversed()
    : rows.select(database.db, log, { id: { gt: last } }, { sort: 'id', limit: PORTION })

async function goOnFrom(
  { database }: PortalContext,
  last: number | undefined,
  entries: readonly Row[],
): Promise<void> {
  const next = Number(entries.at(-1)?.id ?? last ?? 0)
  if (next === last) return
  await markDone(database.db, NAME, String(next))
}

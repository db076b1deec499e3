import { sql } from 'kysely'
import type { Entity } from '#declare'
import { columnsOf, standing } from '#derive/columns.ts'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Pauses } from '../records/counts.ts'
import { keepersOf } from '../records/references/recountObjects.ts'
import { objectKey } from '../records/references/referencesOf.ts'
import { purgeRow } from '../records/store.ts'
import { usedAmong } from './usedAmong.ts'

/** Nothing younger is looked at, in milliseconds: a form may still be open with it. */
const YOUNG = 7 * 24 * 60 * 60_000
/** How long what stood for an object stays in the bin before it goes for good, with the object. */
const IN_BIN = '30d'
const KINDS = ['image/', 'audio/', 'video/']
/** Objects asked about at once, and removed in a night at most. */
const AT_ONCE = 200
const MOST = 5000
/** Records read through at a stretch. */
const STRETCH = 5000

/** What an upload is called up to its ending: a film and its cover have one in common. */
const stem = /(?:image|audio|video)\/[0-9a-f]{16}\/[0-9a-f]{16,32}\/[\w-]+/g
/** What a text holds that names one. */
const named = '%/________________/%'

/** Keys of objects by their stem. */
type Stray = Map<string, string[]>

/**
 * Removes from the store what was uploaded a week ago or more and nothing names any more: no record, none in the bin,
 * no version of one, no revision, no draft. What stood for it in the bin for 30 days goes with it. The log of what happened does not count,
 * nor do versions of records that are no more, since nobody can bring those back.
 * @returns how many objects were removed
 */
export async function removeStray(context: PortalContext, night: Pauses): Promise<number> {
  const { store, database } = context
  if (!store) return 0
  const stray = await unreferenced(context, store, night)
  for (const entity of context.entities.values()) {
    if (stray.size === 0) return 0
    if (entity.name !== 'auditLog') await leaveNamed(context, entity, stray, night)
  }
  for (const { text } of await waitingTexts(context))
    for (const name of text.match(stem) ?? []) stray.delete(name)
  // Whoever was stopped in the middle knows too little to remove anything.
  if (night.isOver()) return 0
  let removed = 0
  for (const key of [...stray.values()].flat().slice(0, MOST)) {
    const isFree = await database.transaction((tx) => forget(context, store, tx, key))
    if (isFree) await store.remove(key)
    if (isFree) removed++
    await night.rest()
  }
  return removed
}

/** Uploads that stand in no table of uses: those that are shown somewhere or stand in the library never get further. */
async function unreferenced(
  context: PortalContext,
  store: ObjectStore,
  night: Pauses,
): Promise<Stray> {
  const before = new Date(context.clock().getTime() - YOUNG)
  const stray: Stray = new Map()
  for (const kind of KINDS)
    for (let after: string | null = ''; after !== null && !night.isOver(); await night.rest()) {
      const page = await store.list(kind, { limit: AT_ONCE, ...(after && { after }) })
      const old = page.objects.filter(({ modified }) => modified < before).map(({ key }) => key)
      const used = await usedAmong(context.database.db, store, old)
      for (const key of old) {
        const [name] = key.match(stem) ?? []
        if (name && !used.has(key)) stray.set(name, [...(stray.get(name) ?? []), key])
      }
      after = page.next
    }
  return stray
}

/** Takes off the list what records of an entity, in the bin or not, and their versions name. */
async function leaveNamed(context: PortalContext, entity: Entity, stray: Stray, night: Pauses) {
  const { db } = context.database
  const columns = textsOf(entity)
  if (columns.length === 0) return
  const texts = sql.join(
    columns.map((name) => sql`coalesce(cast(${sql.ref(`r.${name}`)} as text), '')`),
    sql` || ' ' || `,
  )
  const stays = isKept(context, entity)
  const table = sql.table(entity.name)
  const most = await sql<{ id: number | null }>`select max("id") as "id" from ${table}`.execute(db)
  const last = Number(most.rows[0]?.id ?? 0)
  for (let from = 0; from < last && stray.size > 0 && !night.isOver(); from += STRETCH) {
    const within = sql`r."id" > ${from} and r."id" <= ${from + STRETCH} and ${stays}`
    const records = sql<{ text: string }>`select "text" from
      (select ${texts} as "text" from ${table} r where ${within}) t where "text" like ${named}`
    const versions = sql<{ text: string }>`select h."snapshot" as "text"
      from ${table} r join "_history" h on h."entity" = ${entity.name} and h."recordId" = r."id"
      where ${within} and h."snapshot" like ${named}`
    for (const asked of [records, versions]) {
      for (const { text } of (await asked.execute(db)).rows)
        for (const name of String(text).match(stem) ?? []) stray.delete(name)
      await night.rest()
    }
  }
}

/** What is typed or revised and waits to be saved or published: records of it there are none yet. */
async function waitingTexts({ database: { db } }: PortalContext): Promise<{ text: string }[]> {
  const revised = db.selectFrom('_revision').select('values as text').where('values', 'like', named)
  const typed = db.selectFrom('_draft').select('typed as text').where('typed', 'like', named)
  return (await revised.unionAll(typed).execute()) as { text: string }[]
}

const textsOf = (entity: Entity): readonly string[] =>
  columnsOf(entity)
    .filter(({ name, type }) => (type === 'text' || type === 'json') && !own.has(name))
    .map(({ name }) => name)
const own = new Set(standing.map(({ name }) => name))

/** What stands for an object and lies in the bin for long no longer holds it. */
function isKept(context: PortalContext, entity: Entity) {
  const isKeeper = keepersOf(context.entities).some((keeper) => keeper.entity === entity)
  return isKeeper
    ? sql<boolean>`(r."deletedAt" is null or r."deletedAt" >= ${longAgo(context)})`
    : sql<boolean>`1 = 1`
}

const longAgo = ({ clock }: PortalContext) => shift(shanghaiTime(clock()), `-${IN_BIN}`)

/** Forgets what stood for an object; false where somebody took it up meanwhile. */
async function forget(
  context: PortalContext,
  store: ObjectStore,
  tx: Tx,
  key: string,
): Promise<boolean> {
  if ((await usedAmong(tx, store, [key])).size > 0) return false
  for (const { entity, at } of keepersOf(context.entities)) {
    const rows = await tx
      .selectFrom(entity.name)
      .select(['id', at])
      .where(at, 'like', `%${key}`)
      .where('deletedAt', '<', longAgo(context))
      .execute()
    for (const row of rows)
      if (objectKey(String(row[at])).endsWith(key)) await purgeRow(tx, entity, Number(row.id))
  }
  await tx.deleteFrom('_video').where('key', '=', key).execute()
  return true
}

import { sql } from 'kysely'
import { type Entity, type Label, type Row, usualMoves } from '#declare'
import { lastDone, markDone } from '#portal/storage/db/lastDone.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { portalSession } from '../context/session.ts'
import { recordAddress } from '../notices/tellUser.ts'
import { inTransaction } from '../records/transaction.ts'
import { followersOf } from './follow.ts'
import { readsRecord } from './readers.ts'
import { tellPerson } from './tellPerson.ts'

const NAME = 'follow'
/** Entries of the log gone through in one round; the rest waits for the next. */
const PORTION = 500
/** What somebody who follows a record is told of. */
const told = ['update', 'move', 'delete', 'restore']

/** Tells those who follow records what others did to them since the last round, once for all that one person did to one. */
export async function round(context: PortalContext): Promise<void> {
  const log = context.entities.get('auditLog')
  if (!log) return
  const { db } = context.database
  const last = await lastDone(db, NAME)
  if (last === undefined) {
    // A portal that has just been set up tells nobody of what was before.
    const [newest] = await context.rows.select(db, log, {}, { sort: '-id', limit: 1 })
    return markDone(db, NAME, String(newest?.id ?? 0))
  }
  const { ids, end } = await followedSince(context, Number(last))
  if (end === Number(last)) return
  const entries = await context.rows.readMany(db, log, ids)
  const deeds = Map.groupBy(
    entries.filter(({ action, actor }) => told.includes(String(action)) && actor),
    ({ entity, recordId, actor }) => `${entity} ${recordId} ${actor}`,
  )
  for (const some of deeds.values()) await tellFollowers(context, some)
  await markDone(db, NAME, String(end))
}

/** Entries about records somebody follows, and up to which one the log was looked through: a bulk edit fills it by the thousand. */
async function followedSince({ database: { db } }: PortalContext, last: number) {
  const newest = await sql<{ id: unknown }>`select max("id") as "id" from "auditLog"`.execute(db)
  const end = Number(newest.rows[0]?.id ?? last)
  const { rows } = await sql<{ id: unknown }>`select distinct a."id" from "auditLog" a
    join "_follow" f on f."entity" = a."entity" and cast(f."recordId" as text) = a."recordId"
    where a."id" > ${last} and a."id" <= ${end} and f."follows" = 1
    order by a."id" limit ${PORTION}`.execute(db)
  const ids = rows.map(({ id }) => Number(id))
  return { ids, end: ids.length === PORTION ? (ids.at(-1) as number) : end }
}

async function tellFollowers(context: PortalContext, entries: readonly Row[]): Promise<void> {
  const first = entries[0] as Row
  const name = String(first.entity)
  if (!context.entities.has(name)) return
  const entity = entityNamed(context, name)
  const id = Number(first.recordId)
  const followers = await followersOf(context.database.db, name, id)
  const others = followers.filter((user) => user !== Number(first.actor))
  if (others.length === 0) return
  const title = titleOf(entity, entries)
  const body = changedIn(entity, entries)
  await inTransaction(context, { session: portalSession }, async (transaction) => {
    for (const user of others)
      if (await readsRecord(context, transaction.tx, user, entity, id))
        await tellPerson(transaction, {
          ...{ user, type: 'change', title, body },
          target: recordAddress(name, id),
        })
  })
}

/** `张三修改、上架了文章“夏天”`. */
function titleOf(entity: Entity, entries: readonly Row[]): Label {
  const { actorName, recordTitle } = entries.at(-1) as Row
  const deeds = [
    ...new Map(entries.map((one) => doneIn(entity, one)).map((one) => [one[1], one])).values(),
  ]
  const [zh, en] = [deeds.map((one) => one[0]).join('、'), deeds.map((one) => one[1]).join(', ')]
  return [
    `${actorName}${zh}了${entity.label[0]}“${recordTitle}”`,
    `${actorName}: ${en} ${entity.label[1]} "${recordTitle}"`,
  ]
}

const usual: { readonly [action: string]: Label } = {
  update: ['修改', 'changed'],
  delete: ['删除', 'deleted'],
  restore: ['恢复', 'restored'],
}

/** A move is called by the state it led to; what it is called itself stands in its reason. */
function doneIn({ states, stateField, moves }: Entity, { action, after }: Row): Label {
  const fixed = usual[String(action)]
  if (fixed) return fixed
  const to = (after as Row | null)?.[stateField]
  const [name, move] = Object.entries(moves).find(([, one]) => one.to === to) ?? []
  const label = move?.label ?? usualMoves[name ?? '']
  const state = states[String(to)]
  if (label) return [label[0], label[1].toLowerCase()]
  return state ? [`改为“${state[0]}”`, `made "${state[1]}"`] : ['变更', 'moved']
}

/** Which fields read otherwise. */
function changedIn(entity: Entity, entries: readonly Row[]): Label | undefined {
  const names = new Set(entries.flatMap(({ changed }) => [changed ?? []].flat().map(String)))
  const fields = [...names]
    .map((name) => entity.fields[name]?.label)
    .filter((one) => one !== undefined)
  if (fields.length === 0) return undefined
  return [
    `改动：${fields.map((one) => one[0]).join('、')}`,
    `Changed: ${fields.map((one) => one[1]).join(', ')}`,
  ]
}

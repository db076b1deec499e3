import type { QueueTab, Row } from '#declare'
import { joinConditions } from '#derive/joinConditions.ts'
import { maskedFields } from '#derive/maskedFields.ts'
import { forbidden, missing, refusedField } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { Turn, WaitingTab } from '#wire/turn.ts'
import { demandOnly } from '../records/acceptedValues.ts'
import { type Call, demand, visibleRow } from '../records/call.ts'
import { largestPage } from '../records/listQuery.ts'
import { type Claim, claim, claimsOf, type Desk, letGo } from './claims.ts'
import { decidable, movesOf } from './decidable.ts'

/** What a desk says of itself. */
interface Said {
  readonly desk: Desk
  readonly tab: QueueTab
  /** Before one, the longest waiting last. */
  readonly hand: readonly number[]
  /** Decided already, and not sent yet. */
  readonly decided: readonly number[]
  /** Left to others. */
  readonly skipped: readonly number[]
  readonly take: number
}

const MOST = 200

/**
 * `POST {path}/queue { desk, tab, hand, decided, skipped, take }`: a desk says what it has before it and is given the
 * next that wait, which nobody else is given meanwhile. Said again within two minutes, or they go to others; what is in
 * neither list any more is let go at once. Throws 40001, 40300, and 40400 where the entity has no queue.
 */
export async function turn(call: Call, body: Row): Promise<Turn> {
  const { context, entity } = call
  const { queue } = entity
  if (!queue) throw missing(['处理台', 'Queue'])
  demand(call, 'read')
  if (movesOf(call).length === 0) throw forbidden()
  const said = saidIn(call, body)
  const kept = [...said.hand, ...said.decided]
  await context.database.transaction(async (tx) => {
    await letGo(call, tx, said.desk, kept)
    await claim(call, tx, said.desk, kept)
  })
  const { db } = context.database
  const before = await claimsOf(call, db)
  const held = await heldStill(call, said, before)
  const found = await freeRows(call, said, before)
  await context.database.transaction((tx) => claim(call, tx, said.desk, found.map(idOf)))
  // Where somebody else was faster with one of them, it is theirs.
  const claims = found.length > 0 ? await claimsOf(call, db) : before
  const mine = claimedBy(said.desk, claims)
  const records = found.filter((row) => mine.has(idOf(row)))
  const others = claims.filter(({ user }) => user !== said.desk.user).map(({ name }) => name)
  return {
    records: records.map((row) => visibleRow(call, row)),
    gone: said.hand
      .filter((id) => !held.has(id))
      .map((id) => ({ id, ...takenBy(claims, said.desk, id) })),
    tabs: await Promise.all(queue.tabs.map((tab) => waitingIn(call, tab))),
    others: [...new Set(others)],
    today: await today(call, said.desk),
  }
}

function saidIn(call: Call, body: Row): Said {
  const { queue } = call.entity
  demandOnly(body, ['desk', 'tab', 'hand', 'decided', 'skipped', 'take'])
  const { desk, tab = 0, take = 4 } = body
  if (typeof desk !== 'string' || !/^[\w-]{1,40}$/.test(desk))
    throw refusedField('desk', ['请给出处理台的名称', 'Name the desk'])
  const found = queue?.tabs[tab as number]
  if (!found) throw refusedField('tab', ['没有这一类', 'There is no such tab'])
  if (!Number.isSafeInteger(take) || (take as number) < 0 || (take as number) > 20)
    throw refusedField('take', ['一次最多取 20 条', 'At most 20 are taken at once'])
  const { user } = call.session
  if (!user) throw forbidden()
  return {
    desk: { name: desk, user: user.id, userName: user.name },
    tab: found,
    hand: idsIn(body, 'hand'),
    decided: idsIn(body, 'decided'),
    skipped: idsIn(body, 'skipped'),
    take: take as number,
  }
}

function idsIn(body: Row, name: string): readonly number[] {
  const ids = body[name] ?? []
  const isWhole = (id: unknown) => Number.isSafeInteger(id) && (id as number) > 0
  if (Array.isArray(ids) && ids.length <= MOST && ids.every(isWhole)) return [...new Set(ids)]
  throw refusedField(name, [
    `应为记录编号的列表，最多 ${MOST} 个`,
    `It must be a list of at most ${MOST} record numbers`,
  ])
}

/**
 * Those in hand that wait still, and are this desk's: in its tab, or in another one since, such as what was taken in
 * hand and is gone on with.
 */
async function heldStill(
  call: Call,
  { desk, tab, hand }: Said,
  claims: readonly Claim[],
): Promise<ReadonlySet<number>> {
  const { db } = call.context.database
  const mine = claimedBy(desk, claims)
  const held = new Set<number>()
  for (const one of [tab, ...call.entity.queue!.tabs.filter((other) => other !== tab)]) {
    const id = hand.filter((asked) => mine.has(asked) && !held.has(asked))
    if (id.length === 0) break
    for (const found of await idsOf(call, db, one, { id }, id.length)) held.add(found)
  }
  return held
}

const idOf = ({ id }: Row): number => Number(id)

/** The records a desk has claimed. */
const claimedBy = (desk: Desk, claims: readonly Claim[]): ReadonlySet<number> =>
  new Set(
    claims
      .filter((one) => one.desk === desk.name && one.user === desk.user)
      .map(({ record }) => record),
  )

/** So often it is looked further where all that was found is for others to decide. */
const ROUNDS = 10

/** The longest waiting that nobody has in hand, and of which this session may decide something. */
async function freeRows(call: Call, said: Said, claims: readonly Claim[]): Promise<readonly Row[]> {
  const { context, entity } = call
  const { db } = context.database
  const claimed = claims.map(({ record }) => record)
  const barred = new Set([...claimed, ...said.hand, ...said.decided, ...said.skipped])
  const found: Row[] = []
  for (let round = 0; round < ROUNDS && found.length < said.take; round++) {
    const asked = said.take + barred.size
    const first = await idsOf(call, db, said.tab, {}, asked)
    const free = first.filter((id) => !barred.has(id)).slice(0, said.take)
    const read = await context.rows.readMany(db, entity, free)
    const order = new Map(free.map((id, at) => [id, at]))
    const inOrder = read.toSorted((a, b) => order.get(Number(a.id))! - order.get(Number(b.id))!)
    found.push(...(await decidable(call, inOrder)))
    for (const id of free) barred.add(id)
    if (first.length < asked) break
  }
  return found.slice(0, said.take)
}

/** Numbers of what waits in a tab, the longest waiting first. */
async function idsOf(
  call: Call,
  db: Db | Tx,
  tab: QueueTab,
  more: Row,
  size: number,
): Promise<readonly number[]> {
  const { list } = await listed(call, db, { ...tab.filter, ...more }, Math.min(size, largestPage))
  return list.map(({ id }) => Number(id))
}

const listed = (call: Call, db: Db | Tx, filter: Row, size: number, where: Row = {}) => {
  const { context, entity, session } = call
  const asked = {
    filter: JSON.stringify(filter),
    sort: JSON.stringify([entity.queue?.first ?? entity.queue?.since, 'ASC']),
    range: JSON.stringify([0, Math.max(size, 1) - 1]),
    columns: '["id"]',
  }
  const sees = context.access.sees(entity, session)
  return context.lists.list(db, entity, asked, {
    where: joinConditions([where, ...(sees ? [sees] : [])]),
    masked: maskedFields(entity, session),
    me: session.user?.id,
  })
}

async function waitingIn(call: Call, { label, filter }: QueueTab): Promise<WaitingTab> {
  const { clock } = call.context
  const { since, within } = call.entity.queue!
  const due = shanghaiTime(new Date(clock().getTime() - within * 60_000))
  const all = await counted(call, filter, 'all', {})
  const late = await counted(call, filter, 'late', { [since]: { lte: { text: due } } })
  return { label, count: all.count, ...(all.more && { more: true as const }), late: late.count }
}

/** A queue longer than is counted is counted anew no sooner, in milliseconds: it takes ten thousand rows to tell. */
const LONG_FOR = 5000
const longQueues = new WeakMap<PortalContext, Map<string, number>>()

/** How many of a tab there are; at least how many, where `more`. */
async function counted(call: Call, filter: Row, which: string, where: Row) {
  const { context, entity, session } = call
  const long = longQueues.get(context) ?? new Map<string, number>()
  longQueues.set(context, long)
  const now = context.clock().getTime()
  const key = JSON.stringify([entity.name, which, filter, context.access.sees(entity, session)])
  if ((long.get(key) ?? 0) > now) return { count: COUNTED, more: true }
  const { total, atLeast } = await listed(call, context.database.db, filter, 1, where)
  // Given up for want of time it may be a short one.
  if (total === null && atLeast === undefined) long.set(key, now + LONG_FOR)
  else long.delete(key)
  return { count: total ?? atLeast ?? COUNTED, more: total === null }
}
/** Lists count no further. */
const COUNTED = 10_000

function takenBy(claims: readonly Claim[], desk: Desk, id: number): { readonly by?: string } {
  const other = claims.find(({ record }) => record === id)
  return other && other.desk !== desk.name ? { by: other.name } : {}
}

/** Moves made by hand since midnight, as the audit log has them. */
async function today({ context, entity }: Call, { user }: Desk): Promise<Turn['today']> {
  const since = `${shanghaiTime(context.clock()).slice(0, 10)}T00:00:00+08:00`
  const rows = await context.database.db
    .selectFrom('auditLog')
    .select(({ fn }) => ['actor', fn.countAll<number>().as('count')])
    .where('entity', '=', entity.name)
    .where('action', '=', 'move')
    .where('actor', 'is not', null)
    .where('createdAt', '>=', since)
    .groupBy('actor')
    .execute()
  const of = (some: typeof rows) => some.reduce((sum, { count }) => sum + Number(count), 0)
  return { mine: of(rows.filter(({ actor }) => Number(actor) === user)), all: of(rows) }
}

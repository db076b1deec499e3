import type { Context } from 'hono'
import type { Entity, Label, Row, SpecialRight } from '#declare'
import { todosOf } from '#derive/marks.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { ownerField } from '#derive/ownerField.ts'
import { isAdmin } from '#derive/viewer.ts'
import { waitingOf } from '#derive/waiting.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { parseListQuery } from '#portal/engine/records/listQuery.ts'
import { same } from '#portal/engine/records/same.ts'
import { notedByEntity } from '#portal/engine/wanting/noteWanting.ts'
import type { Todo } from '#wire/todo.ts'
import { success } from '../envelope.ts'
import { untoldTabs } from './untoldTabs.ts'
import { isPaid, mayPay, shareOver, waitsOf } from './waits.ts'
import { workedOn } from './workedOn.ts'

/** The same before it is told, with what says whom it is told to and where it stands. */
interface Found extends Todo {
  /** It is a draft, or waits in another state for a next move that nobody has asked for. */
  readonly idle?: boolean
  /** Told to whoever has this right alone. */
  readonly right?: SpecialRight
  /** Only those that somebody else made are counted. */
  readonly others?: boolean
}

/**
 * `GET index/todos`: what the home page counts, of entities the session may read and rows it may see: what a
 * declaration names first, then marks, then records that wait for the session's next move or for its decision at a
 * desk. What the session can do nothing about is nothing for it to do; one's own are counted apart. Of what is equally urgent comes first what this
 * person works with, so that an editor sees articles before parcels; then what is nearest to its promise, or farthest beyond
 * it, comes first among its like, then what is one's own. Zeros left out.
 */
export const todos = (context: PortalContext) => async (c: Context) => {
  const session = c.get('session') as Session
  const readable = [...context.entities.values()].filter((entity) =>
    context.access.mayUse(session, entity, 'read'),
  )
  const found: Found[] = []
  found.push(...(await wanted(context, session, readable)))
  for (const part of [declared, lacking, marked, waiting])
    for (const entity of readable) found.push(...(await part(context, session, entity)))
  for (const entity of readable) found.push(...(await atDesk(context, session, entity, found)))
  const counted = found.filter(({ count }) => count > 0)
  const open: Found[] = []
  for (const todo of counted)
    open.push(await withWaits(context, session, await withMine(context, session, todo)))
  const works = await workedOn(context, session)
  // Approvals and money come by their age alone.
  const isOthers = (todo: Found) =>
    Number(rankOf(context, session, todo) > MONEY && !works.has(todo.entity))
  const now = context.clock().getTime()
  const over = ({ waits = {} }: Found) => shareOver(waits, now)
  const ranked = open.toSorted(
    (a, b) =>
      rankOf(context, session, a) - rankOf(context, session, b) ||
      isOthers(a) - isOthers(b) ||
      over(b) - over(a) ||
      Number(!a.mine) - Number(!b.mine),
  )
  return success(c, {
    todos: ranked.map(({ right: _, others: __, idle: ___, ...todo }) => ({
      ...todo,
      ...deskOf(context, todo),
    })),
  })
}

/** Drafts wait for nobody but whoever writes them. */
async function withWaits(context: PortalContext, session: Session, todo: Found): Promise<Found> {
  const { filter, count, idle } = todo
  const entity = context.entities.get(todo.entity)
  const isDesk = 'desk' in deskOf(context, todo)
  if (!entity || !filter || (idle && !isDesk && rankOf(context, session, todo) > MONEY)) return todo
  const waits = await waitsOf(context, session, entity, filter, count)
  return Object.keys(waits).length > 0 ? { ...todo, waits } : todo
}

/** Where a desk has a tab with just these. */
function deskOf({ entities }: PortalContext, { entity, filter }: Found): Pick<Found, 'desk'> {
  const tabs = entities.get(entity)?.queue?.tabs ?? []
  const at = tabs.findIndex((tab) => filter !== undefined && same(tab.filter, filter))
  return at < 0 ? {} : { desk: at }
}

/** Whose a record is says the declaration, or who made it. */
async function withMine(context: PortalContext, session: Session, todo: Found): Promise<Found> {
  const entity = context.entities.get(todo.entity)
  const id = session.user?.id
  if (!entity || !todo.filter || id === undefined) return todo
  const owner = ownerField(entity)
  // What only others made holds none of one's own.
  if (todo.others || owner in todo.filter) return todo
  const filter = { ...todo.filter, [owner]: id }
  const count = await countIn(context, session, entity, filter)
  return count > 0 ? { ...todo, mine: { count, filter } } : todo
}

/** As the list counts them. */
async function countIn(
  { lists, database, access }: PortalContext,
  session: Session,
  entity: Entity,
  filter: Row,
): Promise<number> {
  const asked = { filter: JSON.stringify(filter), range: '[0,0]', columns: '[]' }
  const where = access.sees(entity, session)
  const { total, atLeast } = await lists.list(database.db, entity, asked, { where })
  return total ?? atLeast ?? 0
}

/** Whether there is a move to be made from one of these states that the session may make; others are for other people. */
function canAct({ access }: PortalContext, session: Session, entity: Entity, filter: Row): boolean {
  const states = [filter[entity.stateField] ?? []].flat().map(String)
  const moves = Object.entries(entity.moves).filter(
    ([, { from, silent }]) => !silent && from.some((state) => states.includes(state)),
  )
  return moves.length === 0 || moves.some(([name]) => access.mayUse(session, entity, name))
}

const MONEY = 1
/** Money that somebody else pays: it is told last, whatever else may be done with it here. */
const OTHERS = 5

/**
 * What only some may agree to comes first, then what moves money: both wait for just this person, and cost by waiting.
 * Then what readers see that is not whole; then what others wait for, what failed and what is marked; drafts last.
 */
function rankOf(context: PortalContext, session: Session, todo: Found): number {
  const { entity: name, filter = {}, right, rule, idle } = todo
  if (right) return 0
  const entity = context.entities.get(name)
  if (entity && mayPay(context, session, entity, filter)) return MONEY
  if (entity && isPaid(entity, filter)) return OTHERS
  if (rule === wantingRule(name)) return 2
  return idle && !('desk' in deskOf(context, todo)) ? 4 : 3
}

type Part = (context: PortalContext, session: Session, entity: Entity) => Promise<Found[]>

/** What is not as its state demands, most of it through what was done to others. */
async function wanted(
  context: PortalContext,
  session: Session,
  readable: readonly Entity[],
): Promise<Found[]> {
  const noted = await notedByEntity(context, MOST_NOTED)
  const label: Label = ['缺了所需的内容', 'Lacking what they need']
  const found: Found[] = []
  for (const entity of readable) {
    const ids = noted.get(entity.name)
    if (!ids) continue
    const filter = { id: ids }
    const count = await countIn(context, session, entity, filter)
    found.push({ entity: entity.name, rule: wantingRule(entity.name), label, count, filter })
  }
  return found
}

const wantingRule = (entity: string) => `${entity}.wanting`
/** An address takes no more numbers. */
const MOST_NOTED = 100

/** What the declaration names: counted by the filter it is listed with. */
const declared: Part = async (context, session, entity) => {
  const { rows, database, access } = context
  const counts: Found[] = []
  const where = access.sees(entity, session)
  for (const [at, { label, filter, mine, others, right }] of entity.home.todos.entries()) {
    if (right && !session.roles.includes('admin') && !session.special.has(right)) continue
    if (!canAct(context, session, entity, filter)) continue
    const own = session.user?.id ?? 0
    const whole = { ...filter, ...(mine && { createdBy: own }) }
    if (others) {
      const theirs = { ...filter, ...where, createdBy: { not: own } }
      const count = await rows.count(database.db, entity, theirs)
      const rule = `${entity.name}.home${at}`
      counts.push({
        entity: entity.name,
        rule,
        label,
        count,
        filter,
        others,
        ...(right && { right }),
      })
      continue
    }
    const count = await countIn(context, session, entity, whole)
    counts.push({
      entity: entity.name,
      rule: `${entity.name}.home${at}`,
      label,
      count,
      filter: whole,
      ...(right && { right }),
    })
  }
  return counts
}

const DAY = 24 * 3_600_000

/** Days to come without a record that the declaration demands: how many of them. */
const lacking: Part = async ({ rows, database, clock }, _session, entity) => {
  const counts: Found[] = []
  for (const [at, { label, day, ahead, where }] of entity.home.gaps.entries()) {
    const days = Array.from({ length: ahead }, (_, index) =>
      shanghaiTime(new Date(clock().getTime() + (index + 1) * DAY)).slice(0, 10),
    )
    const there = await rows.select(database.db, entity, { ...where, [day]: days })
    const count = days.filter((one) => !there.some((row) => row[day] === one)).length
    counts.push({ entity: entity.name, rule: `${entity.name}.gaps${at}`, label, count })
  }
  return counts
}

const marked: Part = async (context, session, entity) => {
  const circumstances = {
    entities: context.entities,
    before: null,
    now: shanghaiTime(context.clock()),
    session,
    ...nothingKnown,
  }
  const own = context.access.sees(entity, session)
  const counts: Found[] = []
  for (const { rule, label, where } of todosOf(entity, circumstances)) {
    const { db } = context.database
    const count = await context.rows.count(db, entity, { ...where, ...own })
    const filter = filterOf(entity, where)
    // Where no filter of the list says it, just these are named: all the others would be no answer.
    const isNamed = !filter && count > 0 && count <= MOST_NOTED
    const named = isNamed ? await context.rows.select(db, entity, { ...where, ...own }) : []
    const found = filter ?? (isNamed ? { id: named.map(({ id }) => id) } : undefined)
    counts.push({ entity: entity.name, rule, label, count, ...(found && { filter: found }) })
  }
  return counts
}

/** Records in a state from which the session may make the next move. */
const waiting: Part = async (context, session, entity) => {
  // What the declaration names itself is not told twice; what it names of one’s own alone leaves the others’ untold.
  const isNamed = ({ filter, mine }: (typeof entity.home.todos)[number]) =>
    !mine && entity.stateField in filter
  if (entity.home.todos.some(isNamed)) return []
  const viewer = {
    id: session.user?.id ?? 0,
    isAdmin: session.viewer !== undefined && isAdmin(session.viewer),
    may: (move: string) => context.access.mayUse(session, entity, move),
  }
  const own = context.access.sees(entity, session)
  const found: Found[] = []
  for (const { state, move, label, where } of waitingOf(entity, viewer)) {
    const count = await context.rows.count(context.database.db, entity, { ...where, ...own })
    const filter = { [entity.stateField]: state }
    found.push({
      ...{ entity: entity.name, rule: `${entity.name}.${move}`, label, count, filter },
      idle: true,
    })
  }
  return found
}

/** What waits at a desk for a decision of the session that nothing before told of: a parcel to ship, homework to mark. */
async function atDesk(
  context: PortalContext,
  session: Session,
  entity: Entity,
  told: readonly Found[],
): Promise<Found[]> {
  const ofEntity = told.filter((one) => one.entity === entity.name)
  const filters = ofEntity.map(({ filter = {} }) => filter)
  const mayMake = (move: string) => context.access.mayUse(session, entity, move)
  const found: Found[] = []
  for (const { at, label, filter } of untoldTabs(entity, filters, mayMake)) {
    const count = await countIn(context, session, entity, filter)
    found.push({ entity: entity.name, rule: `${entity.name}.desk${at}`, label, count, filter })
  }
  return found
}

const bounds: { readonly [operator: string]: string } = {
  gte: '_gte',
  lte: '_lte',
  lt: '_lte',
  gt: '_gte',
}
/** Lists are asked for bounds that belong to the range: of whole numbers the next one does, of a moment nobody tells. */
const inner: { readonly [operator: string]: number } = { gt: 1, lt: -1 }
const whole: readonly string[] = ['integer', 'count']

/** A condition as a list takes it; undefined where the list has no such filter. */
function filterOf(entity: Entity, where: Row): Row | undefined {
  const entries: [string, unknown][] = []
  for (const [key, test] of Object.entries(where)) {
    if (typeof test !== 'object' || test === null || Array.isArray(test)) {
      entries.push([key, test])
      continue
    }
    for (const [operator, value] of Object.entries(test)) {
      const step = typeof value === 'number' ? (inner[operator] ?? 0) : 0
      if (step !== 0 && !whole.includes(entity.fields[key]?.kind ?? '')) return undefined
      const bound =
        step === 0 ? ((value as { text?: unknown } | null)?.text ?? value) : value + step
      entries.push([`${key}${bounds[operator] ?? `_${operator}`}`, bound])
    }
  }
  const filter = Object.fromEntries(entries) as Row
  return Array.isArray(parseListQuery(entity, { filter })) ? undefined : filter
}

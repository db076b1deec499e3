import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { type OpenForm, othersOf, presentAt, renewForms } from '../presence/presentAt.ts'
import { takeStirred } from '../presence/stirred.ts'
import { ChangeTail, type News, type Numbered, type RecordChange } from './changeTail.ts'
import { toldTo, withinReach } from './toldTo.ts'
import type { Watches } from './watches.ts'

/** What is told to a stream. */
export type LiveEvent =
  | { readonly name: 'changes'; readonly data: { readonly list: readonly RecordChange[] } }
  | { readonly name: 'many'; readonly data: { readonly entities: readonly string[] } }
  | { readonly name: 'presence'; readonly data: object }
  | { readonly name: 'alive'; readonly data: object }

/** Why a stream ends: to be opened again, or not before somebody has signed in. */
export type End = 'closing' | 'signedOut' | 'slow' | 'crowded'

/** When somebody read what they look at: the cursor they were told last, else how many milliseconds ago. */
export interface Read {
  readonly cursor: number | null
  readonly age: number | null
}

/** Somebody who listens. */
export interface Listener {
  readonly watches: Watches
  /** Who it is by now, read anew; null where nobody is signed in any more. */
  session(): Promise<Session | null>
  send(event: LiveEvent, cursor: number): void
  end(why: End): void
}

/** Between two looks at what has changed, in milliseconds. */
const LOOK = 500
/** Who is at a record through another portal is looked for so often; through this one it is known at once. */
const LOOK_AROUND = 2_000
/** So long nothing is said at most: proxies take a silent line for a dead one. And so often who listens is asked anew. */
const HEARTBEAT = 15_000
/** Rights are not older than this when it is told what changed; who is there, no older than the last heartbeat. */
const FRESH = 5_000
/** Streams of one user, and of all; the oldest of one's own makes room. */
const [OF_ONE, OF_ALL] = [12, 2_000]
/** Whoever was away for longer reads anew. */
const MOST_MISSED = 5_000

interface Told {
  session: Session
  sessionAt: number
  heardAt: number
  watches: Watches
  /** What was written by then had been read when they came. */
  readonly from: number
  /** What was said last of who is at a record. */
  readonly others: Map<string, string>
}

/**
 * Tells those who listen what others do: looks twice a second at what was written, whoever wrote it, and at who has which
 * record open. Nothing is looked at while nobody listens. One a portal; portals know of each other by the database.
 */
export class LiveHub {
  readonly #context: PortalContext
  readonly #listeners = new Map<Listener, Told>()
  readonly #tail: ChangeTail
  #timer: ReturnType<typeof setTimeout> | undefined
  #looking: Promise<void> | undefined
  #renewedAt = 0
  #lookedAroundAt = 0
  /** Who was found last at each record that is watched: most looks find nothing new, and nobody is asked about. */
  readonly #found = new Map<string, string>()

  constructor(context: PortalContext) {
    this.#context = context
    this.#tail = new ChangeTail(context.database.db, Date.now)
    context.closing.addEventListener('abort', () => void this.close(), { once: true })
  }

  /** How many listen. */
  get size(): number {
    return this.#listeners.size
  }

  /**
   * Lets somebody listen, and tells at once what has changed since they read what they look at, and who is at their
   * records. Gives what ends it again.
   */
  async join(listener: Listener, session: Session, read: Read): Promise<() => void> {
    const leave = () => this.#leave(listener)
    if (this.#context.closing.aborted) {
      listener.end('closing')
      return leave
    }
    if (!this.#makeRoom(session)) {
      listener.end('crowded')
      return leave
    }
    const cursor = await this.#tail.begin()
    const watches = await withinReach(this.#context, session, listener.watches)
    const now = Date.now()
    const from = await this.#readAt(read)
    const others = new Map<string, string>()
    const told: Told = { session, sessionAt: now, heardAt: now, watches, from, others }
    listener.send({ name: 'alive', data: {} }, from)
    if (from < cursor) await this.#tellMissed(listener, told, from)
    this.#listeners.set(listener, told)
    const present = await this.#presentNow(new Set(watches.records.keys()))
    await this.#tellPresence(present, [[listener, told]], cursor)
    this.#wait()
    return leave
  }

  async #readAt({ cursor, age }: Read): Promise<number> {
    if (cursor !== null) return cursor
    if (age === null) return this.#tail.last()
    return this.#tail.before(shanghaiTime(new Date(this.#context.clock().getTime() - age)))
  }

  /** Ends every stream. */
  async close(): Promise<void> {
    for (const listener of [...this.#listeners.keys()]) this.#end(listener, 'closing')
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#looking
  }

  #leave(listener: Listener): void {
    this.#listeners.delete(listener)
    if (this.#listeners.size > 0) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#tail.end()
  }

  #end(listener: Listener, why: End): void {
    this.#leave(listener)
    listener.end(why)
  }

  /** The oldest stream of somebody who has many makes room; where all places are taken there is none. */
  #makeRoom(session: Session): boolean {
    const isOwn = ({ session: { user } }: Told) => user?.id === session.user?.id
    const own = [...this.#listeners].filter(([, told]) => isOwn(told))
    if (own.length >= OF_ONE) this.#end(own[0]![0], 'crowded')
    return this.#listeners.size < OF_ALL
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => {
      this.#looking = this.#look()
        .catch((error) =>
          this.#context.log({ level: 'error', message: `What others do was not told: ${error}` }),
        )
        .finally(() => {
          this.#looking = undefined
          this.#timer = undefined
          if (this.#listeners.size > 0) this.#wait()
        })
    }, LOOK)
  }

  async #look(): Promise<void> {
    const news = await this.#tail.next()
    for (const [listener, told] of [...this.#listeners]) await this.#tellNews(listener, told, news)
    const here = [...this.#listeners]
    await this.#lookForPeople(here, news.cursor)
    for (const [listener, told] of here)
      if (Date.now() - told.heardAt > HEARTBEAT && (await this.#isKnown(listener, told, 0)))
        this.#say(listener, told, { name: 'alive', data: {} }, news.cursor)
    await this.#renew()
  }

  async #tellMissed(listener: Listener, told: Told, since: number): Promise<void> {
    const cursor = await this.#tail.begin()
    if (cursor - since <= MOST_MISSED)
      return this.#tellNews(listener, told, await this.#tail.between(since))
    const { lists, records } = told.watches
    const many = [...lists, ...[...records.values()].map(({ entity }) => entity.name)]
    const all = { changes: [], many: [...new Set(many)], before: since, cursor }
    await this.#tellNews(listener, told, all)
  }

  async #tellNews(listener: Listener, told: Told, news: News): Promise<void> {
    if (news.changes.length === 0 && news.many.length === 0) return
    const { lists, records } = told.watches
    const isOpen = new Set([...records.values()].map(({ entity }) => entity.name))
    const entities = news.many.filter((name) => lists.has(name) || isOpen.has(name))
    const isWatched = ({ entity, id }: RecordChange) =>
      lists.has(entity) || records.has(`${entity}/${id}`)
    const isNew = ({ number }: Numbered) => number > told.from || number <= news.before
    const changes = news.changes.filter((one) => isWatched(one) && isNew(one))
    if (entities.length === 0 && changes.length === 0) return
    if (!(await this.#isKnown(listener, told, FRESH))) return
    if (entities.length > 0)
      this.#say(listener, told, { name: 'many', data: { entities } }, news.cursor)
    const list = await toldTo(this.#context, told.session, told.watches, changes)
    if (list.length > 0) this.#say(listener, told, { name: 'changes', data: { list } }, news.cursor)
  }

  async #lookForPeople(
    here: readonly (readonly [Listener, Told])[],
    cursor: number,
  ): Promise<void> {
    const stirred = takeStirred(this.#context.database)
    const isAround = Date.now() - this.#lookedAroundAt >= LOOK_AROUND
    if (isAround) this.#lookedAroundAt = Date.now()
    const watched = new Set(here.flatMap(([, { watches }]) => [...watches.records.keys()]))
    const changed = new Map<string, readonly OpenForm[]>()
    const present = await this.#presentNow(
      isAround ? watched : new Set([...stirred].filter((key) => watched.has(key))),
    )
    for (const [key, open] of present) {
      // Each beat puts another form first: it is the same people, in whatever order.
      const found = open
        .map((form) => JSON.stringify(form))
        .sort()
        .join()
      if (this.#found.get(key) !== found) changed.set(key, open)
      this.#found.set(key, found)
    }
    for (const key of this.#found.keys()) if (!watched.has(key)) this.#found.delete(key)
    if (changed.size > 0) await this.#tellPresence(changed, here, cursor)
  }

  /** Who has each of these records open, nobody included. */
  async #presentNow(keys: ReadonlySet<string>): Promise<Map<string, readonly OpenForm[]>> {
    const present = await presentAt(this.#context, keys)
    return new Map([...keys].map((key) => [key, present.get(key) ?? []]))
  }

  async #tellPresence(
    present: ReadonlyMap<string, readonly OpenForm[]>,
    to: readonly (readonly [Listener, Told])[],
    cursor: number,
  ): Promise<void> {
    for (const [listener, told] of to)
      for (const [key, { entity, id, form }] of told.watches.records) {
        const open = present.get(key)
        if (form === null || !open) continue
        const others = othersOf(open, told.session.user?.id ?? 0, entity.lock)
        const said = JSON.stringify(others)
        if (told.others.get(key) === said) continue
        if (!(await this.#isKnown(listener, told, HEARTBEAT))) break
        if (!this.#context.access.mayUse(told.session, entity, 'update')) continue
        told.others.set(key, said)
        const data = { entity: entity.name, id, others }
        this.#say(listener, told, { name: 'presence', data }, cursor)
      }
  }

  #say(listener: Listener, told: Told, event: LiveEvent, cursor: number): void {
    told.heardAt = Date.now()
    listener.send(event, cursor)
  }

  /** Whoever signed out, or was disabled, is told nothing more; whose rights changed is told by those they have now. */
  async #isKnown(listener: Listener, told: Told, within: number): Promise<boolean> {
    if (Date.now() - told.sessionAt < within) return true
    const session = await listener.session()
    if (!session) {
      this.#end(listener, 'signedOut')
      return false
    }
    const isOther = session.viewer !== told.session.viewer
    Object.assign(told, { session, sessionAt: Date.now() })
    if (isOther) told.watches = await withinReach(this.#context, session, listener.watches)
    return true
  }

  /** Forms whose stream is open are there, though they say nothing. */
  async #renew(): Promise<void> {
    if (Date.now() - this.#renewedAt < HEARTBEAT) return
    this.#renewedAt = Date.now()
    const forms = [...this.#listeners.values()].flatMap(({ watches, session }) =>
      [...watches.records.values()].flatMap(({ form }) =>
        form !== null && session.user ? [`${form}:${session.user.id}`] : [],
      ),
    )
    await renewForms(this.#context, forms)
  }
}

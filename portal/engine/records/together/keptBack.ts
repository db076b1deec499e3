import type { Entity, Row } from '#declare'
import type { Question } from '#derive/situation.ts'
import { aheadOf } from '#portal/storage/db/aheadOf.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { touchesOf } from '#portal/storage/db/freshness.ts'
import { memoize } from '#portal/storage/db/memoize.ts'
import { writeAllPlaces } from '#portal/storage/search/writePlaces.ts'
import { writeAllTexts } from '#portal/storage/search/writtenTexts.ts'
import { writeVersions } from '../../audit/history.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import { recount } from '../counts.ts'
import { insertInOrder, insertNumbered } from '../insertRows.ts'
import { NotUnique } from '../notUnique.ts'
import { writeAllReferences } from '../reference.ts'
import { keepersOf, recountObjects } from '../references/recountObjects.ts'
import { updateRows } from '../updateRows.ts'
import { Answers } from './answers.ts'
import { asRead } from './asRead.ts'
import { type Counter, Counters } from './counters.ts'
import { Found } from './found.ts'
import {
  type Group,
  type Noted,
  type Placed,
  type RowWrite,
  setGroup,
  type Telling,
} from './group.ts'
import { looksAtItself } from './meets.ts'
import { NextIds } from './nextIds.ts'
import { Pending } from './pending.ts'
import { derivedFields, followsFrom, followsFromCounts } from './readsOf.ts'
import { referredBy } from './referredBy.ts'
import { isOutside, Selected, type Written } from './selected.ts'

/** Thrown where what was kept back cannot be written as it is: the records are then done one by one. */
export class NotTogether extends Error {}

/** Statements of a transaction that write nothing themselves. */
const reading = /^\s*(select|savepoint|release|set local)\b/i
const takingBack = /^\s*rollback to\b/i
/** What begins or ends a part of the transaction: all before it belongs before it. */
const bound = /^\s*(savepoint|release|set local)\b/i
/** What rows refer to stands with them; what they are found by is asked for by nobody but searches. */
const REFERRING = ['_reference']
const FOUND_BY = ['_place', '_text']
/** And what tells of them. */
const TOLD = ['auditLog', '_history', ...REFERRING, ...FOUND_BY]

/** The words of a statement, told apart once: a group asks the same ones over and over. */
const wordsOf = memoize((sql: string): ReadonlySet<string> => new Set(sql.match(/\w+/g)))

/** What the records of a group write, kept back until a statement might read it. */
export class KeptBack implements Group {
  readonly locks = new Set<string>()
  doubts = 0
  /** Grows with whatever is written or kept back: what stood still in between changed nothing. */
  writes = 0
  readonly #context: PortalContext
  readonly #tx: Tx
  readonly #now: string
  readonly #end: () => void
  readonly #touched = new Set<string>()
  readonly #edited = new Set<string>()
  readonly #remembered = new Map<string, { readonly row: Row; readonly epoch: number }>()
  readonly #standing = new Map<string, Row>()
  readonly #writes = new Map<string, number>()
  /** Entities of which records were counted anew. */
  readonly #counted = new Set<Entity>()
  /** Entities of which somebody read what may be otherwise by now. */
  readonly #unsure = new Set<string>()
  readonly #pending = new Pending()
  readonly #ids: NextIds
  readonly #answers: Answers
  /** Every record it wrote, in their order. */
  readonly #log: Written[] = []
  readonly #selected = new Selected(this.#log)
  readonly #counters = new Counters()
  /** References of records that are to be written, read all at once when the first of them is asked for. */
  #referred: ReadonlyMap<string, ReadonlySet<number>> = new Map()
  /** Rows as they stand whose references do not yet. */
  readonly #referring = new Found()
  /** Rows as they stand that are not found as such yet. */
  readonly #unfound = new Found()
  #tellings: Telling[] = []
  #noted: Noted[] = []
  #busy = false
  /** Changes of records that are those of the group itself. */
  #own = 0

  constructor(context: PortalContext, tx: Tx, now: string) {
    this.#context = context
    this.#tx = tx
    this.#now = now
    this.#ids = new NextIds(tx)
    this.#answers = new Answers(this.#known())
    this.#end = aheadOf(tx, (sql) => this.#ahead(sql))
    setGroup(tx, this)
  }

  /**
   * The statements that follow are no part of it any more; what is kept back is written, or let go of. Of what was only
   * tried the rows are written, for a unique index may refuse them; nobody will ever search them or read of them, and
   * what they refer to matters to those that are tried after them.
   */
  async end(how: 'written' | 'tried' | 'triedLast' | 'dropped'): Promise<void> {
    try {
      if (how === 'written') await this.#flush()
      if (how === 'tried') await this.#write()
      if (how === 'triedLast') await this.#ownWrites(() => this.#rows())
    } finally {
      this.#end()
      setGroup(this.#tx, undefined)
    }
  }

  /** Grows with every change of records that others than the group's own made in its transaction. */
  get epoch(): number {
    return touchesOf(this.#tx) - this.#own
  }

  async update(write: RowWrite): Promise<void> {
    if (!this.#pending.update(write)) {
      await this.#flush()
      this.#pending.update(write)
    }
    this.#stands(write.entity, write)
  }

  async make(entity: Entity, row: Row): Promise<number> {
    const id = await this.#busily(() => this.#ids.take(entity.name))
    const made = { ...row, id }
    this.#pending.make(entity, id, made)
    this.#stands(entity, { id, row: made })
    return id
  }

  /** Records that are to be written, as far as that is known: what is asked of each of them is asked for all. */
  expect(entity: Entity, rows: readonly Row[]): void {
    this.#answers.expect(entity.name, rows)
    this.#referred = referredBy(this.#context.entities, entity, rows)
  }

  async select<T>(entity: Entity, where: Row, how: string, read: () => Promise<T>): Promise<T> {
    if (!looksAtItself(entity, where) || this.#followsOthers(entity)) return read()
    const key = `${entity.name} ${how} ${JSON.stringify(where)}`
    const known = this.#selected.recall(key, entity, where, this.epoch)
    if (known !== undefined) return known as T
    const found = await (this.#isApart(entity, where) ? this.#busily(read) : read())
    this.#selected.keep(key, found, this.epoch)
    return found
  }

  /** Whether what its records read may be otherwise although nobody wrote to them. */
  #followsOthers(entity: Entity): boolean {
    const derived = derivedFields(entity, this.#context.entities)
    return [...derived.values()].some(({ entities }) => entities.length > 0)
  }

  /** Whether nothing that is kept back has to do with a condition. */
  #isApart(entity: Entity, where: Row): boolean {
    if (!this.#pending.has(entity.name)) return false
    for (const one of this.#pending.of(entity.name))
      if (!isOutside(entity, where, one)) return false
    return true
  }

  answer(question: Question): unknown {
    return question.ask === 'rows' ? this.#answers.answer(question) : undefined
  }

  ask(question: Question, read: () => Promise<unknown>): Promise<unknown> {
    return question.ask === 'rows' ? this.#answers.ask(question, read) : read()
  }

  waited(): void {
    this.#answers.forget()
    this.#selected.clear()
    this.#counters.clear()
  }

  highest(counter: Counter, read: () => Promise<number>): Promise<number> {
    return this.#counters.highest(counter, this.epoch, read)
  }

  #known(): ConstructorParameters<typeof Answers>[0] {
    const epoch = () => this.epoch
    return {
      get epoch() {
        return epoch()
      },
      written: this.#log,
      entityNamed: (name) => entityNamed(this.#context, name),
      standing: (entity, id) => this.standing(entity, id),
      select: (entity, where, limit) =>
        this.#context.rows.select(this.#tx, entity, where, { limit }),
    }
  }

  #stands({ name }: Entity, { id, row, before }: Placed): void {
    this.#edited.add(name)
    this.#standing.set(`${name}/${id}`, row)
    this.#writes.set(name, this.writtenOf(name) + 1)
    this.#log.push({ entity: name, id, row, before })
    this.#counters.wrote(name, row)
    this.writes++
  }

  /** How many writes of records of an entity there were so far. */
  writtenOf(entity: string): number {
    return this.#writes.get(entity) ?? 0
  }

  /** A record as the group wrote it last; undefined where it did not, or something in it follows from others. */
  standing(entity: string, id: number): Row | undefined {
    const row = this.#standing.get(`${entity}/${id}`)
    const { entities } = this.#context
    return row && asRead(entityNamed(this.#context, entity), entities, row, this.#now)
  }

  tell(telling: Telling): void {
    this.#tellings.push(telling)
    this.writes++
  }

  note(noted: readonly Noted[]): void {
    this.#noted.push(...noted)
    this.writes += noted.length
  }

  async ofOnly<T>(entity: string, read: () => Promise<T>): Promise<T> {
    const isMeant = this.#pending.has(entity) || this.#referring.has(entity)
    return isMeant ? read() : this.#busily(read)
  }

  /** Whether records of an entity may read otherwise since others were written or counted, although nobody wrote to them. */
  isMoved(entity: Entity): boolean {
    const isOther = (name: string) => name !== entity.name && this.#edited.has(name)
    const derived = [...derivedFields(entity, this.#context.entities).values()]
    return derived.some(
      (read) => followsFrom(read, isOther) || followsFromCounts(read, this.#counted),
    )
  }

  count(touched: Iterable<string>): void {
    for (const mark of touched) this.#touched.add(mark)
  }

  recall(entity: string, id: number): Row | undefined {
    if (!this.isSure(entity)) return undefined
    const found = this.#remembered.get(`${entity}/${id}`)
    return found?.epoch === this.epoch ? found.row : undefined
  }

  isSure(entity: string): boolean {
    return !this.#edited.has(entity) && !this.#unsure.has(entity)
  }

  async learn(entity: string, id: number, read: () => Promise<Row | null>): Promise<Row | null> {
    const all = this.#referred.get(entity)
    if (all?.has(id) && all.size > 1) {
      await this.#learnAll(entity, all)
      const known = this.recall(entity, id)
      if (known) return known
    }
    // Its counts may not be those of now yet: whoever looks at one of them doubts it.
    const found = await this.#busily(read)
    if (!found) return null
    return this.#remember(entity, id, found)
  }

  /** Those that records which are to be written refer to, in one statement; each once. */
  async #learnAll(entity: string, ids: ReadonlySet<number>): Promise<void> {
    this.#referred = new Map([...this.#referred].filter(([name]) => name !== entity))
    const { rows } = this.#context
    const found = await this.#busily(() =>
      rows.readMany(this.#tx, entityNamed(this.#context, entity), [...ids]),
    )
    for (const row of found) this.#remember(entity, Number(row.id), row)
  }

  #remember(entity: string, id: number, found: Row): Row {
    const row = this.#doubting(entity, found)
    this.#remembered.set(`${entity}/${id}`, { row, epoch: this.epoch })
    return row
  }

  /** A row that tells when somebody reads of it what follows from records the group has edited meanwhile. */
  #doubting(entity: string, row: Row): Row {
    const { entities } = this.#context
    const doubted = { ...row }
    for (const [name, read] of derivedFields(entityNamed(this.#context, entity), entities)) {
      const value = row[name]
      const get = () => {
        if (
          followsFrom(read, (one) => this.#edited.has(one)) ||
          followsFromCounts(read, this.#counted)
        ) {
          this.#unsure.add(entity)
          this.doubts++
        }
        return value
      }
      Object.defineProperty(doubted, name, { get, enumerable: true })
    }
    return doubted
  }

  async #ahead(sql: string): Promise<void> {
    if (this.#busy) return
    if (takingBack.test(sql)) return this.#drop()
    if (bound.test(sql)) await this.#flush()
    else {
      const words = wordsOf(sql)
      const isAny = (names: Iterable<string>) => [...names].some((name) => words.has(name))
      if (isAny(this.#awaited())) await this.#write()
      if (isAny(FOUND_BY)) {
        await this.#write()
        await this.#find()
      }
      if (this.#tellings.length > 0 && isAny(TOLD)) await this.#tellAll()
      if (this.#noted.length > 0 && words.has('_change')) await this.#noteAll()
    }
    if (reading.test(sql)) return
    this.writes++
    const words = wordsOf(sql)
    this.#ids.forget((entity) => words.has(entity))
  }

  /** Tables that rows kept back belong in, that refer to them, or that are counted by them. */
  *#awaited(): Iterable<string> {
    yield* this.#pending.names()
    const isReferring = !this.#pending.isEmpty || !this.#referring.isEmpty
    if (isReferring) yield* REFERRING
    if (isReferring || this.#touched.size > 0) yield* this.#countedNames()
  }

  /** Entities of which records are to be counted, and those that may be: who shows a picture is known when it is written. */
  #countedNames(): Set<string> {
    const names = new Set(keepersOf(this.#context.entities).map(({ entity }) => entity.name))
    for (const mark of this.#touched) names.add(mark.split(/[</]/, 1)[0] as string)
    return names
  }

  /** What was kept back since the savepoint goes with it; what came before was written when it was set. */
  #drop(): void {
    this.#pending.clear()
    this.#ids.clear()
    this.waited()
    this.#referring.clear()
    this.#unfound.clear()
    this.#tellings = []
    this.#noted = []
    this.#standing.clear()
    this.locks.clear()
    this.writes++
  }

  async #flush(): Promise<void> {
    await this.#write()
    await this.#find()
    await this.#tellAll()
    await this.#noteAll()
  }

  /** Rows, what they refer to, and what is counted by them. */
  async #write(): Promise<void> {
    const isEdited = !this.#pending.isEmpty || !this.#referring.isEmpty
    if (isEdited) await this.#written()
    if (isEdited || this.#touched.size > 0) await this.#count()
  }

  async #written(): Promise<void> {
    await this.#ownWrites(async () => {
      await this.#rows()
      for (const [entity, some] of this.#referring.take())
        await writeAllReferences(this.#tx, entity, some)
    })
  }

  async #rows(): Promise<void> {
    const { made, updates } = this.#pending.take()
    for (const { entity, rows } of made) {
      const all = [...rows].map(([id, row]) => ({ id, row }))
      await notUniqueApart(() => insertNumbered(this.#tx, entity, [...rows.values()]))
      this.#toFollow(entity, all)
    }
    for (const all of updates) {
      const { entity } = all[0] as RowWrite
      const isWritten = await notUniqueApart(() => updateRows(this.#tx, entity, all))
      if (!isWritten) throw new NotTogether(entity.name)
      this.#toFollow(entity, all)
    }
  }

  /** What they refer to and are found by follows. */
  #toFollow(entity: Entity, rows: readonly Placed[]): void {
    for (const one of rows) {
      this.#referring.add(entity, one)
      this.#unfound.add(entity, one)
    }
  }

  /** Brings what rows are found by in step with them. */
  async #find(): Promise<void> {
    await this.#ownWrites(async () => {
      for (const [entity, some] of this.#unfound.take()) {
        await writeAllPlaces(this.#tx, entity, some)
        await writeAllTexts(this.#tx, entity, some)
      }
    })
  }

  async #noteAll(): Promise<void> {
    const noted = this.#noted
    this.#noted = []
    if (noted.length > 0)
      await this.#ownWrites(() => this.#tx.insertInto('_change').values(noted).execute())
  }

  async #tellAll(): Promise<void> {
    const tellings = this.#tellings
    this.#tellings = []
    if (tellings.length > 0) await this.#ownWrites(() => this.#tell(tellings))
  }

  /** Statements of its own, which change nothing that somebody else would not have found so. */
  async #ownWrites(work: () => Promise<unknown>): Promise<void> {
    const before = touchesOf(this.#tx)
    await this.#busily(work)
    this.#own += touchesOf(this.#tx) - before
  }

  async #tell(tellings: readonly Telling[]): Promise<void> {
    const entries = tellings.map(({ entry }) => entry).filter((entry) => entry !== null)
    const log = this.#context.entities.get('auditLog')
    const ids = log ? await insertInOrder(this.#tx, log, entries) : []
    const versions = tellings.map(({ entry, version }) => ({
      ...version,
      auditId: entry ? (ids.shift() ?? null) : null,
    }))
    await writeVersions(this.#tx, versions)
  }

  async #count(): Promise<void> {
    const names = this.#countedNames()
    const before = touchesOf(this.#tx)
    const counting = {
      context: this.#context,
      tx: this.#tx,
      now: this.#now,
      touched: this.#touched,
    }
    await this.#busily(async () => {
      await recount(counting)
      await recountObjects(counting)
    })
    this.#own += touchesOf(this.#tx) - before
    this.#answers.forget((name) => names.has(name))
    for (const name of names) this.#counted.add(entityNamed(this.#context, name))
    for (const key of this.#remembered.keys())
      if (names.has(key.split('/', 1)[0] as string)) this.#remembered.delete(key)
  }

  /** Statements of its own, ahead of which nothing is written. */
  async #busily<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#busy
    this.#busy = true
    try {
      return await work()
    } finally {
      this.#busy = before
    }
  }
}

/** Which of the rows another record stands in the way of is not told: each is then written by itself. */
async function notUniqueApart<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw error instanceof NotUnique ? new NotTogether(error.message) : error
  }
}

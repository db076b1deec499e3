import type { Entity, Row } from '#declare'
import type { RowsQuestion } from '#derive/situation.ts'
import { meetsWhere, plainValue } from './meets.ts'

/** So many records are read ahead of what is asked; where there are more, each question is asked by itself. */
const MOST = 3000
/** How often they are read anew, since somebody wrote in between. */
const TIMES = 4
const nothing: Row = {}

/** What a group knows of its own records, and how others are read. */
export interface Known {
  /** Grows with every change that others than the group made. */
  readonly epoch: number
  entityNamed(name: string): Entity
  /** The records that were written so far, in their order. */
  readonly written: readonly { readonly entity: string; readonly id: number }[]
  standing(entity: string, id: number): Row | undefined
  select(entity: Entity, where: Row, limit: number): Promise<readonly Row[]>
}

/** All records that have one of these values at a path. */
interface Covered {
  readonly values: ReadonlySet<unknown>
  readonly rows: Map<unknown, Map<number, Row>>
  readonly placed: Map<number, unknown>
  readonly epoch: number
  /** How many of the written records it has taken in. */
  upTo: number
}

/**
 * Answers to what rules ask about records of the kind that a group writes, such as who has a number already: read for
 * all that are to be written in one statement, and kept in step with what the group writes.
 */
export class Answers {
  readonly #known: Known
  readonly #expected = new Map<string, readonly Row[]>()
  /** By entity and path. */
  readonly #valuesAt = new Map<string, Map<string, ReadonlySet<unknown>>>()
  readonly #covered = new Map<string, Covered>()
  readonly #times = new Map<string, number>()

  constructor(known: Known) {
    this.#known = known
  }

  /** Records that are to be written, as far as that is known. */
  expect(entity: string, rows: readonly Row[]): void {
    this.#expected.set(entity, rows)
    this.#valuesAt.clear()
  }

  /** What it answers without asking anybody; undefined where somebody is to be asked. */
  answer(question: RowsQuestion): readonly Row[] | undefined {
    const path = this.#pathOf(question)
    const covered = path === undefined ? undefined : this.#coveredAt(question.of, path)
    const value = question.where[path as string]
    if (!covered?.values.has(value)) return undefined
    const entity = this.#known.entityNamed(question.of)
    const found: Row[] = []
    for (const row of covered.rows.get(value)?.values() ?? []) {
      const is = meetsWhere(entity, question.where, row)
      if (is === undefined) return undefined
      if (is) found.push(row)
    }
    return found.toSorted((a, b) => Number(a.id) - Number(b.id)).slice(0, question.limit)
  }

  async ask(question: RowsQuestion, read: () => Promise<unknown>): Promise<unknown> {
    const path = this.#pathOf(question)
    if (path !== undefined && !this.#coveredAt(question.of, path)) await this.#cover(question, path)
    return this.answer(question) ?? read()
  }

  /** Somebody else may have written meanwhile. */
  forget(isMeant: (entity: string) => boolean = () => true): void {
    for (const key of this.#covered.keys())
      if (isMeant(key.split(' ', 1)[0] as string)) this.#covered.delete(key)
  }

  /** The path of a question at which the records that are to be written differ most. */
  #pathOf({ of, where }: RowsQuestion): string | undefined {
    if (!this.#expected.has(of)) return undefined
    const entity = this.#known.entityNamed(of)
    let best: string | undefined
    let most = 1
    for (const path in where) {
      const type = typeof where[path]
      if (type !== 'string' && type !== 'number') continue
      if (plainValue(entity, path, nothing) === undefined) continue
      const { size } = this.#at(of, path)
      if (size > most) {
        best = path
        most = size
      }
    }
    return best
  }

  /** What the records that are to be written have at a path. */
  #at(name: string, path: string): ReadonlySet<unknown> {
    const byPath = this.#valuesAt.get(name) ?? new Map<string, ReadonlySet<unknown>>()
    this.#valuesAt.set(name, byPath)
    const known = byPath.get(path)
    if (known) return known
    const entity = this.#known.entityNamed(name)
    const values = (this.#expected.get(name) ?? []).map((row) => plainValue(entity, path, row))
    const found = new Set(values.filter((value) => value !== null && value !== undefined))
    byPath.set(path, found)
    return found
  }

  #coveredAt(entity: string, path: string): Covered | undefined {
    const key = `${entity} ${path}`
    const covered = this.#covered.get(key)
    if (!covered) return undefined
    if (covered.epoch === this.#known.epoch && this.#takeIn(covered, entity, path)) return covered
    this.#covered.delete(key)
    return undefined
  }

  /** Brings it in step with what was written since; false where a record cannot be told as it stands. */
  #takeIn(covered: Covered, name: string, path: string): boolean {
    const { written } = this.#known
    const entity = this.#known.entityNamed(name)
    for (; covered.upTo < written.length; covered.upTo++) {
      const one = written[covered.upTo] as Known['written'][number]
      if (one.entity !== name) continue
      const row = this.#known.standing(name, one.id)
      if (!row) return false
      covered.rows.get(covered.placed.get(one.id))?.delete(one.id)
      place(covered, plainValue(entity, path, row), row)
    }
    return true
  }

  async #cover({ of, where }: RowsQuestion, path: string): Promise<void> {
    const key = `${of} ${path}`
    const times = (this.#times.get(key) ?? 0) + 1
    if (times > TIMES) return
    this.#times.set(key, times)
    const values = new Set([...this.#at(of, path), where[path]])
    const entity = this.#known.entityNamed(of)
    const rows = await this.#known.select(entity, { [path]: [...values] }, MOST + 1)
    if (rows.length > MOST) {
      this.#times.set(key, TIMES)
      return
    }
    const { epoch, written } = this.#known
    const covered = { values, rows: new Map(), placed: new Map(), epoch, upTo: written.length }
    for (const row of rows) place(covered, plainValue(entity, path, row), row)
    this.#covered.set(key, covered)
  }
}

function place({ rows, placed }: Covered, value: unknown, row: Row): void {
  const some = rows.get(value) ?? new Map<number, Row>()
  rows.set(value, some)
  some.set(Number(row.id), row)
  placed.set(Number(row.id), value)
}

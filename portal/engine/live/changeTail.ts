import type { Db } from '#portal/storage/db/database.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'

/** That a record was made, changed, brought back or deleted; by whom, and in which fields. */
export interface RecordChange {
  readonly entity: string
  readonly id: number
  readonly kind: 'made' | 'changed' | 'removed'
  readonly by: number | null
  readonly byName: string
  readonly fields: readonly string[]
}

/** A change with its number in the log. */
export interface Numbered extends RecordChange {
  readonly number: number
}

/** What has happened since one looked before. */
export interface News {
  readonly changes: readonly Numbered[]
  /** Entities of which so much changed at once that nobody wants it told one by one. */
  readonly many: readonly string[]
  /** How far one had looked before, and has looked now. Numbers of before are those of transactions that ended late. */
  readonly before: number
  readonly cursor: number
}

/** More at once is told by entity only. */
const MOST = 500
/** Numbers that were passed over may still come: a transaction that took them had not ended. So long, in milliseconds. */
const LATE = 300_000
const MOST_GAPS = 50

interface Gap {
  readonly from: number
  readonly to: number
  readonly since: number
}

const kinds: { readonly [action: string]: RecordChange['kind'] } = {
  ...{ create: 'made', restore: 'made', delete: 'removed' },
  ...{ update: 'changed', move: 'changed', action: 'changed' },
}

/**
 * Reads on in the audit log, which tells of every change of every process in its own transaction: what this portal
 * wrote, what another one did, and what a worker beside them did. Numbers are given out before transactions end, so a
 * number that is missing is looked for again a while.
 */
export class ChangeTail {
  readonly #db: Db
  readonly #now: () => number
  #cursor = -1
  #gaps: Gap[] = []

  constructor(db: Db, now: () => number) {
    this.#db = db
    this.#now = now
  }

  /** Where it stands; begun here where it has not begun yet. */
  async begin(): Promise<number> {
    if (this.#cursor < 0) this.#cursor = await this.last()
    return this.#cursor
  }

  /** Forgets where it stood: nobody listens, and whoever comes next begins anew. */
  end(): void {
    this.#cursor = -1
    this.#gaps = []
  }

  /** What has come since it was asked before. */
  async next(): Promise<News> {
    const before = await this.begin()
    const last = await this.last()
    if (last === before && this.#gaps.length === 0)
      return { changes: [], many: [], before, cursor: before }
    const places = [...this.#gaps, { from: before + 1, to: Number.MAX_SAFE_INTEGER, since: 0 }]
    const news = await this.#read(places, before)
    this.#cursor = Math.max(before, news.cursor)
    this.#note(before, news.ids)
    return news
  }

  /** What came after a number and before where it stands: for whoever comes back. */
  async between(after: number): Promise<News> {
    const to = await this.begin()
    if (after >= to) return { changes: [], many: [], before: after, cursor: to }
    return { ...(await this.#read([{ from: after + 1, to, since: 0 }], after)), cursor: to }
  }

  /** The number of the newest change. */
  async last(): Promise<number> {
    const { last } = (await this.#db
      .selectFrom('auditLog')
      .select((of) => of.fn.max('id').as('last'))
      .executeTakeFirst()) as { last: unknown }
    return Number(last ?? 0)
  }

  /** The number of the newest change that is from before a moment; of those long past nobody asks. */
  async before(moment: string): Promise<number> {
    const rows = await this.#db
      .selectFrom('auditLog')
      .select(['id', 'createdAt'])
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute()
    const found = rows.find(({ createdAt }) => String(createdAt) < moment) ?? rows.at(-1)
    return Number(found?.id ?? 0)
  }

  async #read(places: readonly Gap[], before: number): Promise<News & { ids: readonly number[] }> {
    const rows = await this.#db
      .selectFrom('auditLog')
      .select(['id', 'entity', 'recordId', 'action', 'actor', 'actorName', 'changed'])
      .where((is) =>
        is.or(places.map(({ from, to }) => is.and([is('id', '>=', from), is('id', '<=', to)]))),
      )
      .orderBy('id')
      .limit(MOST + 1)
      .execute()
    if (rows.length > MOST) return this.#inShort(before)
    const ids = rows.map(({ id }) => Number(id))
    const cursor = Math.max(before, ids.at(-1) ?? 0)
    return { changes: rows.flatMap(changeIn), many: [], before, cursor, ids }
  }

  async #inShort(before: number): Promise<News & { ids: readonly number[] }> {
    const cursor = await this.last()
    const rows = await this.#db
      .selectFrom('auditLog')
      .select('entity')
      .distinct()
      .where('id', '>', before)
      .where('id', '<=', cursor)
      .where('recordId', 'is not', null)
      .execute()
    const many = rows.flatMap(({ entity }) => (entity === null ? [] : [String(entity)]))
    return { changes: [], many, before, cursor, ids: [] }
  }

  /** Keeps in mind which numbers are missing. */
  #note(before: number, ids: readonly number[]): void {
    const now = this.#now()
    const found = new Set(ids)
    const open = ids.length === 0 ? [] : [{ from: before + 1, to: this.#cursor, since: now }]
    this.#gaps = [...this.#gaps, ...open]
      .filter(({ since }) => now - since < LATE)
      .flatMap((gap) => without(gap, found))
      .slice(-MOST_GAPS)
  }
}

/** What is left of a gap once some of its numbers have come. */
function without(gap: Gap, found: ReadonlySet<number>): Gap[] {
  const inside = [...found].filter((id) => id >= gap.from && id <= gap.to).sort((a, b) => a - b)
  const left: Gap[] = []
  let from = gap.from
  for (const id of inside) {
    if (id > from) left.push({ ...gap, from, to: id - 1 })
    from = id + 1
  }
  if (from <= gap.to) left.push({ ...gap, from })
  return left
}

function changeIn(row: { readonly [column: string]: unknown }): Numbered[] {
  const kind = kinds[String(row.action)]
  const id = Number(row.recordId)
  if (!kind || row.entity === null || !Number.isSafeInteger(id) || id < 1) return []
  return [
    {
      number: Number(row.id),
      ...{ entity: String(row.entity), id, kind },
      by: row.actor === null ? null : Number(row.actor),
      byName: String(row.actorName ?? ''),
      fields: (parsedJson(row.changed) ?? []) as readonly string[],
    },
  ]
}

import type { Row } from '#declare'

/** What is around every answer. */
export interface Envelope<T = unknown> {
  readonly code: number
  readonly message: string
  readonly data: T
}
/** One call: its method, its path below /api/portal/, and what goes with it. */
export interface RecordCall {
  readonly method: string
  readonly path: string
  readonly query?: Row
  readonly body?: Row
}
/** Which records are asked for, in the words of the portal of this house. */
export interface Listed {
  readonly filter: Row
  readonly sort: readonly [field: string, order: string]
  readonly range: readonly [first: number, last: number]
  /** Columns, words of a search, and what else the list names. */
  readonly [other: string]: unknown
}
/** A page of a list. */
export interface Page {
  readonly list: readonly Row[]
  readonly total: number | null
  readonly hasNext?: boolean
  readonly cut?: boolean
  /** Where counting took too long: so many at least. */
  readonly atLeast?: number
  /** Not counted: it is to be asked for by itself. */
  readonly later?: boolean
  /** The widths there are of pictures in it, by address. */
  readonly pictures?: { readonly [address: string]: string }
}

/** How a portal is spoken to: its envelope, and the calls of records. All else is built on these. */
export interface PortalAdapter {
  /** Reads what is around an answer; null where it is no answer of the portal. */
  envelope(answer: unknown): Envelope | null
  list(path: string, asked: Listed): RecordCall
  /** Reads the data of the answer to a list. */
  page(data: unknown): Page
  one(path: string, id: unknown): RecordCall
  create(path: string, values: Row): RecordCall
  update(path: string, id: unknown, values: Row): RecordCall
  remove(path: string, id: unknown, terms: Row): RecordCall
}

/** The portal of this house: plain REST, `filter`, `sort` and `range` in the query, `{ code, message, data }` around. */
export const portalAdapter: PortalAdapter = {
  envelope: (answer) =>
    typeof (answer as Envelope | null)?.code === 'number' ? (answer as Envelope) : null,
  list: (path, query) => ({ method: 'GET', path, query }),
  page: (data) => (Array.isArray(data) ? { list: data, total: null } : (data as Page)),
  one: (path, id) => ({ method: 'GET', path: `${path}/${id}` }),
  create: (path, body) => ({ method: 'POST', path, body }),
  update: (path, id, body) => ({ method: 'PUT', path: `${path}/${id}`, body }),
  remove: (path, id, body) => ({ method: 'DELETE', path: `${path}/${id}`, body }),
}

/** An adapter of one's own, `own.adapter.ts` beside this file, is found by being there. */
const [own] = Object.values(
  import.meta.glob<PortalAdapter>('./own.adapter.ts', { eager: true, import: 'adapter' }),
)
let spoken = own ?? portalAdapter

/** How the portal behind this admin is spoken to. */
export const adapter = (): PortalAdapter => spoken

/** Names another portal behind the admin, for tests; before anything is asked. */
export function speakTo(other: PortalAdapter): void {
  spoken = other
}

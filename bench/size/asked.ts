import { uidOf } from '../bulk/fillUsers.ts'
import { CHANNELS, COMPANIES, LINES, OF_A_BATCH } from './fillSize.ts'

/** A call that is measured, as the admin makes it: the path of the n-th, so that no two ask for the same. */
export interface Asked {
  readonly what: string
  readonly path: (n: number) => string
}
type Sort = readonly [field: string, order: 'ASC' | 'DESC']

/** So many records one page of a list holds. */
const PAGE = 20
const newest: Sort = ['createdAt', 'DESC']
const userColumns = ['uid', 'nickname', 'phone', 'channel', 'readMoney', 'registeredAt', 'status']
const lineColumns = ['createdAt', 'user', 'direction', 'source', 'amount', 'balanceAfter', 'note']
const auditColumns = ['createdAt', 'actorName', 'action', 'entity', 'recordTitle', 'changed', 'ip']

function listed(entity: string, columns: string[], filter: object, from: number, sort: Sort) {
  const query = { filter, sort, range: [from, from + PAGE - 1], columns }
  const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])
  return `${entity}?${new URLSearchParams(Object.fromEntries(texts))}`
}
const people = (filter: object, from = 0, sort: Sort = ['registeredAt', 'DESC']) =>
  listed('appUser', userColumns, filter, from, sort)
const entries = (filter: object, from = 0) =>
  listed('readMoneyLedger', lineColumns, filter, from, newest)
const audited = (filter: object, from = 0) => listed('auditLog', auditColumns, filter, from, newest)

/** What is asked of a portal with so many users, of records spread over all of them. */
export function askedOf(users: number): readonly Asked[] {
  const someone = (n: number) => 1 + ((n * 7_654_321) % users)
  const far = (n: number, of: number) => Math.floor(((n * 0.618) % 1) * of * 0.9)
  return [
    { what: 'newest users', path: (n) => people({}, n * PAGE) },
    { what: 'users, any page', path: (n) => people({}, far(n, users)) },
    { what: 'users of a channel', path: (n) => people({ channel: 1 + (n % CHANNELS) }, n) },
    { what: 'users of a company', path: (n) => people({ company: 1 + (n % COMPANIES) }) },
    { what: 'banned users', path: (n) => people({ status: 'banned' }, n) },
    { what: 'users by balance', path: (n) => people({}, n * PAGE, ['readMoney', 'DESC']) },
    { what: 'newest of the ledger', path: (n) => entries({}, n * PAGE) },
    { what: 'the ledger, any page', path: (n) => entries({}, far(n, users * LINES)) },
    { what: 'the ledger of a user', path: (n) => entries({ user: someone(n) }) },
    { what: 'the ledger of a batch', path: (n) => entries({ batch: batchOf(users, n) }) },
    { what: 'what came in, a day', path: (n) => entries({ direction: 'in', ...dayOf(n) }) },
    { what: 'newest of the audit log', path: (n) => audited({}, n * PAGE) },
    { what: 'the audit log, any page', path: (n) => audited({}, far(n, users)) },
    { what: 'what a colleague did', path: (n) => audited({ actor: 1 + (n % 50) }) },
    { what: 'what was done to a record', path: (n) => audited({ recordId: `${someone(n)}` }) },
    { what: 'search: a uid, everywhere', path: (n) => `index/search?q=${uidOf(someone(n))}` },
    { what: 'search: a nickname', path: (n) => people({ q: `读者${someone(n)}` }) },
    { what: 'search: three digits', path: (n) => people({ q: String(100 + n) }) },
    { what: 'search: what all have', path: (n) => people({ q: '读者' }, n * PAGE) },
    { what: 'a user, whole', path: (n) => `appUser/${someone(n)}` },
    { what: 'figures of the home page', path: () => 'index/figures' },
    { what: 'a batch’s ledger exported', path: (n) => exported({ batch: batchOf(users, n) }) },
  ]
}

/** Batches were given in the second of the ten rounds of entries. */
function batchOf(users: number, n: number): number {
  const batches = Math.max(1, Math.floor(users / OF_A_BATCH))
  return 1 + Math.ceil(users / OF_A_BATCH) + (n % batches)
}

function dayOf(n: number) {
  const day = new Date(Date.UTC(2017, 0, 1) + n * 37 * 86_400_000).toISOString().slice(0, 10)
  return { createdAt_gte: `${day}T00:00:00+08:00`, createdAt_lte: `${day}T23:59:59+08:00` }
}

const exported = (filter: object) =>
  `readMoneyLedger/export?filter=${encodeURIComponent(JSON.stringify(filter))}`

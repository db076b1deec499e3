import type { Page, PortalAdapter } from '#src/client/portalAdapter.ts'

/** Codes of the other portal, by those the admin knows. */
export const codes: { readonly [status: number]: number } = { 0: 20000 }

interface Answer {
  readonly status: number
  readonly msg: string
  readonly result: unknown
}
interface Rows {
  readonly rows: Page['list']
  readonly count: number | null
}

/**
 * A portal that stood before the admin: every call a POST with the verb in its address, pages counted from one, and
 * `{ status, msg, result }` around each answer.
 */
export const otherAdapter: PortalAdapter = {
  envelope: (answer) => {
    const { status, msg, result } = (answer ?? {}) as Partial<Answer>
    if (typeof status !== 'number') return null
    return { code: codes[status] ?? status, message: msg ?? '', data: result }
  },
  list: (path, { filter, sort: [field, order], range: [first, last], ...rest }) => {
    const limit = last - first + 1
    const body = {
      ...rest,
      where: filter,
      orderBy: `${field} ${order}`,
      limit,
      page: first / limit + 1,
    }
    return { method: 'POST', path: `${path}/getList`, body }
  },
  page: (data) => {
    const { rows, count, ...rest } = data as Rows
    return { ...rest, list: rows, total: count }
  },
  one: (path, id) => ({ method: 'POST', path: `${path}/getInfo`, body: { id } }),
  create: (path, body) => ({ method: 'POST', path: `${path}/add`, body }),
  update: (path, id, body) => ({ method: 'POST', path: `${path}/edit`, body: { ...body, id } }),
  remove: (path, id, body) => ({ method: 'POST', path: `${path}/del`, body: { ...body, id } }),
}

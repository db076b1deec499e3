import type { Context } from 'hono'
import type { Row } from '#declare'
import { editedRows } from '#portal/engine/edits/editedRows.ts'
import { cancelEdit, runEdit } from '#portal/engine/edits/runEdit.ts'
import { lastEdits, showEdit, shownEdit } from '#portal/engine/edits/showEdit.ts'
import { followEdit, startEdit } from '#portal/engine/edits/startEdit.ts'
import { startReplace } from '#portal/engine/edits/startReplace.ts'
import type { Call } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { bodyOf } from '../body.ts'
import { languageOf, success } from '../envelope.ts'
import { idsMeant, type Route } from '../records/recordCalls.ts'

const spoken = (c: Context) => languageOf(c.req.header('accept-language'))

/** A call that leaves a batch behind, which is told as it then stands. */
const leaving =
  (does: (c: Context, call: Call) => Promise<Row>, status: 200 | 201 = 200): Route =>
  async (c, call) =>
    success(c, await shownEdit(call, await does(c, call), spoken(c)), status)

/** `edits` below the address of an entity: many records edited at once. */
const onEdits: { readonly [method: string]: Route } = {
  GET: async (c, call) => success(c, { list: await lastEdits(call, spoken(c)) }),
  POST: leaving(async (c, call) => startEdit(call, await bodyOf(c), idsMeant(call)), 201),
}

const onEdit: { readonly [call: string]: (id: number) => Route } = {
  GET: (id) => async (c, call) => success(c, await showEdit(call, id, spoken(c))),
  'GET rows': (id) => async (c, call) =>
    success(c, await editedRows(call, id, queryOf(c), spoken(c))),
  'POST run': (id) => leaving(async (c, call) => runEdit(call, id, await bodyOf(c))),
  'POST back': (id) => leaving((_, call) => followEdit(call, id, 'back'), 201),
  'POST again': (id) => leaving((_, call) => followEdit(call, id, 'again'), 201),
  'POST cancel': (id) => leaving((_, call) => cancelEdit(call, id)),
}

/** `POST /:id/replaceUses`. */
export const replaceRoute =
  (id: number): Route =>
  async (c, call) =>
    success(c, await startReplace(call, id, await bodyOf(c), spoken(c)), 201)

/** The route of a call on the edits of an entity; undefined where it is none. */
export function editRoute(method: string, rest: readonly string[]): Route | undefined {
  const [first, id = '', ...further] = rest
  if (first !== 'edits') return undefined
  if (rest.length === 1) return onEdits[method]
  if (!/^[1-9]\d{0,15}$/.test(id)) return undefined
  return onEdit[[method, ...further].join(' ')]?.(Number(id))
}

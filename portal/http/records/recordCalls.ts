import type { Context } from 'hono'
import type { Row } from '#declare'
import { maskedFields } from '#derive/maskedFields.ts'
import { refusedField } from '#portal/core/errors.ts'
import { presence } from '#portal/engine/presence/presence.ts'
import { remove } from '#portal/engine/records/bin.ts'
import { bulk } from '#portal/engine/records/bulk.ts'
import { type Call, demand, findVisible, visibleRow } from '#portal/engine/records/call.ts'
import { dryCheck } from '#portal/engine/records/dryCheck.ts'
import { exportList } from '#portal/engine/records/exportList.ts'
import {
  demandUnmasked,
  listPage,
  listSums,
  queryOf,
  rangeHeader,
} from '#portal/engine/records/listing.ts'
import { reorder } from '#portal/engine/records/reorder.ts'
import { reveal } from '#portal/engine/records/reveal.ts'
import { create, update } from '#portal/engine/records/save.ts'
import { uses } from '#portal/engine/records/uses.ts'
import { history, restoreVersion } from '#portal/engine/records/versions.ts'
import { bodyOf } from '../body.ts'
import { languageOf, success } from '../envelope.ts'

/** Answers one call on the records of one entity. */
export type Route = (c: Context, call: Call) => Promise<Response>
/** What named calls of an entity do that no plain operation does, by operation. */
export type Calls = { readonly [operation: string]: Route }

/** What stands in the portal's own segments, and on the path itself. */
export const onPath: { readonly [call: string]: Route } = {
  GET: async (c, call) => {
    const { bin, ...asked } = queryOf(c)
    return page(c, call, asked, bin === '1' || bin === 'true')
  },
  POST: async (c, call) => record(c, await create(call, await bodyOf(c)), 201),
  'GET bin': (c, call) => page(c, call, queryOf(c), true),
  'GET sums': async (c, call) => success(c, await listSums(call, queryOf(c))),
  'GET export': (c, call) => answerExport(c, call, queryOf(c)),
  'POST bulk': async (c, call) => {
    const body = await bodyOf(c)
    return success(
      c,
      await bulk(call, body, idsMeant(call), languageOf(c.req.header('accept-language'))),
    )
  },
  'POST check': async (c, call) =>
    success(c, await dryCheck(call, await bodyOf(c), languageOf(c.req.header('accept-language')))),
  'POST order': async (c, call) => success(c, await reorder(call, await bodyOf(c))),
}

/** Calls on one record, by method. */
export const onNumber: { readonly [method: string]: (id: number) => Route } = {
  GET: (id) => async (c, call) => {
    demand(call, 'read')
    return record(c, visibleRow(call, await findVisible(call, call.context.database.db, id)))
  },
  PUT: (id) => async (c, call) =>
    record(c, await update(call, id, withVersion(c, await bodyOf(c)))),
  DELETE: (id) => async (c, call) =>
    success(
      c,
      await remove(call, id, withVersion(c, { ...acceptedInQuery(c), ...(await bodyOf(c)) })),
    ),
}

/** `GET /:id/history`. */
export const historyRoute =
  (id: number): Route =>
  async (c, call) =>
    success(c, await history(call, id))
/** `GET /:id/uses`. */
export const usesRoute =
  (id: number): Route =>
  async (c, call) =>
    success(c, await uses(call, id))
/** `POST /:id/reveal`. */
export const revealing =
  (id: number): Route =>
  async (c, call) =>
    success(c, await reveal(call, id))
/** `POST /:id/presence`. */
export const present =
  (id: number): Route =>
  async (c, call) =>
    success(c, await presence(call, id, await bodyOf(c)))
/** `POST /:id/history/:version/restore`. */
export const backTo =
  (id: number, version: number): Route =>
  async (c, call) => {
    if (!Number.isSafeInteger(version))
      throw refusedField('version', ['版本号应为数字', 'A version is a number'])
    return record(c, await restoreVersion(call, id, version, withVersion(c, await bodyOf(c))))
  }

/** What an action gives: a record with its ETag, or whatever it is. */
export const actionResult = (c: Context, result: unknown): Response => {
  const version = (result as Row | null)?.version
  return version !== undefined && 'id' in (result as Row)
    ? record(c, result as Row)
    : success(c, result)
}

/** The list a query asks for as a spreadsheet. */
export async function answerExport(
  c: Context,
  call: Call,
  asked: { readonly [name: string]: string },
): Promise<Response> {
  const language = languageOf(c.req.header('accept-language'))
  const bytes = await exportList(call, asked, language)
  const name = encodeURIComponent(`${call.entity.label[language === 'en' ? 1 : 0]}.xlsx`)
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
  })
}

/** A record with its version as ETag. */
export function record(c: Context, row: Row, status: 200 | 201 = 200): Response {
  c.header('ETag', `"${row.version}"`)
  return success(c, row, status)
}

/** A page of a list with its Content-Range. */
export async function page(
  c: Context,
  call: Call,
  asked: { readonly [name: string]: string },
  binned = false,
): Promise<Response> {
  const found = await listPage(call, asked, binned ? { binned } : {})
  c.header('Content-Range', rangeHeader(call.entity, found))
  return success(c, found)
}

/** The version the caller read: in the body, else in If-Match. */
export function withVersion(c: Context, body: Row): Row {
  const match = /^(?:W\/)?"(\d+)"$/.exec(c.req.header('if-match') ?? '')
  return match && body.version === undefined ? { ...body, version: Number(match[1]) } : body
}

/** A DELETE often carries no body: what it accepts may stand in the query. */
function acceptedInQuery(c: Context): Row {
  const { accept, reason, confirm } = queryOf(c)
  return {
    ...(accept && { accept: rulesIn(accept) }),
    ...(reason && { reason }),
    ...(confirm && { confirm: /^\d+$/.test(confirm) ? Number(confirm) : confirm }),
  }
}

/** `["author#sameNameNeedsConfirmation"]`, or the same without quotes and brackets. */
function rulesIn(accept: string): readonly string[] {
  return accept
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((rule) => rule.trim().replace(/^"|"$/g, ''))
}

/** Finds the records that a filter of the list means, page by page. */
export const idsMeant = (call: Call) => async (filter: unknown, most: number) => {
  const ids: number[] = []
  demandUnmasked(call, { filter: JSON.stringify(filter) })
  const where = call.context.access.sees(call.entity, call.session)
  for (let from = 0; from < most; from += 1000) {
    const asked = {
      filter: JSON.stringify(filter),
      sort: '["id","ASC"]',
      range: JSON.stringify([from, from + 999]),
      columns: '[]',
    }
    const found = await call.context.lists.list(call.context.database.db, call.entity, asked, {
      where,
      masked: maskedFields(call.entity, call.session),
      me: call.session.user?.id,
      // As the list shows them.
      texts: true,
    })
    ids.push(...found.list.map((row) => row.id as number))
    if (!found.hasNext) break
  }
  return { ids, total: Math.min(ids.length, most) }
}

declare module '../../engine/context/parts.ts' {
  interface Parts {
    readonly calls: { readonly [entity: string]: Calls }
  }
}

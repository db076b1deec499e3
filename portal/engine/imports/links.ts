import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunction } from '#portal/engine/actions/action.ts'
import { takesCells } from '#portal/engine/imports/seesCells.ts'
import { told } from '#portal/engine/imports/trail.ts'
import { type Call, demand, findVisible } from '#portal/engine/records/call.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac } from '#portal/storage/objects/hmac.ts'

/** How long a link leads to its file, in seconds. */
const LIVES = 600
export const ROOT = '/api/portal/download/batchGive'
const whats: readonly string[] = ['file', 'result']

/**
 * `GET batchGive/{id}/link?of=result|file`: an address a browser downloads by itself, good for ten minutes. Whoever
 * may not see phones gets them in part by it, too. That it was asked for is kept.
 */
export async function linkTo(call: Call, id: number, of: string): Promise<Row> {
  demand(call, 'read')
  const { context, session } = call
  if (!whats.includes(of))
    throw refusedField('of', ['请选择 file 或 result', 'Ask for file or result'])
  const batch = await findVisible(call, context.database.db, id)
  await context.database.transaction((tx) =>
    told({ context, tx, session }, batch, 'download', { what: of }),
  )
  return linkOf(call, batch, of)
}

/** The same for the result alone, as an action of the batch. */
export const linkToResult: ActionFunction = async (call) => {
  const { context, db, session, row } = call
  const batch = row as Row
  await told({ context, tx: txOf(db), session }, batch, 'download', { what: 'result' })
  return linkOf(call, batch, 'result')
}

async function linkOf(
  call: Pick<Call, 'context' | 'session'>,
  batch: Row,
  of: string,
): Promise<Row> {
  const { context } = call
  const until = Math.floor(context.clock().getTime() / 1000) + LIVES
  const clear = takesCells(call, batch) ? '1' : '0'
  const sign = await signed(context.secret, batch.id as number, of, clear, until)
  const query = new URLSearchParams({ clear, until: String(until), sign })
  return {
    url: `${ROOT}/${batch.id}/${of}?${query}`,
    expires: new Date(until * 1000).toISOString(),
  }
}

/** What a link to a file of a batch is signed with. */
export const signed = async (secret: string, ...parts: readonly (string | number)[]) =>
  toHex(await hmac('SHA-256', secret, ['bulk link', ...parts].join('\n')))

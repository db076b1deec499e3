import { Hono } from 'hono'
import type { Row } from '#declare'
import { entityNamed, type Ground } from '#portal/context/ground.ts'
import { portalSession } from '#portal/context/session.ts'
import { expired, noCall, refusedField } from '#portal/core/errors.ts'
import type { ActionFunction } from '#portal/engine/actions/action.ts'
import { seesCells } from '#portal/engine/imports/seesCells.ts'
import { asFile, resultFile } from '#portal/engine/imports/sheets.ts'
import { fileOf, keyOfFile } from '#portal/engine/imports/sourceFile.ts'
import { told } from '#portal/engine/imports/trail.ts'
import { type Call, demand, seen } from '#portal/engine/records/call.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac, sameText } from '#portal/storage/objects/hmac.ts'
import { failed } from '../envelope.ts'

/** How long a link leads to its file, in seconds. */
const LIVES = 600
const ROOT = '/api/portal/download/batchGive'
const whats: readonly string[] = ['file', 'result']

/**
 * `GET batchGive/{id}/link?of=result|file`: an address a browser downloads by itself, good for ten minutes. Whoever
 * may not see phones gets them in part by it, too. That it was asked for is kept.
 */
export async function linkTo(call: Call, id: number, of: string): Promise<Row> {
  demand(call, 'read')
  const { ground, session } = call
  if (!whats.includes(of))
    throw refusedField('of', ['请选择 file 或 result', 'Ask for file or result'])
  const batch = await seen(call, ground.database.db, id)
  await ground.database.transaction((tx) =>
    told({ ground, tx, session }, batch, 'download', { what: of }),
  )
  return linkOf(call, batch, of)
}

/** The same for the result alone, as an action of the batch. */
export const linkToResult: ActionFunction = async (call) => {
  const { ground, db, session, row } = call
  const batch = row as Row
  await told({ ground, tx: txOf(db), session }, batch, 'download', { what: 'result' })
  return linkOf(call, batch, 'result')
}

async function linkOf(
  call: Pick<Call, 'ground' | 'session'>,
  batch: Row,
  of: string,
): Promise<Row> {
  const { ground } = call
  const until = Math.floor(ground.clock().getTime() / 1000) + LIVES
  const clear = seesCells(call, batch) ? '1' : '0'
  const sign = await signed(ground, batch.id as number, of, clear, until)
  const query = new URLSearchParams({ clear, until: String(until), sign })
  return {
    url: `${ROOT}/${batch.id}/${of}?${query}`,
    expires: new Date(until * 1000).toISOString(),
  }
}

const signed = async ({ secret }: Ground, ...parts: readonly (string | number)[]) =>
  toHex(await hmac('SHA-256', secret, ['bulk link', ...parts].join('\n')))

/** Answers such links, without a session. */
export function bulkLinks(ground: Ground): Hono {
  const app = new Hono()
  app.get(`${ROOT}/:id/:of`, async (c) => {
    const { id, of } = c.req.param()
    const { clear = '', until = '', sign = '' } = c.req.query()
    const right = await signed(ground, id, of, clear, until)
    const isGood = sameText(sign, right) && Number(until) * 1000 > ground.clock().getTime()
    if (!isGood) return failed(c, expired())
    const entity = entityNamed(ground, 'batchGive')
    const session =
      clear === '1' ? portalSession : { ...portalSession, acting: 'user' as const, roles: [] }
    const batch = await ground.rows.read(ground.database.db, entity, Number(id))
    if (!batch) return failed(c, noCall('GET', c.req.path))
    if (of === 'result') {
      const { bytes, name, type } = await resultFile({ ground, entity, session }, batch)
      return asFile(c, bytes, name, type)
    }
    if (!keyOfFile(ground, batch) || clear !== '1') return failed(c, noCall('GET', c.req.path))
    const name = String((batch.file as { name?: string } | null)?.name ?? 'list')
    const bytes = await fileOf(ground, batch).catch(() => null)
    if (!bytes) return failed(c, noCall('GET', c.req.path))
    return asFile(c, bytes, name, 'application/octet-stream')
  })
  return app
}

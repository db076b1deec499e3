import type { Context } from 'hono'
import type { Entity, Row } from '#declare'
import { publicReading } from '#derive/publicReading.ts'
import { forbidden, missing, noCall } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { queryOf, rangeHeader } from '#portal/engine/records/listing.ts'
import { shownBy } from '#portal/engine/records/preview/token.ts'
import { withReadersCards } from '#portal/engine/richText/readersCards.ts'
import { demandRight, type ServiceKey } from '#portal/engine/serviceKeys/readServiceKey.ts'
import type { Region } from '#portal/storage/cache/regions.ts'
import { success } from '../envelope.ts'
import { cachedAnswer as kept } from './cachedAnswer.ts'
import { isInReview } from './isInReview.ts'
import { publicList } from './publicList.ts'
import { publicRow } from './publicRow.ts'
import { withFillings } from './withFillings.ts'
import { withPictures } from './withPictures.ts'

/** What a call reads, with which key. */
export interface Reading {
  readonly context: PortalContext
  readonly entity: Entity
  readonly key: ServiceKey
  /** Which part of the memory its answers are kept in. */
  readonly region: Region
  readonly rest: readonly string[]
}

/**
 * `GET public/{path}` and `/{id}`: what the declaration shows, revalidated by ETag; drafts with `?preview=token`.
 * `?channel=…&version=…` says which build of the app asks: one that a store examines sees what may be seen then.
 */
export async function publicRoute(c: Context, { context, entity, key, region, rest }: Reading) {
  const all = publicReading(entity)
  const [given, ...more] = rest
  if (!all || more.length > 0) throw noCall(c.req.method, c.req.path)
  const { preview, channel, version, ...asked } = queryOf(c)
  const anew = all.inReview !== null && (await isInReview(context, { channel, version }))
  const reading = anew ? { ...all, shown: all.inReview as Row } : all
  if (given === undefined) {
    demandRight(key, 'public')
    const { page, etag } = await kept(c, { context, entity, region, reading, anew }, async () => ({
      page: await publicList(context, entity, reading, asked),
    }))
    c.header('Content-Range', rangeHeader(entity, page))
    return unchanged(c, page, etag)
  }
  if (!/^[1-9]\d{0,15}$/.test(given)) throw noCall(c.req.method, c.req.path)
  const id = Number(given)
  const [origin = ''] = context.origins
  if (preview !== undefined) {
    demandRight(key, 'preview')
    await demandPreview(context, entity, id, preview)
    const row = await context.rows.read(context.database.db, entity, id)
    if (!row) throw missing(entity.label, id)
    c.header('Cache-Control', 'no-store')
    const filled = await withFillings(context, entity, [row])
    const [whole = row] = await withReadersCards(context, entity, reading.gives, filled)
    const given = publicRow(entity, reading, whole, origin)
    const [shown = given] = await withPictures(context, entity, reading, [given], origin)
    return success(c, shown)
  }
  demandRight(key, 'public')
  const { row, etag } = await kept(c, { context, entity, region, reading, anew }, async () => {
    const filter = JSON.stringify({ id: [id] })
    const { list } = await publicList(context, entity, reading, { filter })
    if (!list[0]) throw missing(entity.label, id)
    return { row: list[0] }
  })
  return unchanged(c, row, etag)
}

/** Answers 304 where the reader has it already. Nothing is kept unasked: what is withdrawn is gone at once. */
async function unchanged(c: Context, data: unknown, etag: string): Promise<Response> {
  c.header('ETag', etag)
  c.header('Cache-Control', 'private, no-cache')
  const known = (c.req.header('if-none-match') ?? '').split(',').map((one) => one.trim())
  return known.includes(etag) ? c.body(null, 304) : success(c, data)
}

async function demandPreview(context: PortalContext, entity: Entity, id: number, token: string) {
  const shown = await shownBy(context, token)
  if (shown?.entity === entity.name && shown.id === id) return
  throw forbidden([
    '预览令牌无效或已过期，请在后台重新获取',
    'This preview token is not for this record or has run out: get another in the back office',
  ])
}

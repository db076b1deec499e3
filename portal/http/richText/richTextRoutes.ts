import { Hono } from 'hono'
import type { HeldCard } from '#derive/richText/cards.ts'
import { forbidden, noCall, refusedField } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { ForeignFault, fetchForeign } from '#portal/engine/media/fetchForeign.ts'
import { demandOnly } from '#portal/engine/records/acceptedValues.ts'
import { isRow } from '#portal/engine/records/entryKeys.ts'
import { presentCards } from '#portal/engine/richText/presentCards.ts'
import { toBase64 } from '#portal/storage/objects/encoding.ts'
import { keyInOwnBucket } from '#portal/storage/objects/inOwnBucket.ts'
import { decideType, pictureEnding } from '#portal/storage/objects/objectType.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'

/** Bytes of a picture that is fetched; the editor checks its own limit when it uploads it. */
const MOST = 5 * 1024 * 1024

/**
 * `POST richText/picture { url }`: brings a picture of another site to the editor, who uploads it as any other; nothing
 * is kept by it. Answers `{ own: true }` for one of the own store, else `{ type, ending, base64 }`. Throws 40001 with the
 * reason for what is not in reach or no picture of a known form. Only public addresses are called.
 *
 * `POST richText/cards { cards: [{ type, id }] }`: how the records of cards in a text stand now, as far as one may read them.
 */
export function richTextRoutes(context: PortalContext) {
  const app = new Hono()
  app.post('/picture', async (c) => {
    const session = c.get('session' as never) as Session
    if (!session.user) throw forbidden()
    const { store, outbound, origins } = context
    const body = await bodyOf(c)
    demandOnly(body, ['url'])
    const { url } = body
    if (typeof url !== 'string' || !/^https?:/i.test(url) || !URL.canParse(url))
      throw refusedField('url', ['图片地址无效', 'This is no address of a picture'])
    if (store && keyInOwnBucket(url, store.describe(), origins) !== null)
      return success(c, { own: true })
    if (!outbound) throw noCall('POST', c.req.path)
    const bytes = await fetchForeign(outbound, url, { most: MOST }).catch((error: unknown) => {
      throw error instanceof ForeignFault ? refusedField('url', error.label) : error
    })
    const type = decideType('picture.jpg', bytes)
    // The page draws webp and avif anew as one of the others before it uploads them.
    const ending = pictureEnding(type)
    if (!ending)
      throw refusedField('url', [
        '不是 jpg、png、gif、webp 或 avif 图片，请另存后再上传',
        'It is no jpg, png, gif, webp or avif: save it in another format and upload that',
      ])
    return success(c, { type, ending, base64: toBase64(bytes) })
  })
  app.post('/cards', async (c) => {
    const session = c.get('session' as never) as Session
    if (!session.user) throw forbidden()
    const body = await bodyOf(c)
    demandOnly(body, ['cards'])
    return success(c, { cards: await presentCards({ context, session }, heldIn(body.cards)) })
  })
  return app
}

/** Cards that are asked about at once. */
const AT_ONCE = 200

function heldIn(cards: unknown): readonly HeldCard[] {
  const isCard = (one: unknown) =>
    isRow(one) && typeof one.type === 'string' && Number.isSafeInteger(one.id) && Number(one.id) > 0
  if (Array.isArray(cards) && cards.length <= AT_ONCE && cards.every(isCard)) return cards
  throw refusedField('cards', [
    `请给出不超过 ${AT_ONCE} 张卡片，每张有 type 和 id`,
    `Give ${AT_ONCE} cards at most, each with its type and id`,
  ])
}

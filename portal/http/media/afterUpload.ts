import type { Row } from '#declare'
import { noCall, refusedField } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { originalOfItem } from '#portal/engine/media/keepOriginal.ts'
import { ownKey } from '#portal/engine/media/ownKey.ts'
import { storedAddress } from '#portal/engine/media/storedAddresses.ts'
import { takeUp } from '#portal/engine/media/takeUp.ts'
import { demandOnly } from '#portal/engine/records/acceptedValues.ts'
import { type Call, findVisible, visibleRow } from '#portal/engine/records/call.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'
import { uploadedKey } from './uploadedKey.ts'

/**
 * `POST material/uploaded { url, name, of }`: a browser says what it uploaded, and of which item of the library it was
 * cut; the portal reads the object itself. Answers `{ material }`, whose `url` is the address to use: the same content uploaded again is the item there was, and
 * `isKnown`. What is not taken is removed from the store. Throws 40001 with the reason.
 */
export const afterUpload: Route = async (c, call) => {
  const body = await bodyOf(c)
  demandOnly(body, ['url', 'name', 'of'])
  const { url, name, of } = body
  const { store } = call.context
  if (!store) throw noCall('POST', c.req.path)
  const key = await uploadedKey(call, url)
  const address = publicAddress(call.context, key, String(url))
  const item = await takeUp(call, store, key, {
    address,
    name: typeof name === 'string' ? name : '',
  })
  if (!item)
    throw refusedField('url', [
      '文件不存在，请重新上传',
      'There is no such file in the store: upload it again',
    ])
  const isKnown = item.id !== 0 && ownKey(call.context, item.url) !== key
  const source = isKnown || item.id === 0 ? null : await sourceOf(call, of)
  const kept = source ? await originalOfItem(call, store, item, source) : item
  return success(c, { material: visibleRow(call, kept), ...(isKnown && { isKnown }) })
}

/** What it was cut of, where the caller sees that: nobody comes by the original of what is not for them. */
const sourceOf = (call: Call, of: unknown): Promise<Row | null> =>
  Number.isSafeInteger(of)
    ? findVisible(call, call.context.database.db, of as number).catch(() => null)
    : Promise.resolve(null)

/** The address records keep: without what signed the upload, at the CDN where one stands before the bucket. */
function publicAddress(context: PortalContext, key: string, url: string): string {
  const { cdn } = context
  if (cdn) return `${cdn}/${key.split('/').map(encodeURIComponent).join('/')}`
  return storedAddress(context, url.replace(/[?#].*$/, ''))
}

import { noCall, refusedField } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { ownKey } from '#portal/engine/media/ownKey.ts'
import { storedAddress } from '#portal/engine/media/storedAddresses.ts'
import { takeUp } from '#portal/engine/media/takeUp.ts'
import { demandOnly } from '#portal/engine/records/acceptedValues.ts'
import { type Call, visibleRow } from '#portal/engine/records/call.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'

/**
 * `POST material/uploaded { url, name }`: a browser says what it uploaded; the portal reads the object itself. Answers
 * `{ material }`, whose `url` is the address to use: the same content uploaded again is the item there was, and
 * `isKnown`. What is not taken is removed from the store. Throws 40001 with the reason.
 */
export const afterUpload: Route = async (c, call) => {
  const body = await bodyOf(c)
  demandOnly(body, ['url', 'name'])
  const { url, name } = body
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
  return success(c, { material: visibleRow(call, item), ...(isKnown && { isKnown }) })
}

/** Only what the caller uploaded is looked at: reading and removing others' objects is nobody's business here. */
async function uploadedKey({ context, session }: Call, url: unknown) {
  const key = ownKey(context, url)
  const user = session.user?.username ?? ''
  const own = await uploadPrefixes(context.secret, user)
  if (key !== null && own.some((prefix) => key.startsWith(prefix))) return key
  throw refusedField('url', [
    '只能登记自己上传到本系统的文件',
    'Only files you uploaded here are taken in',
  ])
}

/** The address records keep: without what signed the upload, at the CDN where one stands before the bucket. */
function publicAddress(context: PortalContext, key: string, url: string): string {
  const { cdn } = context
  if (cdn) return `${cdn}/${key.split('/').map(encodeURIComponent).join('/')}`
  return storedAddress(context, url.replace(/[?#].*$/, ''))
}

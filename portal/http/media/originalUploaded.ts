import { noCall, refusedField } from '#portal/core/errors.ts'
import { keepOriginal, ORIGINAL_ENDING } from '#portal/engine/media/keepOriginal.ts'
import { demandOnly } from '#portal/engine/records/acceptedValues.ts'
import { findVisible, visibleRow } from '#portal/engine/records/call.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'
import { uploadedKey } from './uploadedKey.ts'

/**
 * `POST material/original { id, url, name }`: what a picture of the library was made of, uploaded under a name that ends
 * on `.original`. It lies where nobody reads it but by `GET material/{id}/file?at=original`. The first one an item gets
 * stays. Answers `{ material }`. Throws 40001 with the reason.
 */
export const originalUploaded: Route = async (c, call) => {
  const body = await bodyOf(c)
  demandOnly(body, ['id', 'url', 'name'])
  const { id, url, name } = body
  const { context } = call
  const { store } = context
  if (!store) throw noCall('POST', c.req.path)
  const key = await uploadedKey(call, url)
  // Whatever else lies there may stand in the library itself.
  if (!key.endsWith(ORIGINAL_ENDING))
    throw refusedField('url', [
      `原图的文件名须以 ${ORIGINAL_ENDING} 结尾`,
      `The name of an original ends on ${ORIGINAL_ENDING}`,
    ])
  const item = Number.isSafeInteger(id)
    ? await findVisible(call, context.database.db, id as number).catch(() => null)
    : null
  if (item?.mediaType !== 'image') {
    await store.remove(key)
    throw refusedField('id', [
      '素材库中没有这张图片，原图没有保存',
      'There is no such picture in the library: its original was not kept',
    ])
  }
  const named = typeof name === 'string' ? name : ''
  const kept = await keepOriginal(call, store, item, { key, name: named || String(item.name) })
  return success(c, { material: visibleRow(call, kept) })
}

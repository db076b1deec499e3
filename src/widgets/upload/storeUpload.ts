import { fetchToken } from './fetchToken.ts'
import { cutOf, originalOf } from './originals.ts'
import { reportUpload } from './reportUpload.ts'
import { uploadForm } from './uploadForm.ts'
import { type Upload, uploadObject } from './uploadObject.ts'

/**
 * Sends a file to the object store, signed with the portal's credentials or as its signed form; then the portal looks at
 * what arrived and says the address to use.
 */
export const storeUpload: Upload = async (file, { form, ...options }) => {
  const sent = await (form
    ? uploadForm(file, options)
    : uploadObject(file, { fetchToken, ...options }))
  const { id, url, isKnown } = await reportUpload(sent, { ...options, of: cutOf(file) })
  return {
    ...{ ...sent, url },
    ...(isKnown && { isKnown }),
    // Its original follows.
    ...(originalOf(file) && { material: id }),
  }
}

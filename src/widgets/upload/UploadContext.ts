import { createContext } from 'react'
import { fetchToken } from './fetchToken.ts'
import { reportUpload } from './reportUpload.ts'
import { type Upload, uploadObject } from './uploadObject.ts'

/**
 * How files reach the object store: the portal's credentials and ali-oss, then the portal looks at what arrived and
 * says the address to use; unless a test says otherwise.
 */
export const UploadContext = createContext<Upload>(async (file, options) => {
  const sent = await uploadObject(file, { fetchToken, ...options })
  const { url } = await reportUpload(sent, options)
  return { ...sent, url }
})

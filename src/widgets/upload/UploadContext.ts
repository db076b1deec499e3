import { createContext } from 'react'
import { fetchToken } from './fetchToken.ts'
import { type Upload, uploadObject } from './uploadObject.ts'

/** How files reach the object store: the portal's credentials and ali-oss, unless a test says otherwise. */
export const UploadContext = createContext<Upload>((file, options) =>
  uploadObject(file, { fetchToken, ...options }),
)

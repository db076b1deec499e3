import { createContext } from 'react'
import { storeUpload } from './storeUpload.ts'
import type { Upload } from './uploadObject.ts'

/** How the tray brings files to the object store. A test has its own way. */
export const UploadContext = createContext<Upload>(storeUpload)

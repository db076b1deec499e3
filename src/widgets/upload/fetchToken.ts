import { call } from '#src/client/client.ts'
import type { FetchToken, UploadModel } from './UploadModel.ts'

/** Credentials from the portal this admin talks to. */
export const fetchToken: FetchToken = async (kind, signal) => {
  const path = kind === 'audio' ? 'oss/audioToken' : 'oss/token'
  const { data } = await call<{ model: UploadModel }>('GET', path, signal ? { signal } : {})
  return data.model
}

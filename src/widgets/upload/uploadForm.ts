import { call } from '#src/client/client.ts'
import { objectName } from './objectName.ts'
import type { UploadedObject, UploadOptions } from './uploadObject.ts'

/** A form the portal has signed: what `/oss/getAudioOss` gives. */
export interface SignedForm {
  /** The bucket's address, without a slash at its end. */
  readonly host: string
  readonly policy: string
  readonly accessid: string
  readonly signature: string
  /** Where the object's name begins; ends with a slash. */
  readonly dir: string
}
type FetchForm = (signal?: AbortSignal) => Promise<SignedForm>

/** A minute without a single byte: nobody listens any more. */
const SILENCE = 60_000

const fetchForm: FetchForm = async (signal) => {
  const { data } = await call<{ model: SignedForm }>('GET', '/oss/getAudioOss', {
    ...(signal && { signal }),
  })
  return data.model
}

/**
 * Sends a file as a form in one piece, as the older calls do: key, policy, OSSAccessKeyId, success_action_status,
 * signature, then the file. Rejects with the store's words and status, −1 where nothing answered.
 */
export async function uploadForm(
  file: File,
  { onProgress, signal }: Pick<UploadOptions, 'onProgress' | 'signal'>,
  form: FetchForm = fetchForm,
): Promise<UploadedObject> {
  const signed = await form(signal)
  signal?.throwIfAborted()
  const key = objectName(signed.dir, file, Date.now())
  await posted(signed.host, bodyOf(signed, key, file), onProgress, signal)
  return { url: `${signed.host}/${key}`, name: file.name, size: file.size }
}

function bodyOf({ policy, accessid, signature }: SignedForm, key: string, file: File): FormData {
  const body = new FormData()
  const fields = { key, policy, OSSAccessKeyId: accessid, success_action_status: '200', signature }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  // The store reads nothing behind the file.
  body.set('file', file)
  return body
}

/** fetch does not tell how much of a body is sent. */
function posted(
  address: string,
  body: FormData,
  onProgress: UploadOptions['onProgress'],
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const lost = () => reject(Object.assign(new Error('No answer'), { status: -1 }))
    const alive = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        request.abort()
        lost()
      }, SILENCE)
    }
    const onAbort = () => {
      request.abort()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    request.upload.onprogress = ({ loaded, total }) => {
      alive()
      onProgress?.(total > 0 ? Math.min(loaded / total, 1) : 0)
    }
    request.onerror = lost
    request.onload = () => (request.status === 200 ? resolve() : reject(refusalOf(request)))
    request.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    alive()
    request.open('POST', address)
    request.send(body)
  })
}

function refusalOf({ status, responseText }: XMLHttpRequest): Error {
  const said = /<Message>([^<]*)<\/Message>/.exec(responseText)?.[1] ?? ''
  return Object.assign(new Error(said || `HTTP ${status}`), { status })
}

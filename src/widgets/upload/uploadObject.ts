import { objectName } from './objectName.ts'
import { objectAddress } from './ossAddress.ts'
import type { OssKeys } from './ossClient.ts'
import { ossPartStore } from './ossPartStore.ts'
import { sendParts, sendWhole } from './sendParts.ts'
import type { FetchToken, UploadKind, UploadModel } from './UploadModel.ts'
import { fileMark, forgetUpload, rememberUpload, unfinishedUpload } from './unfinishedUploads.ts'

export interface UploadOptions {
  readonly kind?: UploadKind
  /** How much is sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
  /** Sent as a form the portal has signed, in one piece, in place of parts. */
  readonly form?: boolean
}
/** A file in the object store; `size` in bytes. */
export interface UploadedObject {
  readonly url: string
  readonly name: string
  readonly size: number
  /** The library had this content before: the address is that of the item there was. */
  readonly isKnown?: true
  /** The item of the library it became, where its original is to follow. */
  readonly material?: number
}
export type Upload = (file: File, options: UploadOptions) => Promise<UploadedObject>

/** What is refused once may be taken the next time; nobody waits long for a picture. */
const TERMS = { retries: 2, wait: 500 }
const TIMEOUT = 60_000
/** Credentials that end so soon are renewed before a part is sent, in milliseconds. */
const AHEAD = 3000
/** How long credentials are taken to hold that do not say it, in milliseconds. */
const HELD = 10 * 60_000
const MB = 1024 ** 2
/** Small files go in small parts, so that a slow line shows how far it is; many large ones would only cost calls. */
const partsOf = (file: File) =>
  file.size < 16 * MB ? { partSize: MB / 4, parallel: 3 } : { partSize: MB, parallel: 5 }

/** Whether store or portal was not reached at all; whatever they answered bears a status or a code. */
export const isLineLost = (error: unknown): boolean => {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown }
  return navigator.onLine === false || status === -1 || code === 0
}

/**
 * Sends a file straight to the object store, in parts and several at once where it is large, each again when it fails,
 * and goes on from the last part that arrived when it is called again for the same file after it was broken off, by the
 * line, by hand or by a reload of the page. Rejects with the store's error, or with the signal's reason once it is aborted.
 */
export async function uploadObject(
  file: File,
  {
    fetchToken,
    kind = 'image',
    onProgress,
    signal = new AbortController().signal,
  }: UploadOptions & { readonly fetchToken: FetchToken },
): Promise<UploadedObject> {
  const model = await fetchToken(kind, signal)
  signal.throwIfAborted()
  const parts = partsOf(file)
  const told = file.size > parts.partSize ? await fileMark(file) : ''
  // The same file in two fields at once is sent as two: neither may join the parts of the other.
  const mark = sending.has(told) ? '' : told
  const goesOn = mark ? unfinishedUpload(mark, ownFolder(model.uploadPath)) : undefined
  const name = goesOn?.name ?? objectName(model.uploadPath, file, Date.now())
  const address = addressOf(model, name)
  const store = ossPartStore(
    address,
    file,
    optionsOf(model, () => fetchToken(kind)),
  )
  const terms = {
    ...{ ...TERMS, ...parts, size: file.size, signal, uploadId: goesOn?.uploadId },
    onProgress: (sent: number) => onProgress?.(file.size > 0 ? sent / file.size : 1),
    onBegun: (uploadId: string) => mark && rememberUpload({ mark, name, uploadId }),
  }
  try {
    if (mark) sending.add(mark)
    if (file.size <= terms.partSize) await sendWhole(store.whole, terms)
    else await sendParts(store, terms)
    forgetUpload(mark)
    return { url: objectAddress(address), name: file.name, size: file.size }
  } catch (error) {
    // What the store refused begins anew; what was broken off, by the line or by hand, goes on.
    if (!signal.aborted && !isLineLost(error)) forgetUpload(mark)
    throw error
  } finally {
    sending.delete(mark)
  }
}

/** Files that go in parts just now, by their mark. */
const sending = new Set<string>()

/** Throws away what the store has of a file that was broken off: it begins anew, should it be sent again. */
export async function giveUpObject(
  file: File,
  kind: UploadKind,
  fetchToken: FetchToken,
): Promise<void> {
  const mark = await fileMark(file)
  if (!unfinishedUpload(mark, '')) return
  const model = await fetchToken(kind)
  const left = unfinishedUpload(mark, ownFolder(model.uploadPath))
  if (!left) return
  forgetUpload(mark)
  const renewed = () => fetchToken(kind)
  const store = ossPartStore(addressOf(model, left.name), file, optionsOf(model, renewed))
  await store.abort?.(left.uploadId)
}

/** All of somebody's uploads of a kind lie in `kind/whose/`; each token adds a folder of its own to it. */
const ownFolder = (uploadPath: string): string =>
  /^(?:[^/]+\/){1,2}/.exec(uploadPath)?.[0] ?? uploadPath

/** Without an endpoint it is Alibaba Cloud's of that region. */
const addressOf = ({ endpoint, bucket, region }: UploadModel, name: string) => ({
  ...{ bucket, name, region },
  endpoint: endpoint ?? `https://${region}.aliyuncs.com`,
})

function optionsOf(first: UploadModel, renewed: () => Promise<UploadModel>) {
  let model: UploadModel | undefined = first
  const keys = async (): Promise<OssKeys> => {
    const { AccessKeyId, AccessKeySecret, StsToken, expiration = '' } = model ?? (await renewed())
    model = undefined
    return {
      accessKeyId: AccessKeyId,
      accessKeySecret: AccessKeySecret,
      stsToken: StsToken,
      expires: Date.parse(expiration) || Date.now() + HELD,
    }
  }
  return { timeout: TIMEOUT, ahead: AHEAD, keys }
}

import type OSS from 'ali-oss'
import { clientAddress } from './clientAddress.ts'
import { objectName, withoutQuery } from './objectName.ts'
import type { FetchToken, UploadKind, UploadModel } from './UploadModel.ts'

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
}
export type Upload = (file: File, options: UploadOptions) => Promise<UploadedObject>

/** A part refused once may be taken the next time; ali-oss itself repeats only what the network lost. */
const ATTEMPTS = 3
const MB = 1024 ** 2
/** Small files go in small parts, so that a slow line shows how far it is; many large ones would only cost calls. */
const partsOf = (file: File) =>
  file.size < 16 * MB ? { partSize: MB / 4, parallel: 3 } : { partSize: MB, parallel: 5 }

/** How far files got before the line broke: sent again, they go on from there. */
const reached = new WeakMap<File, { readonly name: string; readonly checkpoint: OSS.Checkpoint }>()

/** Whether store or portal was not reached at all; whatever they answered bears a status or a code. */
export const isLineLost = (error: unknown): boolean => {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown }
  return navigator.onLine === false || status === -1 || code === 0
}

/**
 * Sends a file straight to the object store, in parts and several at once where it is large, going on from the last
 * part that arrived when one fails, also when it is called again for the same file. Rejects with the store's error, or with the signal's reason once it is aborted.
 */
export async function uploadObject(
  file: File,
  {
    fetchToken,
    kind = 'image',
    onProgress,
    signal,
  }: UploadOptions & { readonly fetchToken: FetchToken },
): Promise<UploadedObject> {
  const [model, { default: Client }] = await Promise.all([
    fetchToken(kind, signal),
    import('ali-oss'),
  ])
  signal?.throwIfAborted()
  const client = new Client(clientOptions(model, () => fetchToken(kind)))
  const cancel = () => (client as unknown as { cancel(): void }).cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    const before = reached.get(file)
    const name = before?.name.startsWith(model.uploadPath)
      ? before.name
      : objectName(model.uploadPath, file, Date.now())
    const address = await sendParts(client, name, file, onProgress, signal)
    reached.delete(file)
    return { url: withoutQuery(address), name: file.name, size: file.size }
  } catch (error) {
    // What the store refused, or somebody gave up, begins anew.
    if (signal?.aborted || !isLineLost(error)) reached.delete(file)
    throw error
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

/** Without an endpoint it is Alibaba Cloud's of that region. */
function clientOptions(model: UploadModel, refresh: () => Promise<UploadModel>): OSS.Options {
  const credentials = ({ AccessKeyId, AccessKeySecret, StsToken }: UploadModel) => ({
    accessKeyId: AccessKeyId,
    accessKeySecret: AccessKeySecret,
    stsToken: StsToken,
  })
  const { bucket, endpoint, region } = model
  return {
    ...credentials(model),
    region,
    ...(endpoint === undefined ? { bucket, secure: true } : clientAddress({ endpoint, bucket })),
    retryMax: 3,
    timeout: 60_000,
    refreshSTSToken: async () => credentials(await refresh()),
    refreshSTSTokenInterval: 10 * 60_000,
  } as unknown as OSS.Options
}

async function sendParts(
  client: OSS,
  name: string,
  file: File,
  onProgress: UploadOptions['onProgress'],
  signal: AbortSignal | undefined,
): Promise<string> {
  const before = reached.get(file)
  let checkpoint = before?.name === name ? before.checkpoint : undefined
  for (let attempt = 1; ; attempt++) {
    try {
      const { res } = await client.multipartUpload(name, file, {
        ...partsOf(file),
        ...(file.type && { mime: file.type }),
        ...(checkpoint && { checkpoint }),
        progress: (share: number, so?: OSS.Checkpoint) => {
          checkpoint = so ?? checkpoint
          if (checkpoint) reached.set(file, { name, checkpoint })
          onProgress?.(share)
        },
      })
      return (res as unknown as { requestUrls: string[] }).requestUrls[0] ?? ''
    } catch (error) {
      signal?.throwIfAborted()
      if (attempt === ATTEMPTS) throw error
    }
  }
}

import type OSS from 'ali-oss'
import { objectName, withoutQuery } from './objectName.ts'
import type { FetchToken, UploadKind, UploadModel } from './UploadModel.ts'

export interface UploadOptions {
  readonly kind?: UploadKind
  /** How much is sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
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

/**
 * Sends a file straight to the object store, in parts and several at once where it is large, going on from the last
 * part that arrived when one fails. Rejects with the store's error, or with the signal's reason once it is aborted.
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
    const name = objectName(model.uploadPath, file, Date.now())
    const address = await sendParts(client, name, file, onProgress, signal)
    return { url: withoutQuery(address), name: file.name, size: file.size }
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

/** Alibaba Cloud has the bucket in the host's name, a store of one's own has it in the path. */
function clientOptions(model: UploadModel, refresh: () => Promise<UploadModel>): OSS.Options {
  const credentials = ({ AccessKeyId, AccessKeySecret, StsToken }: UploadModel) => ({
    accessKeyId: AccessKeyId,
    accessKeySecret: AccessKeySecret,
    stsToken: StsToken,
  })
  const { endpoint } = model
  const own = endpoint !== undefined && !new URL(endpoint).hostname.endsWith('.aliyuncs.com')
  return {
    ...credentials(model),
    region: model.region,
    bucket: model.bucket,
    ...(endpoint === undefined ? { secure: true } : { endpoint }),
    ...(own && { sldEnable: true }),
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
  let checkpoint: OSS.Checkpoint | undefined
  for (let attempt = 1; ; attempt++) {
    try {
      const { res } = await client.multipartUpload(name, file, {
        parallel: 5,
        partSize: MB,
        ...(file.type && { mime: file.type }),
        ...(checkpoint && { checkpoint }),
        progress: (share: number, reached?: OSS.Checkpoint) => {
          checkpoint = reached ?? checkpoint
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

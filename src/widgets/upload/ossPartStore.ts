import type OSS from 'ali-oss'
import type { OssAddress } from './ossAddress.ts'
import { type OssOptions, ossClient } from './ossClient.ts'
import type { Part, PartStore } from './sendParts.ts'
import { signedPut } from './signedPut.ts'

/** Puts nothing in the place of what the key holds: `FileAlreadyExists`. */
const ONCE = { 'x-oss-forbid-overwrite': 'true' }

/**
 * An object of Alibaba Cloud OSS, or of the portal's own store, as something that takes a file in parts, or in one
 * piece. The SDK of the store says, signs and reads everything; the bytes alone go by `fetch` to the address it signed,
 * from the disk to the line without passing through the page's memory.
 */
export function ossPartStore(
  address: OssAddress,
  file: File,
  options: OssOptions,
): PartStore & { readonly whole: () => Promise<void> } {
  const { name } = address
  const { timeout } = options
  const asking = ossClient(address, options)
  /** Addresses are signed by the clock of this machine; where the store finds it wrong, the SDK sends parts by the store's. */
  let isOff = false
  const noting = <T>(ask: (sdk: OSS) => Promise<T>): Promise<T> =>
    asking(async (sdk) => {
      const answer = await withStatus(ask(sdk))
      isOff ||= skewOf(sdk) !== 0
      return answer
    })
  const store: PartStore = {
    begin: async () => {
      const begun = { headers: { 'Content-Type': file.type || 'application/octet-stream' } }
      return (await noting((sdk) => sdk.initMultipartUpload(name, begun))).uploadId
    },
    put: (uploadId, number, start, end) =>
      asking(async (sdk) => {
        if (isOff)
          return (await withStatus(sdk.uploadPart(name, uploadId, number, file, start, end))).etag
        const queries = { partNumber: String(number), uploadId }
        const etag = await signedPut(sdk, { name, timeout, queries, body: file.slice(start, end) })
        if (etag) return etag
        throw new Error('The store does not show its ETag: its CORS rules must expose that header.')
      }),
    arrived: (uploadId) => noting((sdk) => arrivedParts(sdk, name, uploadId)),
    complete: async (uploadId, parts) => {
      await asking((sdk) =>
        withStatus(sdk.completeMultipartUpload(name, uploadId, [...parts], joined)),
      )
    },
    abort: async (uploadId) => {
      await asking((sdk) => withStatus(sdk.abortMultipartUpload(name, uploadId)))
    },
  }
  const whole = async () => {
    try {
      const headers = { 'Content-Type': file.type, ...ONCE }
      await asking((sdk) => signedPut(sdk, { name, timeout, headers, body: file }))
    } catch (error) {
      if ((error as { code?: string }).code !== 'AccessDenied') throw error
      // Where only the clock is wrong, beginning an upload finds out by how much.
      const uploadId = await store.begin()
      const etag = await store.put(uploadId, 1, 0, file.size)
      await store.complete(uploadId, [{ number: 1, etag }])
    }
  }
  return { ...store, whole }
}

const joined = { headers: ONCE }

/** By how much the store has told the SDK that this clock is off, in milliseconds. */
const skewOf = (client: OSS): number =>
  (client as { options?: { amendTimeSkewed?: number } }).options?.amendTimeSkewed ?? 0

async function arrivedParts(client: OSS, name: string, uploadId: string): Promise<Part[]> {
  const parts: Part[] = []
  for (let after = 0; ; ) {
    const query = {
      'max-parts': 1000,
      'part-number-marker': after,
    } as unknown as OSS.ListPartsQuery
    const page = await client.listParts(name, uploadId, query)
    for (const part of [page.parts].flat())
      parts.push({ number: Number(part.PartNumber), etag: part.ETag })
    if (String(page.isTruncated) !== 'true') return parts
    after = Number(page.nextPartNumberMarker)
  }
}

/** The SDK's answer; where nothing answered, its error bears the status −1. */
const withStatus = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: { status?: number }) => {
    throw Object.assign(error, { status: (error.status ?? 0) > 0 ? error.status : -1 })
  })

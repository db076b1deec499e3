import type OSS from 'ali-oss'
import { clientAddress } from './clientAddress.ts'
import type { Part, PartStore } from './sendParts.ts'

/** Where an object goes, and what its requests are signed with until then. */
export interface OssAddress {
  readonly endpoint: string
  readonly bucket: string
  readonly name: string
}
export interface OssKeys {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly stsToken: string
  /** Milliseconds since 1970. */
  readonly expires: number
}
interface Options {
  /** A part that takes longer is given up, in milliseconds. */
  readonly timeout: number
  /** Keys are asked for anew once they end within so many milliseconds. */
  readonly ahead: number
  readonly keys: () => Promise<OssKeys>
}

/** An object of Alibaba Cloud OSS, or of the portal's own store, as something that takes parts. */
export function ossPartStore(address: OssAddress, file: File, options: Options): PartStore {
  const client = clientKept(address, options)
  const { name } = address
  return {
    begin: async () => {
      const { uploadId } = await (await client()).initMultipartUpload(name, mimeOf(file))
      return uploadId
    },
    put: async (uploadId, number, start, end) => {
      const { res } = await (await client()).uploadPart(name, uploadId, number, file, start, end)
      return res.headers.etag
    },
    arrived: async (uploadId) => arrivedParts(await client(), name, uploadId),
    complete: async (uploadId, parts) => {
      await (await client()).completeMultipartUpload(name, uploadId, [...parts])
    },
  }
}

const mimeOf = ({ type }: File) => (type ? { mime: type } : {})

/** A client whose keys still hold; many parts that find them ending ask for new ones once. */
function clientKept(address: OssAddress, { timeout, ahead, keys }: Options) {
  let made: Promise<{ client: Client; expires: number }> | undefined
  const anew = async () => {
    const [{ default: Oss }, { expires, ...signing }] = await Promise.all([
      import('ali-oss'),
      keys(),
    ])
    const client = new Oss({ ...signing, ...clientAddress(address), timeout } as OSS.Options)
    return { client: client as unknown as Client, expires }
  }
  return async (): Promise<Client> => {
    const asked = made
    const held = await asked?.catch(() => undefined)
    if (held && held.expires - Date.now() > ahead) return held.client
    // Another part may have asked while this one waited.
    if (made === asked) made = anew()
    return (await (made as NonNullable<typeof made>)).client
  }
}

/** What is used of ali-oss; its types leave the parts out. */
interface Client {
  initMultipartUpload(name: string, options: object): Promise<{ uploadId: string }>
  uploadPart(
    name: string,
    uploadId: string,
    number: number,
    file: File,
    start: number,
    end: number,
  ): Promise<{ res: { headers: { etag: string } } }>
  listParts(
    name: string,
    uploadId: string,
    query: object,
  ): Promise<{
    parts: ListedPart | readonly ListedPart[]
    isTruncated: string
    nextPartNumberMarker: string
  }>
  completeMultipartUpload(name: string, uploadId: string, parts: Part[]): Promise<unknown>
}
interface ListedPart {
  readonly PartNumber: string
  readonly ETag: string
}

async function arrivedParts(client: Client, name: string, uploadId: string): Promise<Part[]> {
  const parts: Part[] = []
  for (let after = '0'; ; ) {
    const query = { 'max-parts': 1000, 'part-number-marker': after }
    const page = await client.listParts(name, uploadId, query)
    for (const { PartNumber, ETag } of [page.parts].flat() as ListedPart[])
      parts.push({ number: Number(PartNumber), etag: ETag.replaceAll('&quot;', '"') })
    if (page.isTruncated !== 'true') return parts
    after = page.nextPartNumberMarker
  }
}

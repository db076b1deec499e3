import type OSS from 'ali-oss'
import { isFar, type OssAddress, regionOf } from './ossAddress.ts'

/** What requests are signed with until it ends. */
export interface OssKeys {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly stsToken: string
  /** Milliseconds since 1970. */
  readonly expires: number
}
export interface OssOptions {
  /** A call that takes longer is given up, in milliseconds. */
  readonly timeout: number
  /** Keys are asked for anew once they end within so many milliseconds. */
  readonly ahead: number
  readonly keys: () => Promise<OssKeys>
}
interface Held {
  readonly client: OSS
  readonly expires: number
}

/**
 * The store's own SDK for one bucket, made anew when its keys end; many parts that find them ending ask for new ones
 * once. It weighs as much as a screen, so it is loaded by the first upload.
 */
export function ossClient(address: OssAddress, options: OssOptions): () => Promise<OSS> {
  let asked: Promise<Held> | undefined
  return async () => {
    const before = asked
    const held = await before?.catch(() => undefined)
    if (held && held.expires - Date.now() > options.ahead) return held.client
    // Another part may have asked while this one waited.
    if (asked === before) asked = opened(address, options)
    return (await (asked as Promise<Held>)).client
  }
}

async function opened(address: OssAddress, { keys, timeout }: OssOptions): Promise<Held> {
  const [{ default: Client }, { expires, ...signer }] = await Promise.all([
    import('ali-oss'),
    keys(),
  ])
  const client = new Client({
    ...{ ...signer, timeout, bucket: address.bucket, authorizationV4: true },
    ...{ region: `oss-${regionOf(address)}`, endpoint: address.endpoint },
    ...(isFar(address.endpoint) ? { secure: true } : { sldEnable: true }),
    // Keys that end are replaced by a new client, since the SDK would ask by the clock and not by their end.
    refreshSTSTokenInterval: Number.MAX_SAFE_INTEGER,
  })
  return { client, expires }
}

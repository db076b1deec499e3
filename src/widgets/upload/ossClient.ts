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
 * Asks the store's own SDK for one bucket, which is made anew when its keys end: by the clock of this machine, or by the
 * store's, which says so; what was asked with them is asked once more then. Many parts that find them ended ask for new
 * ones once. It weighs as much as a screen, so it is loaded by the first upload.
 */
export function ossClient(
  address: OssAddress,
  options: OssOptions,
): <T>(ask: (sdk: OSS) => Promise<T>) => Promise<T> {
  let asked: Promise<Held> | undefined
  /** Another one than `ended`, which the store takes no more. */
  const current = async (ended?: OSS): Promise<OSS> => {
    const before = asked
    const held = await before?.catch(() => undefined)
    const lasts = held && held.expires - Date.now() > options.ahead
    if (lasts && held.client !== ended) return held.client
    // Another part may have asked while this one waited.
    if (asked === before) asked = opened(address, options)
    return (await (asked as Promise<Held>)).client
  }
  return async (ask) => {
    const sdk = await current()
    try {
      return await ask(sdk)
    } catch (error) {
      if (!haveEnded(error)) throw error
      return ask(await current(sdk))
    }
  }
}

/** The store takes these keys no more, however long this machine thinks they hold. */
const haveEnded = (error: unknown): boolean =>
  /^(SecurityTokenExpired|InvalidSecurityToken)$/.test(
    String((error as { code?: unknown } | null)?.code),
  )

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

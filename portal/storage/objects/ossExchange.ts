import type { Scope } from './credentials.ts'
import { isOpenKey } from './isOpenKey.ts'
import type { ObjectStore } from './objectStore.ts'
import { OssError } from './ossError.ts'
import type { SignedParts } from './signedParts.ts'

/** How the protocol is served. */
export interface OssProtocolOptions {
  store: ObjectStore
  /** Secrets that temporary credentials are made with: the current one first, then earlier ones. */
  secrets: readonly string[]
  /** Access keys that do not run out and reach everything, id to secret. */
  keys?: Readonly<Record<string, string>>
  clock: () => Date
  /** Objects that were open and are not read any more, unless with the store's own keys. */
  isWithdrawn?: (key: string) => Promise<boolean>
  /** Web origins that may call from a browser. No cookie counts here, so that `*`, the default, is safe. */
  cors?: { origins: '*' | readonly string[] }
  /** Longest object and longest part, in bytes; 2 GiB and 256 MiB unless told. */
  limits?: { object?: number; part?: number }
  /** Told of every failure nobody foresaw, with the request id that the answer bears. */
  report?: (error: unknown, requestId: string) => void
}

/** One request on its way through the protocol. `caller` is `null` when it came unsigned. */
export interface Exchange extends SignedParts {
  request: Request
  caller: Scope | null
  options: OssProtocolOptions
}

/** Lets the exchange pass when its caller may write this key. */
export function mayWrite({ caller, key }: Pick<Exchange, 'caller' | 'key'>): void {
  if (!caller)
    throw new OssError(
      'AccessDenied',
      'Writing needs a signed request; ask the portal for upload credentials.',
    )
  if (key.startsWith(caller.prefix)) return
  throw new OssError(
    'AccessDenied',
    `These credentials write below ${caller.prefix} only, and ${key} is not there.`,
  )
}

/**
 * Whether what its caller writes stays as it is. Records show a file by its key, which was looked at once: only who
 * holds the store's own keys puts something else there.
 */
export const writesOnce = ({ caller }: Pick<Exchange, 'caller'>): boolean =>
  caller?.rights !== 'all'

/** Lets the exchange pass when everybody may read this key, or its caller may. */
export function mayRead({ caller, key }: Pick<Exchange, 'caller' | 'key'>): void {
  if (isOpenKey(key) || (caller && key.startsWith(caller.prefix))) return
  throw new OssError('AccessDenied', 'This object is read through the portal only.')
}

/** Lets the exchange pass when its caller may also list and remove below `where`. */
export function mayManage({ caller }: Pick<Exchange, 'caller'>, where: string): void {
  if (caller?.rights === 'all' && where.startsWith(caller.prefix)) return
  throw new OssError(
    'AccessDenied',
    'Upload credentials neither list nor remove objects; the portal does that.',
  )
}

/**
 * The key the portal gives a session for what its browser keeps. In memory only: a page that is loaded anew asks for it,
 * whoever signs out takes it along. A portal that gives none has things kept as they are.
 */
let key: Uint8Array<ArrayBuffer> | null = null

export const browserKey = (): Uint8Array<ArrayBuffer> | null => key

export function takeBrowserKey(given: string | undefined): void {
  key = given === undefined ? null : bytesOf(given)
}

export const forgetBrowserKey = (): void => takeBrowserKey(undefined)

/** What sealed texts begin with, so that what an earlier version kept is read still. */
export const SEALED = 'sealed:'

/** Bytes of a text in base64, be it made for addresses or not. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
    one.charCodeAt(0),
  )

/** So many bytes are spelled at once: more are too many arguments. */
const AT_ONCE = 0x8000

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE))
  return btoa(text)
}

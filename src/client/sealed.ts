import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce } from '@noble/ciphers/utils.js'
import { base64Of, browserKey, bytesOf, SEALED } from './browserKey.ts'

const cipher = managedNonce(xchacha20poly1305)

/**
 * A text as this browser may keep it. At once, unlike the browser's own cryptography: what was typed last is kept while
 * the page goes.
 */
export function seal(text: string): string {
  const key = browserKey()
  return key ? SEALED + base64Of(cipher(key).encrypt(new TextEncoder().encode(text))) : text
}

/** What was sealed, or kept before anything was; null where there is nothing, or it is somebody else's. */
export function unseal(kept: string | null): string | null {
  if (!kept?.startsWith(SEALED)) return kept
  const key = browserKey()
  if (!key) return null
  try {
    return new TextDecoder().decode(cipher(key).decrypt(bytesOf(kept.slice(SEALED.length))))
  } catch {
    return null
  }
}

/** The browser's storage with all values sealed. */
export const sealedStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> =
  {
    getItem: (name) => unseal(localStorage.getItem(name)),
    setItem: (name, text) => localStorage.setItem(name, seal(text)),
    removeItem: (name) => localStorage.removeItem(name),
    key: (at) => localStorage.key(at),
    get length() {
      return localStorage.length
    },
  }

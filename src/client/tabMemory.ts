import { base64Of, browserKey, bytesOf, SEALED } from './browserKey.ts'

/** What this tab keeps over a reload, as it is. */
const held = new Map<string, string>()
let opened: CryptoKey | null = null
const NONCE = 12

/**
 * What a tab keeps for itself, as conditions typed above a list: sealed where it lies, which is why it is opened once
 * before anything is read.
 */
export const tabMemory: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (name) => held.get(name) ?? asItIs(sessionStorage.getItem(name)),
  setItem: (name, text) => {
    held.set(name, text)
    if (opened) void write(opened, name, text)
    // Where the browser seals nothing, as over plain http, it lives as long as the page.
    else if (!browserKey()) sessionStorage.setItem(name, text)
  },
}
const asItIs = (kept: string | null) => (kept?.startsWith(SEALED) ? null : kept)

/** Reads what this tab kept before it was loaded anew; what is another user's is dropped. */
export async function openTabMemory(): Promise<void> {
  const raw = browserKey()
  if (!raw || opened || !crypto.subtle) return
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
  await Promise.all(
    Object.keys(sessionStorage).map(async (name) => {
      const kept = sessionStorage.getItem(name)
      if (!kept?.startsWith(SEALED)) return
      const text = await read(key, kept)
      if (text === null) sessionStorage.removeItem(name)
      else if (!held.has(name)) held.set(name, text)
    }),
  )
  opened = key
}

/** Whoever comes next reads nothing of it. */
export function closeTabMemory(): void {
  held.clear()
  opened = null
}

async function write(key: CryptoKey, name: string, text: string): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE))
  const data = new TextEncoder().encode(text)
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, data))
  // Something later may have been kept, or somebody may have signed out.
  if (opened !== key || held.get(name) !== text) return
  sessionStorage.setItem(name, SEALED + base64Of(Uint8Array.from([...iv, ...sealed])))
}

async function read(key: CryptoKey, kept: string): Promise<string | null> {
  try {
    const bytes = bytesOf(kept.slice(SEALED.length))
    const [iv, data] = [bytes.slice(0, NONCE), bytes.slice(NONCE)]
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data))
  } catch {
    return null
  }
}

import { fromBase64, randomBytes, toBase64, utf8 } from '#portal/storage/objects/encoding.ts'

/**
 * Seals a text under the portal's secret, for what must be read again and not only compared: whoever has the database
 * without the secret has nothing.
 * @param purpose what it is for; a text sealed for one purpose does not open for another
 */
export async function seal(secret: string, purpose: string, text: string): Promise<string> {
  const iv = randomBytes(12)
  const key = await keyFor(secret, purpose)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, utf8(text))
  return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`
}

/** Opens what was sealed. Throws where secret or purpose are others, or it was changed. */
export async function unseal(secret: string, purpose: string, sealed: string): Promise<string> {
  const [iv, bytes] = sealed.split('.').map(fromBase64)
  if (!iv || !bytes) throw new Error(`Failed to open a sealed ${purpose}: it is no sealed text`)
  const key = await keyFor(secret, purpose)
  const open = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes).catch((cause) => {
    throw new Error(
      `Failed to open a sealed ${purpose}: the portal's secret is not the one it was sealed with. Give out a new one`,
      { cause },
    )
  })
  return new TextDecoder().decode(open)
}

async function keyFor(secret: string, purpose: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: utf8('masthead'), info: utf8(purpose) }
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}

import { deflateSync } from 'fflate'
import { join } from '#portal/storage/objects/body.ts'
import { randomBytes } from '#portal/storage/objects/encoding.ts'

/** Of AES-256, as WinZip writes it (AE-2): salt, turns of the password's stretching, what proves that nothing was changed. */
const SALT = 16
const TURNS = 1000
const PROOF = 10
const DEFLATED = 8
const ENCRYPTED = 99

type Bytes = Uint8Array<ArrayBuffer>

/**
 * A zip of one file, encrypted with AES-256 so that 7-Zip, WinZip, WinRAR and Keka open it with the password. Nothing of
 * it is readable without, but the file's name and size.
 */
export async function zipAes(name: string, content: Uint8Array, password: string): Promise<Bytes> {
  const deflated = deflateSync(content)
  const salt = randomBytes(SALT) as Bytes
  const { cipher, proof, check } = await keysOf(password, salt)
  const hidden = await counterMode(cipher, deflated)
  const sum = new Uint8Array(await crypto.subtle.sign('HMAC', proof, hidden)).slice(0, PROOF)
  const data = join([salt, check, hidden, sum])
  const title = new TextEncoder().encode(name)
  const facts = [
    ...[u16(20), u16(0x0801), u16(ENCRYPTED), u16(0), u16(0x21), u32(0)],
    ...[u32(data.length), u32(content.length), u16(title.length), u16(aesFacts.length)],
  ]
  const local = join([u32(0x04034b50), u16(51), ...facts.slice(1), title, aesFacts, data])
  const entry = join([
    ...[u32(0x02014b50), u16(51), u16(51), ...facts.slice(1)],
    ...[u16(0), u16(0), u16(0), u32(0), u32(0), title, aesFacts],
  ])
  const end = join([
    ...[u32(0x06054b50), u16(0), u16(0), u16(1), u16(1)],
    ...[u32(entry.length), u32(local.length), u16(0)],
  ])
  return join([local, entry, end])
}

/** The password's keys: for the cipher, for the proof, and two bytes that tell a wrong password at once. */
async function keysOf(password: string, salt: Bytes) {
  const typed = new TextEncoder().encode(password)
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-1', salt, iterations: TURNS }
  const bits = new Uint8Array(await crypto.subtle.deriveBits(how, base, (32 + 32 + 2) * 8))
  const hmac = { name: 'HMAC', hash: 'SHA-1' }
  return {
    cipher: await crypto.subtle.importKey('raw', bits.slice(0, 32), 'AES-CTR', false, ['encrypt']),
    proof: await crypto.subtle.importKey('raw', bits.slice(32, 64), hmac, false, ['sign']),
    check: bits.slice(64, 66),
  }
}

const BLOCK = 16
/** Blocks asked for at once. */
const AT_ONCE = 2000

/** WinZip counts blocks from 1 with the lowest byte first, which no mode of Web Crypto does: block by block then. */
async function counterMode(cipher: CryptoKey, plain: Uint8Array): Promise<Bytes> {
  const hidden = new Uint8Array(plain.length)
  const blocks = Math.ceil(plain.length / BLOCK)
  for (let from = 0; from < blocks; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, blocks - from) }, (_, at) => from + at)
    await Promise.all(
      numbers.map(async (at) => {
        const counter = new Uint8Array(BLOCK)
        new DataView(counter.buffer).setUint32(0, at + 1, true)
        const piece = plain.slice(at * BLOCK, (at + 1) * BLOCK)
        const how = { name: 'AES-CTR', counter, length: 64 }
        hidden.set(new Uint8Array(await crypto.subtle.encrypt(how, cipher, piece)), at * BLOCK)
      }),
    )
  }
  return hidden
}

function u16(value: number): Bytes {
  return new Uint8Array([value & 255, (value >> 8) & 255])
}
function u32(value: number): Bytes {
  return new Uint8Array([0, 8, 16, 24].map((by) => (value >>> by) & 255))
}

/** AE-2, AES-256, what is inside was deflated. */
const aesFacts = join([
  u16(0x9901),
  u16(7),
  u16(2),
  u16(0x4541),
  new Uint8Array([3]),
  u16(DEFLATED),
])

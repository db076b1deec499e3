import { createCipheriv, createHmac, pbkdf2Sync } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipAes } from './zipAes.ts'

/** As the format's description says it is opened. */
function opened(zip: Buffer, password: string): Buffer {
  const [size, name, extra] = [zip.readUInt32LE(18), zip.readUInt16LE(26), zip.readUInt16LE(28)]
  const data = zip.subarray(30 + name + extra, 30 + name + extra + size)
  const keys = pbkdf2Sync(password, data.subarray(0, 16), 1000, 66, 'sha1')
  if (!keys.subarray(64).equals(data.subarray(16, 18))) throw new Error('wrong password')
  const hidden = data.subarray(18, -10)
  const sum = createHmac('sha1', keys.subarray(32, 64)).update(hidden).digest().subarray(0, 10)
  expect(sum.equals(data.subarray(-10))).toBe(true)
  const plain = Buffer.alloc(hidden.length)
  for (let at = 0; at < hidden.length; at += 16) {
    const counter = Buffer.alloc(16)
    counter.writeUInt32LE(at / 16 + 1)
    const cipher = createCipheriv('aes-256-ecb', keys.subarray(0, 32), null)
    const pad = cipher.update(counter)
    for (let n = 0; n < 16 && at + n < hidden.length; n++)
      plain[at + n] = (hidden[at + n] as number) ^ (pad[n] as number)
  }
  return inflateRawSync(plain)
}

const text = Array.from({ length: 3000 }, (_, at) => `HY2503A${at},7KQX${at}\n`).join('')

test('what is zipped is opened by its password alone', async () => {
  const zip = Buffer.from(await zipAes('卡码.csv', new TextEncoder().encode(text), 'Print-2026!'))
  expect(opened(zip, 'Print-2026!').toString()).toBe(text)
  expect(() => opened(zip, 'Print-2027!')).toThrow('wrong password')
  expect(zip.includes('HY2503A')).toBe(false)
})

test('its parts stand where a zip says they do', async () => {
  const zip = Buffer.from(await zipAes('codes.csv', new TextEncoder().encode(text), 'Print-2026!'))
  const end = zip.length - 22
  expect([zip.readUInt32LE(0), zip.readUInt32LE(end)]).toEqual([0x04034b50, 0x06054b50])
  const entry = zip.readUInt32LE(end + 16)
  expect(zip.readUInt32LE(entry)).toBe(0x02014b50)
  expect(zip.readUInt32LE(entry + 24)).toBe(text.length)
  expect(zip.subarray(entry + 46, entry + 55).toString()).toBe('codes.csv')
  expect(entry + zip.readUInt32LE(end + 12)).toBe(end)
})

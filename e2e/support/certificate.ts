import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A certificate for this machine, and the key it was signed with, as PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

/**
 * Makes a certificate for `localhost` that vouches for itself, good for a day: for servers of journeys that the portal
 * calls over TLS. Whoever is to believe it is started with `NODE_EXTRA_CA_CERTS`.
 */
export function makeCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(set(sequence(COMMON_NAME, tagged(0x0c, Buffer.from('localhost')))))
  const day = 86_400_000
  const facts = sequence(
    tagged(0xa0, number(Buffer.from([2]))),
    number(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sequence(ECDSA_SHA256),
    name,
    sequence(moment(Date.now() - day), moment(Date.now() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(alternativeName('localhost'))),
  )
  const signature = createSign('SHA256').update(facts).sign(privateKey)
  const bits = tagged(0x03, Buffer.concat([Buffer.from([0]), signature]))
  const der = sequence(facts, sequence(ECDSA_SHA256), bits)
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}

/** DER: tag, length, content. */
function tagged(tag: number, content: Uint8Array): Buffer {
  const { length } = content
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: readonly Uint8Array[]) => tagged(0x30, Buffer.concat(parts))
const set = (part: Uint8Array) => tagged(0x31, part)
const number = (bytes: Uint8Array) => tagged(0x02, bytes)
const moment = (at: number) => {
  const text = new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '')
  return tagged(0x17, Buffer.from(text.slice(2)))
}
const alternativeName = (host: string) =>
  sequence(ALTERNATIVE_NAME, tagged(0x04, sequence(tagged(0x82, Buffer.from(host)))))

const identifier = (...bytes: readonly number[]) => tagged(0x06, Buffer.from(bytes))
const COMMON_NAME = identifier(0x55, 0x04, 0x03)
const ALTERNATIVE_NAME = identifier(0x55, 0x1d, 0x11)
const ECDSA_SHA256 = identifier(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02)

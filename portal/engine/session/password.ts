import type { Label } from '#declare'
import { fromBase64, randomBytes, toBase64, utf8 } from '#portal/storage/objects/encoding.ts'
import { sameText } from '#portal/storage/objects/hmac.ts'
import { isBreached, isCommon } from './commonPassword.ts'

/**
 * Passwords are hashed with PBKDF2 over HMAC-SHA-512. scrypt and Argon2 are stronger against special hardware, but
 * neither is in WebCrypto, and the same portal runs in a browser, where a JavaScript version would be slow enough to
 * tempt one to few rounds. Parameters stand in the hash, so that they can rise: an old hash is renewed at sign-in.
 */
export const ROUNDS = 210_000
const NAME = 'pbkdf2-sha512'

/** `pbkdf2-sha512$rounds$salt$hash`, salt and hash in Base64. */
export async function hashPassword(
  password: string,
  rounds = ROUNDS,
  salt = randomBytes(16),
): Promise<string> {
  return [NAME, rounds, toBase64(salt), await derive(password, salt, rounds)].join('$')
}

/** With what a hash was made, so that another may be made alike. */
export function roundsAndSaltOf(hash: string): readonly [number, Uint8Array<ArrayBuffer>] {
  const [, rounds = '', salt = ''] = hash.split('$')
  return [Number(rounds), fromBase64(salt) ?? randomBytes(16)]
}

/** Whether the password makes this hash. A hash of another making is never met. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [name, rounds, saltText = '', wanted = ''] = hash.split('$')
  const salt = fromBase64(saltText)
  if (name !== NAME || !salt) return false
  return sameText(await derive(password, salt, Number(rounds)), wanted)
}

/** Whether a hash was made with fewer rounds than are made now. */
export const isOutdated = (hash: string, rounds = ROUNDS): boolean =>
  Number(hash.split('$')[1]) < rounds

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<string> {
  // What looks the same is typed differently on different keyboards: NFC before hashing.
  const key = await crypto.subtle.importKey(
    'raw',
    utf8(password.normalize('NFC')),
    'PBKDF2',
    false,
    ['deriveBits'],
  )
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-512', salt, iterations },
    key,
    512,
  )
  return toBase64(new Uint8Array(bits))
}

const kindsOfLetter = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

/** What is wrong with a password somebody chose; undefined when nothing is. */
export function weakness(password: string, username = ''): Label | undefined {
  if (password.length < 10) return ['密码至少 10 个字符', 'The password has at least 10 characters']
  if (password.length > 128)
    return ['密码不超过 128 个字符', 'The password has at most 128 characters']
  if (kindsOfLetter.filter((kind) => kind.test(password)).length < 3)
    return [
      '密码须包含小写字母、大写字母、数字、符号中的三种',
      'The password has three kinds of: small letters, capitals, digits, signs',
    ]
  if (username && password.toLowerCase().includes(username.toLowerCase()))
    return ['密码不能包含登录名', 'The password must not contain the username']
  if (isCommon(password))
    return [
      '此密码过于常见，容易被猜中，请换一个',
      'This password is one of those tried first: choose another',
    ]
  return undefined
}

/** The same, held against the passwords found in breaches, too. */
export async function weaknessOf(password: string, username = ''): Promise<Label | undefined> {
  const found = weakness(password, username)
  if (found || !(await isBreached(password))) return found
  return [
    '此密码与泄露过的密码相同或几乎相同，请换一个',
    'This password, or nearly this, was found in a breach: choose another',
  ]
}

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random password of 24 letters in groups of four, easy to read out: `Kd7w-m3Xq-…`; 139 bits. */
export function oneTimePassword(): string {
  const draw = () => Array.from({ length: 24 }, () => letters[below(letters.length)]).join('')
  const drawn = draw()
  if (kindsOfLetter.slice(0, 3).some((kind) => !kind.test(drawn))) return oneTimePassword()
  return (drawn.match(/.{4}/g) as string[]).join('-')
}

/** A random whole number from 0 up to `limit`, none likelier than another. */
export function below(limit: number): number {
  const most = Math.floor(256 / limit) * limit
  const [drawn = 0] = randomBytes(1)
  return drawn < most ? drawn % limit : below(limit)
}

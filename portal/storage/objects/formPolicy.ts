import { fromBase64, toBase64, utf8 } from './encoding.ts'
import { OssError } from './ossError.ts'

/** What a policy says once it holds: the sizes, in bytes, that the file may have. */
export interface PolicyVerdict {
  least: number
  most: number
}

/** A policy that lets files of up to `most` bytes be sent below `dir` until `expires`, in Base64. */
export function writePolicy(options: {
  bucket: string
  dir: string
  expires: Date
  most: number
}): string {
  const { bucket, dir, expires, most } = options
  const conditions = [{ bucket }, ['content-length-range', 0, most], ['starts-with', '$key', dir]]
  return toBase64(utf8(JSON.stringify({ expiration: expires.toISOString(), conditions })))
}

/**
 * Holds the fields of a form against its policy. Throws `AccessDenied` when it has run out or a
 * condition is not met, `InvalidPolicyDocument` for one that cannot be read.
 */
export function checkPolicy(
  encoded: string,
  fields: ReadonlyMap<string, string>,
  now: Date,
): PolicyVerdict {
  const { expiration, conditions } = readPolicy(encoded)
  if (!(Date.parse(expiration) > now.getTime())) throw denied(`it ran out at ${expiration}`)
  const verdict = { least: 0, most: Number.POSITIVE_INFINITY }
  for (const [word, field, wanted] of conditions.flatMap(ruleOf)) {
    if (word === 'content-length-range') {
      verdict.least = Math.max(verdict.least, Number(field))
      verdict.most = Math.min(verdict.most, Number(wanted))
    } else if (
      !meets(word, fields.get(String(field).replace('$', '').toLowerCase()) ?? '', wanted)
    ) {
      throw denied(`the condition ${JSON.stringify([word, field, wanted])} is not met`)
    }
  }
  return verdict
}

type Rule = readonly [word: unknown, field: unknown, wanted: unknown]

function ruleOf(condition: unknown): Rule[] {
  if (Array.isArray(condition)) return [[condition[0], condition[1], condition[2]]]
  if (typeof condition !== 'object' || condition === null) throw unreadable()
  return Object.entries(condition).map(([field, wanted]) => ['eq', `$${field}`, wanted] as const)
}

function meets(word: unknown, value: string, wanted: unknown): boolean {
  if (word === 'eq') return value === wanted
  if (word === 'starts-with') return typeof wanted === 'string' && value.startsWith(wanted)
  if (word === 'in') return Array.isArray(wanted) && wanted.includes(value)
  if (word === 'not-in') return Array.isArray(wanted) && !wanted.includes(value)
  throw unreadable()
}

function readPolicy(encoded: string): { expiration: string; conditions: unknown[] } {
  try {
    const read: unknown = JSON.parse(
      new TextDecoder().decode(fromBase64(encoded) ?? new Uint8Array(0)),
    )
    if (typeof read === 'object' && read !== null && 'expiration' in read && 'conditions' in read) {
      const { expiration, conditions } = read
      if (typeof expiration === 'string' && Array.isArray(conditions))
        return { expiration, conditions }
    }
  } catch {
    // Told below, in one way for everything that is no policy.
  }
  throw unreadable()
}

function denied(why: string): OssError {
  return new OssError('AccessDenied', `The form's policy does not allow this upload: ${why}.`)
}

function unreadable(): OssError {
  return new OssError(
    'InvalidPolicyDocument',
    'The policy is not the Base64 of JSON with expiration and conditions.',
  )
}

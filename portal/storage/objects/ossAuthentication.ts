import { dateV4, V4 } from '#derive/ossV4.ts'
import { type Scope, unknownKey, verifyCredentials } from './credentials.ts'
import { sameText } from './hmac.ts'
import { OssError } from './ossError.ts'
import type { OssProtocolOptions } from './ossExchange.ts'
import { signatureV1 } from './signatureV1.ts'
import { credentialScope, signatureV4 } from './signatureV4.ts'
import type { SignedParts } from './signedParts.ts'

/** As far as a client's clock may be off, as with OSS. */
const SKEW_MS = 15 * 60 * 1000

type Doors = Pick<OssProtocolOptions, 'secrets' | 'keys' | 'clock'>
type Known = { scope: Scope; secret: string }

/**
 * Who signed a request: by header or in the address, in the older or the newer way. `null` when it is
 * not signed at all; a signature that does not hold is an `OssError`.
 */
export async function authenticate(request: SignedParts, doors: Doors): Promise<Scope | null> {
  const header = request.headers.get('authorization') ?? ''
  if (header.startsWith('OSS ')) return byHeaderV1(request, doors, header)
  if (header.startsWith(`${V4} `)) return byHeaderV4(request, doors, header)
  if (header)
    throw new OssError(
      'InvalidArgument',
      'The Authorization header is of no kind known here (OSS, OSS4-HMAC-SHA256).',
    )
  if (request.query.has('Signature')) return byAddressV1(request, doors)
  return request.query.has('x-oss-signature') ? byAddressV4(request, doors) : null
}

/** The secret behind an access key and what it is good for. A key that is not ours is `InvalidAccessKeyId`. */
export async function lookUp(accessKeyId: string, stsToken: string, doors: Doors): Promise<Known> {
  if (stsToken)
    return verifyCredentials({ secrets: doors.secrets, accessKeyId, stsToken, now: doors.clock() })
  const secret =
    doors.keys && Object.hasOwn(doors.keys, accessKeyId) ? doors.keys[accessKeyId] : undefined
  if (!secret) throw new OssError('InvalidAccessKeyId', unknownKey(accessKeyId))
  const scope: Scope = {
    id: accessKeyId,
    user: accessKeyId,
    prefix: '',
    rights: 'all',
    expires: Number.POSITIVE_INFINITY,
  }
  return { scope, secret }
}

async function byHeaderV1(request: SignedParts, doors: Doors, header: string): Promise<Scope> {
  const [accessKeyId = '', signature = ''] = header.slice(4).trim().split(':')
  const { headers } = request
  const known = await lookUp(accessKeyId, headers.get('x-oss-security-token') ?? '', doors)
  const date = headers.get('x-oss-date') ?? headers.get('date') ?? ''
  checkSkew(Date.parse(date), doors)
  return confirm(signature, await signatureV1(known.secret, request, date), known)
}

async function byAddressV1(request: SignedParts, doors: Doors): Promise<Scope> {
  const queryValue = (name: string) => request.query.get(name) ?? ''
  const known = await lookUp(queryValue('OSSAccessKeyId'), queryValue('security-token'), doors)
  checkEnd(Number(queryValue('Expires')) * 1000, doors)
  return confirm(
    queryValue('Signature'),
    await signatureV1(known.secret, request, queryValue('Expires')),
    known,
  )
}

async function byHeaderV4(request: SignedParts, doors: Doors, header: string): Promise<Scope> {
  const { headers } = request
  const fields = new Map(
    header
      .slice(V4.length + 1)
      .split(',')
      .map((field) => pairOf(field.trim())),
  )
  const credential = readCredential(fields.get('Credential') ?? '')
  const known = await lookUp(
    credential.accessKeyId,
    headers.get('x-oss-security-token') ?? '',
    doors,
  )
  const date = headers.get('x-oss-date') ?? ''
  checkSkew(momentOf(date), doors)
  if ((headers.get('x-oss-content-sha256') ?? 'UNSIGNED-PAYLOAD') !== 'UNSIGNED-PAYLOAD') {
    throw new OssError('InvalidArgument', 'x-oss-content-sha256 must be UNSIGNED-PAYLOAD here.')
  }
  const scope = scopeOf(credential, date, fields.get('AdditionalHeaders'))
  return confirm(
    fields.get('Signature') ?? '',
    await signatureV4(known.secret, request, scope),
    known,
  )
}

async function byAddressV4(request: SignedParts, doors: Doors): Promise<Scope> {
  const queryValue = (name: string) => request.query.get(name) ?? ''
  const credential = readCredential(queryValue('x-oss-credential'))
  const known = await lookUp(credential.accessKeyId, queryValue('x-oss-security-token'), doors)
  const date = queryValue('x-oss-date')
  checkEnd(momentOf(date) + Number(queryValue('x-oss-expires')) * 1000, doors)
  const scope = scopeOf(credential, date, queryValue('x-oss-additional-headers'))
  return confirm(
    queryValue('x-oss-signature'),
    await signatureV4(known.secret, request, scope),
    known,
  )
}

function confirm(given: string, right: string, known: Known): Scope {
  if (sameText(given, right)) return known.scope
  throw new OssError(
    'SignatureDoesNotMatch',
    'The signature is not that of this request; check the secret, and that nothing was changed on the way.',
  )
}

function readCredential(text: string): { accessKeyId: string; region: string; rest: string } {
  const [accessKeyId = '', ...rest] = text.split('/')
  return { accessKeyId, region: rest[1] ?? '', rest: rest.join('/') }
}

function scopeOf(credential: ReturnType<typeof readCredential>, date: string, names = '') {
  const additional = names.split(';').filter(Boolean)
  const scope = { date, region: credential.region, additional }
  if (credential.rest === credentialScope(scope)) return scope
  throw new OssError('InvalidArgument', `The credential does not end in ${credentialScope(scope)}.`)
}

function checkSkew(moment: number, { clock }: Doors): void {
  const now = clock()
  if (Math.abs(moment - now.getTime()) <= SKEW_MS) return
  const details = { ServerTime: now.toISOString() }
  throw new OssError(
    'RequestTimeTooSkewed',
    'The time of the request is more than 15 minutes from that of the store.',
    { details },
  )
}

function checkEnd(end: number, { clock }: Doors): void {
  if (end > clock().getTime()) return
  throw new OssError('AccessDenied', 'The signed address has run out; ask for a new one.')
}

/** 20261121T093000Z in milliseconds; NaN, which no check passes, for anything else. */
function momentOf(date: string): number {
  const digits = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)
  if (!digits) return Number.NaN
  const [, year, month, day, hour, minute, second] = digits
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(moment.getTime()) || dateV4(moment) !== date ? Number.NaN : moment.getTime()
}

function pairOf(field: string): [string, string] {
  const equals = field.indexOf('=')
  return [field.slice(0, equals), field.slice(equals + 1)]
}

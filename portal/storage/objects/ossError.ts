import { toBase64, utf8 } from './encoding.ts'
import { StoreError } from './storeError.ts'
import { xmlDocument } from './xml.ts'

/** The codes of the OSS protocol that are spoken here, with their HTTP status. */
const STATUS = {
  AccessDenied: 403,
  BadDigest: 400,
  EntityTooLarge: 400,
  FileAlreadyExists: 409,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidDigest: 400,
  InvalidObjectName: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidPolicyDocument: 400,
  InvalidRange: 416,
  InvalidSecurityToken: 403,
  MalformedPOSTRequest: 400,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SecurityTokenExpired: 403,
  SignatureDoesNotMatch: 403,
  StorageFull: 507,
  StoreUnavailable: 503,
} as const

export type OssCode = keyof typeof STATUS

/** A refusal in the words of OSS. `details` become elements of the answer, `headers` headers of it. */
export class OssError extends Error {
  readonly code: OssCode
  readonly details: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: OssCode,
    message: string,
    more: { details?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.name = 'OssError'
    this.code = code
    this.details = more.details ?? {}
    this.headers = more.headers ?? {}
  }
}

/** Whatever was thrown, as a refusal; what nobody foresaw is `InternalError` and tells nothing of itself. */
export function toOssError(error: unknown): OssError {
  if (error instanceof OssError) return error
  if (error instanceof StoreError) return new OssError(error.code, error.message)
  return new OssError('InternalError', 'The store failed; the log has more under this request id.')
}

/**
 * The answer to a refused request. An answer to HEAD has no body, so that OSS repeats the error in the
 * header `x-oss-err`, where `ali-oss` finds it.
 */
export function errorResponse(
  error: OssError,
  request: { method: string; host: string; id: string },
): Response {
  const body = xmlDocument('Error', {
    Code: error.code,
    Message: error.message,
    RequestId: request.id,
    HostId: request.host,
    ...error.details,
  })
  const headers = new Headers({
    'Content-Type': 'application/xml',
    'Cache-Control': 'no-store',
    ...error.headers,
  })
  const bodiless = request.method === 'HEAD'
  if (bodiless) headers.set('x-oss-err', toBase64(utf8(body)))
  return new Response(bodiless ? null : body, { status: STATUS[error.code], headers })
}

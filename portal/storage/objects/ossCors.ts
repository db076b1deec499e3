import type { OssProtocolOptions } from './ossExchange.ts'

/** Headers of a request that the protocol knows. */
const TAKEN =
  /^(authorization|cache-control|content-[a-z0-9]+|date|expires|if-[a-z-]+|range|x-oss-[a-z0-9-]+)$/
/** Headers of an answer that a page may read; `ali-oss` cannot join parts without ETag. */
const SHOWN =
  'ETag, x-oss-request-id, x-oss-err, x-oss-object-type, Content-Length, Content-Range, Accept-Ranges, Date'

/** The answer to a browser that asks before it sends. */
export function preflight(request: Request): Response {
  const asked = (request.headers.get('access-control-request-headers') ?? '').split(',')
  const allowed = asked.map((name) => name.trim().toLowerCase()).filter((name) => TAKEN.test(name))
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, HEAD, PUT, POST, DELETE',
      'Access-Control-Allow-Headers': allowed.join(', '),
      'Access-Control-Max-Age': '7200',
    },
  })
}

/** Tells a browser whether the page that asked may see the answer. */
export function withCors(
  response: Response,
  request: Request,
  { origins }: NonNullable<OssProtocolOptions['cors']> = { origins: '*' },
): Response {
  const origin = request.headers.get('origin')
  response.headers.append('Vary', 'Origin')
  if (origin && (origins === '*' || origins.includes(origin))) {
    response.headers.set('Access-Control-Allow-Origin', origins === '*' ? '*' : origin)
    response.headers.set('Access-Control-Expose-Headers', SHOWN)
  }
  return response
}

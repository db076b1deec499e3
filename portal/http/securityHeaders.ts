import type { MiddlewareHandler } from 'hono'

/** Where the admin may read from beside its own origin. */
export interface SecurityOptions {
  /** Origins of the object store and its CDN. */
  readonly origins?: readonly string[]
  /** Served over https: browsers are told to stay there. */
  readonly https?: boolean
}

/**
 * The headers of every answer. The admin runs scripts of its own origin only and shows up in no frame; nothing is
 * guessed from content. Styles are the one exception (see docs/decisions/content-security-policy.md).
 */
export function securityHeaders({
  origins = [],
  https = false,
}: SecurityOptions = {}): MiddlewareHandler {
  const headers = {
    'Content-Security-Policy': policy(origins),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
  return async (c, next) => {
    await next()
    // A route that is stricter, such as the one of uploaded files, keeps its own.
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

function policy(origins: readonly string[]): string {
  const store = origins.map((origin) => ` ${origin}`).join('')
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${store}`,
    // Captured episodes are listened to where their feed has them, before anybody takes them over.
    `media-src 'self' blob: https:${store}`,
    `connect-src 'self'${store}`,
    `font-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-src 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

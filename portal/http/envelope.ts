import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Language } from '#declare'
import type { PortalError } from '#portal/core/errors.ts'

/** What every JSON answer looks like. */
export interface Envelope<T = unknown> {
  readonly code: number
  readonly message: string
  readonly data: T
}

/** The code of success. */
export const DONE = 20000

/** Answers that it is done. */
export function success(c: Context, data: unknown, status: 200 | 201 | 202 = 200): Response {
  const message = languageOf(c.req.header('accept-language')) === 'en' ? 'Done' : '成功'
  return c.json({ code: DONE, message, data }, status)
}

/** Answers that it is not, in the caller's language. */
export function failure(c: Context, error: PortalError): Response {
  const language = languageOf(c.req.header('accept-language'))
  const message = error.label[language === 'en' ? 1 : 0]
  const data = error.dataIn(language)
  if (error.code === 42900)
    c.header('Retry-After', String((data as { retryAfter: number }).retryAfter))
  return c.json({ code: error.code, message, data }, error.status as ContentfulStatusCode)
}

/** Chinese unless the first language that is asked for is English. */
export function languageOf(header: string | undefined): Language {
  return header?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh'
}

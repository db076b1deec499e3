import type { Context } from 'hono'
import { fault, PortalError, unavailable } from '#portal/core/errors.ts'
import type { Log } from '#portal/core/log.ts'
import { isFull, isUnavailable } from '#portal/storage/db/errors.ts'
import { failure } from './envelope.ts'

/**
 * Turns whatever was thrown into an answer of the envelope. What nobody foresaw is logged whole under the request
 * id and told to the caller as that id only.
 */
export function onError(log: Log): (error: Error, c: Context) => Response {
  return (error, c) => {
    if (error instanceof PortalError) {
      noteRefusal(log, error, c)
      return failure(c, error)
    }
    const requestId: string = c.get('requestId') ?? ''
    log({
      level: 'error',
      message: `${c.req.method} ${c.req.path} failed: ${error.message}`,
      requestId,
      stack: error.stack,
    })
    return failure(c, portalErrorOf(error, requestId))
  }
}

/** Left out: who is not signed in, what is not there, what one may not (the audit log has that), what is asked back. */
const unnoted: readonly number[] = [401, 403, 404, 428]

/**
 * A line for each call that checks, rules, sizes or limits turned away: many of them in a row are somebody who tries
 * their way around. Fields by their names, never what was in them.
 */
function noteRefusal(log: Log, { code, status, dataIn }: PortalError, c: Context): void {
  if (status < 400 || status >= 500 || unnoted.includes(status)) return
  const { errors } = (dataIn('en') ?? {}) as { readonly errors?: object }
  const user = (c.get('session') as { readonly user?: { readonly id: number } } | undefined)?.user
  log({
    level: 'info',
    message: `${c.req.method} ${c.req.path} was refused: ${code}`,
    requestId: c.get('requestId') ?? '',
    code,
    ...(errors && { fields: Object.keys(errors).slice(0, 20) }),
    ...(user && { user: user.id }),
  })
}

function portalErrorOf(error: Error, requestId: string): PortalError {
  if (isFull(error))
    return unavailable(requestId, [
      '存储空间已满，未保存任何内容',
      'The disk is full, nothing was saved',
    ])
  if (isUnavailable(error))
    return unavailable(requestId, [
      '数据库暂不可用，未保存任何内容',
      'The database is not available, nothing was saved',
    ])
  return fault(requestId)
}

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
    if (error instanceof PortalError) return failure(c, error)
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

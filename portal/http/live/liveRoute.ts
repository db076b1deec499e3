import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import type { End, LiveHub } from '#portal/engine/live/liveHub.ts'
import { watchesOf } from '#portal/engine/live/watches.ts'
import type { ReadSession } from '../session/sessionMiddleware.ts'

/** So many events wait for whoever takes them in slowly; then the line is cut, and they read anew. */
const MOST_WAITING = 200

/**
 * `GET live?lists=article&records=article/12/form`: a stream of what others do there (Server-Sent Events), until the
 * page is left, the session ends or the portal closes; an `over` event says why. Somebody who comes back with
 * `Last-Event-ID` is told what they missed, and so is whoever read what they look at `age` milliseconds ago.
 */
export const liveRoute =
  (context: PortalContext, hub: LiveHub, readSession: ReadSession) =>
  (c: Context): Response => {
    const session = c.get('session') as Session
    const watches = watchesOf(context.entities, c.req.query())
    const read = {
      cursor: numberIn(c.req.header('last-event-id')),
      age: numberIn(c.req.query('age')),
    }
    const response = streamSSE(c, async (stream) => {
      const { promise: ended, resolve: end } = Promise.withResolvers<End | null>()
      stream.onAbort(() => end(null))
      let writing: Promise<unknown> = Promise.resolve()
      let waiting = 0
      const write = (event: string, data: object, cursor?: number) => {
        if (++waiting > MOST_WAITING) return end('slow')
        const message = { event, data: JSON.stringify(data) }
        const id = cursor === undefined ? {} : { id: String(cursor) }
        writing = writing
          .then(() => stream.writeSSE({ ...message, ...id }))
          .finally(() => waiting--)
      }
      const listener = {
        watches,
        session: async () => {
          const now = await readSession(c)
          // A role that asks for a second factor since lets nothing go before it is on.
          return now?.mustChange ? null : now
        },
        send: ({ name, data }: { name: string; data: object }, cursor: number) =>
          write(name, data, cursor),
        end,
      }
      const leave = await hub.join(listener, session, read)
      const why = await ended
      leave()
      if (why === null) return
      write('over', { why })
      // Somebody who takes nothing in is not waited for.
      if (why !== 'slow') await writing
    })
    // Nothing on the way may hold back or pack what is to arrive at once.
    response.headers.set('Cache-Control', 'no-store, no-transform')
    response.headers.set('X-Accel-Buffering', 'no')
    return response
  }

const numberIn = (text = ''): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null)

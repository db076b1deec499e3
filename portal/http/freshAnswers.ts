import type { MiddlewareHandler } from 'hono'

/**
 * What an answer of the API holds is for whoever asked, as it stands at this moment: nothing on the way keeps it. One
 * with an ETag may be kept, and is asked for again each time. A route that says otherwise keeps its own word.
 */
export const freshAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', headers.has('ETag') ? 'private, no-cache' : 'no-store')
}

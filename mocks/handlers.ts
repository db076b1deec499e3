import { http } from 'msw/http'
import type { Portal } from '#portal/createPortal.ts'

/** Paths the portal answers beside those of its object store. */
const paths = ['/api/*', '/oss/*', '/uploadViod/*']

/**
 * Hands every call for the portal to the portal itself, so that a mock can never answer otherwise than the real one.
 * @param origin where calls go to, `http://portal.test`; left out, the page's own
 * @param answered told of every call once it was answered, before the page gets the answer
 */
export function portalHandlers(
  { app, context }: Portal,
  origin = '',
  answered: (request: Request) => Promise<void> | void = () => {},
) {
  const bucket = context.store?.describe().bucket
  return [...paths, ...(bucket ? [`/${bucket}/*`] : [])].map((path) =>
    http.all(`${origin}${path}`, async ({ request }) => {
      const response = await app.fetch(request)
      await answered(request)
      return response
    }),
  )
}

import { Hono } from 'hono'
import { answer, decoded, fileAt, type Held } from './static.ts'

/**
 * Serves the handbook that `npm run docs` built out of a folder, at `/docs/`. Where none was built everything below is
 * 404 in words, so that the admin's help leads nowhere that is not there; the list of its pages is empty.
 */
export function serveHandbook(folder: string): Hono {
  const held = new Map<string, Held>()
  const app = new Hono()
  app.get('/docs', (c) => c.redirect('/docs/'))
  app.get('/docs/*', async (c) => {
    const path = decoded(c.req.path)?.slice('/docs'.length) ?? ''
    const file = await fileAt(folder, path.endsWith('/') ? `${path}index.html` : path)
    if (file) return answer(c, file, held)
    // Whoever asks whether there is a handbook is answered: a browser writes every 404 into its console.
    if (path === PAGES) return c.json({})
    const missing = await fileAt(folder, '/404.html')
    if (!missing) return c.text(NOT_BUILT, 404)
    const page = await answer(c, missing, held)
    return new Response(page.body, { status: 404, headers: page.headers })
  })
  return app
}

/** The list of its pages, which `npm run docs` writes. */
const PAGES = '/hashmap.json'

const NOT_BUILT =
  '手册尚未构建，请运行 npm run docs。\nThe handbook is not built: run npm run docs.\n'

import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import { build } from 'vite'
import type { Row } from '#declare'
import { serveAdmin } from '#portal/http/static.ts'
import { articles } from '../million/articles.ts'

/** A bare react-admin app with one resource, built and served as Masthead's admin is. */
export interface Bare {
  readonly url: string
  /** The rows its list shows. */
  readonly rows: readonly Row[]
  stop(): Promise<void>
}

/** Builds it into a temporary folder with the same vite, and serves it with so many rows from memory. */
export async function serveBare(count = 1000): Promise<Bare> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bare-'))
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 4000 },
  })
  const rows = [...articles(count)].map(({ body, authors, ...row }) => row)
  const server = await listening(appOf(folder, rows))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    rows,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Answers pages as ra-data-simple-rest asks for them; the second resource has the same rows from the other end. */
function appOf(folder: string, rows: readonly Row[]): Hono {
  const app = new Hono()
  app.use(serveAdmin(folder))
  app.get('/api/:name', (c) => {
    const name = c.req.param('name')
    const found = name === 'magazines' ? rows.toReversed() : rows
    const [from, to] = JSON.parse(c.req.query('range') ?? '[0,9]') as [number, number]
    c.header('Content-Range', `${name} ${from}-${to}/${found.length}`)
    return c.json(found.slice(from, to + 1))
  })
  return app
}

function listening(app: Hono): Promise<Server> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(server as Server),
    )
  })
}

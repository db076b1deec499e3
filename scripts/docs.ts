/**
 * `npm run docs`: builds the handbook out of `docs`, for the portal to serve at /docs/. `npm run docs -- dev` shows it
 * while one writes, at http://127.0.0.1:5183/docs/.
 */
import { join } from 'node:path'
import { build, createServer } from 'vitepress'

const docs = join(import.meta.dirname, '../docs')
const [mode = 'build'] = process.argv.slice(2)
const address = { host: '127.0.0.1', port: 5183 }

if (mode === 'dev') {
  const server = await createServer(docs, address)
  await server.listen()
  server.printUrls()
} else if (mode === 'build') {
  await build(docs)
} else {
  console.error(
    `没有 docs ${mode}：npm run docs 构建，npm run docs -- dev 边写边看。\nThere is no docs ${mode}: npm run docs builds, npm run docs -- dev shows it.`,
  )
  process.exitCode = 2
}

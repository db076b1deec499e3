/**
 * `npm run docs`: makes the reference and builds the handbook, for the portal to serve at /docs/. `npm run docs -- dev`
 * shows it while one writes, at http://127.0.0.1:5183/docs/.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer } from 'vitepress'
import { openApiOf } from '#portal/http/openapi/document.ts'
import { addressesOf } from '#portal/http/records/addresses.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import sentences from '#resources/sentences.json' with { type: 'json' }
import { referencePages } from './handbook/referencePages.ts'

const root = join(import.meta.dirname, '..')
const docs = join(root, 'docs')
const address = { host: '127.0.0.1', port: 5183 }

/** What is made, and never committed: pages of the reference, and the document its client reads. */
async function makeReference(): Promise<void> {
  const declared = await readDeclarations()
  const errors = readFileSync(join(root, 'portal/core/errors.ts'), 'utf8')
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const folder = join(docs, 'reference')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const { name, text } of referencePages({ declared, sentences, errors, lock }))
    writeFileSync(join(folder, `${name}.md`), text)
  mkdirSync(join(docs, 'public'), { recursive: true })
  const document = openApiOf(addressesOf(declared.entities), declared.parts)
  writeFileSync(join(docs, 'public/openapi.json'), JSON.stringify(document))
}

const [mode = 'build'] = process.argv.slice(2)
if (mode === 'dev') {
  await makeReference()
  const server = await createServer(docs, address)
  await server.listen()
  server.printUrls()
} else if (mode === 'build') {
  await makeReference()
  await build(docs)
} else {
  console.error(
    `没有 docs ${mode}：npm run docs 构建，npm run docs -- dev 边写边看。\nThere is no docs ${mode}: npm run docs builds, npm run docs -- dev shows it.`,
  )
  process.exitCode = 2
}

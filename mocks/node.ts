import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setupServer } from 'msw/node'
import { inject } from 'vitest'
import type { Portal } from '#portal/createPortal.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { sqliteDialect } from '#portal/storage/db/sqlite.ts'
import { sqliteBytes, type Template } from '#portal/storage/db/testing/template.ts'
import { memoryStore } from '#portal/storage/objects/memoryStore.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { demoAdmin } from './demoAdmin.ts'
import { portalHandlers } from './handlers.ts'
import { portalOn } from './portalOn.ts'
import { fill, storeFiles } from './samples/fill.ts'

/** How a test wants its portal. */
export interface MockOptions {
  /** Where calls go to; in a page of jsdom its own origin. */
  readonly origin?: string
  /** False leaves it without sample records. Some of another clock than the usual are written anew, which takes long. */
  readonly samples?: boolean
  /** The same moment at every run unless told. */
  readonly clock?: () => Date
  /** What captchas show; left out, anything. */
  readonly captchaAnswer?: () => string
}

/** A portal behind msw, with somebody signed in. */
export interface MockPortal {
  readonly portal: Portal
  readonly origin: string
  /** Headers of whoever is signed in as {@link demoAdmin}. */
  readonly headers: { readonly 'X-Token': string; readonly ticket: string }
  /** Ends it; calls go to the network again. */
  close(): Promise<void>
}

const NOON = new Date('2026-11-21T12:00:00+08:00')

const noon = () => NOON

const passingStore = () =>
  memoryStore({ bucket: 'store', endpoint: 'http://portal.test', clock: noon })

/** A portal on it at the usual moment, whose store nobody sees again. */
const standOn = async (database: Database, store = passingStore()): Promise<Portal> => {
  return portalOn({ database, store, clock: noon, declarations: await readDeclarations() })
}

/** Every table and the first records: laid out once a run, since that is most of what a mock costs. */
const template: Template = {
  name: 'mock',
  fill: async (database) => {
    await standOn(database)
  },
}

/** The same with all sample records, which takes as long as a whole file of tests. */
const demo: Template = {
  name: 'demo',
  fill: async (database) => {
    const files = new Map<string, string>()
    await fill(await standOn(database, noting(passingStore(), files)))
    await writeFile(privateFiles(), JSON.stringify([...files]))
  },
}

/** Lists and results that the sample records name lie below keys of their own making: they are kept with the run. */
const privateFiles = () => join(inject('runFolder'), 'demo-files.json')

/** The same store, of whose private objects a copy is noted, in base 64. */
const noting = (store: ObjectStore, files: Map<string, string>): ObjectStore => ({
  ...store,
  put: async (key, body, options) => {
    const head = await store.put(key, body, options)
    const held = options.isPrivate ? await store.get(key) : null
    if (held) {
      const bytes = await new Response(held.body).arrayBuffer()
      files.set(key, Buffer.from(bytes).toString('base64'))
    }
    return head
  },
})

async function storePrivateFiles({ context: { store } }: Portal): Promise<void> {
  const files = JSON.parse(await readFile(privateFiles(), 'utf8')) as [string, string][]
  for (const [key, text] of files)
    await store?.put(key, Buffer.from(text, 'base64'), { type: '', isPrivate: true })
}

/** Starts the portal on SQLite in memory and sends the calls of this process to it. Close it when done. */
export async function mockPortal(options: MockOptions = {}): Promise<MockPortal> {
  const { origin = pageOrigin(), samples = true, clock = noon, captchaAnswer } = options
  const isUsual = clock === noon
  const bytes = await sqliteBytes(samples && isUsual ? demo : template)
  const portal = await portalOn({
    database: openDatabase(sqliteDialect({ path: ':memory:', bytes }), 'sqlite'),
    store: memoryStore({ bucket: 'store', endpoint: origin, clock }),
    clock,
    ...(captchaAnswer && { captchaAnswer }),
    declarations: await readDeclarations(),
  })
  if (samples && isUsual) {
    await storeFiles(portal, loadPicture)
    await storePrivateFiles(portal)
  } else if (samples) await fill(portal, loadPicture)
  const server = setupServer(...portalHandlers(portal, origin))
  server.listen({ onUnhandledFrame: 'error' })
  return {
    portal,
    origin,
    headers: await signedIn(portal, origin),
    close: async () => {
      server.close()
      await portal.close()
    },
  }
}

/** Reads a sample picture from its folder; with an ending, another file. */
export const loadPicture = (name: string): Promise<Uint8Array> =>
  readFile(
    new URL(
      `./samples/${name.includes('.') ? `media/${name}` : `pictures/${name}.jpg`}`,
      import.meta.url,
    ),
  )

const pageOrigin = () => (typeof location === 'undefined' ? 'http://portal.test' : location.origin)

async function signedIn({ app }: Portal, origin: string): Promise<MockPortal['headers']> {
  const body = JSON.stringify(demoAdmin)
  const headers = { 'content-type': 'application/json' }
  const answer = await app.request(`${origin}/api/portal/index/login`, {
    method: 'POST',
    body,
    headers,
  })
  const { data, message } = (await answer.json()) as {
    data: { token: string; ticket: string } | null
    message: string
  }
  if (!data) throw new Error(`Signing in to the portal of a test: ${message}`)
  return { 'X-Token': data.token, ticket: data.ticket }
}

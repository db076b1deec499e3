import { readFile } from 'node:fs/promises'
import { setupServer } from 'msw/node'
import type { Portal } from '#portal/createPortal.ts'
import type { Database } from '#portal/db/database.ts'
import { openDatabase } from '#portal/db/openDatabase.ts'
import { sqliteDialect } from '#portal/db/sqlite.ts'
import { sqliteBytes, type Template } from '#portal/db/testing/template.ts'
import { readDeclarations } from '#portal/declarations.ts'
import { memoryStore } from '#portal/store/memoryStore.ts'
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

/** A portal on it at the usual moment, whose store nobody sees again. */
const standOn = async (database: Database): Promise<Portal> => {
  const store = memoryStore({ bucket: 'store', endpoint: 'http://portal.test', clock: noon })
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
    await fill(await standOn(database))
  },
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
  if (samples && isUsual) await storeFiles(portal, loadPicture)
  else if (samples) await fill(portal, loadPicture)
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

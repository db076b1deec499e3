import { setupWorker } from 'msw/browser'
import initSqlJs, { type Database as SqlJs } from 'sql.js'
import sqlWasm from 'sql.js/dist/sql-wasm-browser.wasm?url'
import type { Portal } from '#portal/createPortal.ts'
import { startInlineJobs } from '#portal/jobs/inline.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { sqljsBytes, sqljsDialect } from '#portal/storage/db/sqljs.ts'
import { memoryStore } from '#portal/storage/objects/memoryStore.ts'
import { browserDeclarations } from './browserDeclarations.ts'
import { type BrowserFiles, openBrowserFiles } from './browserFiles.ts'
import { coalesce } from './coalesce.ts'
import { demoAdmin } from './demoAdmin.ts'
import { fetchedStore } from './fetchedStore.ts'
import { portalHandlers } from './handlers.ts'
import { portalOn } from './portalOn.ts'
import { fill, SAMPLES } from './samples/fill.ts'

const addresses = import.meta.glob<string>(
  ['./samples/pictures/*.jpg', './samples/media/film.mp4'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)
const DATABASE = 'database'
const clock = () => new Date()

/**
 * Starts the portal inside this page: SQLite in WebAssembly, files in memory, both kept in IndexedDB, a service worker
 * in front. `?demo=new` in the address begins anew. Gives what one signs in with. Call it before the admin is drawn.
 */
export async function startDemo(): Promise<typeof demoAdmin> {
  const files = await openBrowserFiles('masthead-demo')
  if (new URLSearchParams(location.search).get('demo') === 'new') await files.clear()
  const { database, save } = await demoDatabase(files)
  const store = fetchedStore(memoryStore({ bucket: 'store', endpoint: location.origin, clock }), {
    load: async (key) => (await samplePicture(key)) ?? files.read(key),
    keep: (key, bytes) => files.write(key, bytes),
  })
  const portal = await portalOn({
    database,
    store,
    clock,
    // A code that the stand-in for SMS would have sent is read here.
    log: ({ level, message }) => console[level](message),
    declarations: browserDeclarations,
  })
  if (await fill(portal)) await save()
  await intercept(portal, save)
  startInlineJobs(portal.context, save)
  return demoAdmin
}

/** The database as it was left, or an empty one, and how it is kept. */
async function demoDatabase(
  files: BrowserFiles,
): Promise<{ database: Database; save: () => Promise<void> }> {
  const sql = await initSqlJs({ locateFile: () => sqlWasm })
  const bytes = await files.read(DATABASE)
  let held: SqlJs | undefined
  const dialect = sqljsDialect({
    sql,
    ...(bytes && { bytes }),
    opened: (opened) => (held = opened),
  })
  const database = openDatabase(dialect, 'sqlite')
  let kept = -1
  // The one connection is taken for the copy, so that no transaction is half done in it, but not for writing it down.
  const copy = () =>
    database.db.connection().execute(async () => {
      const changes = held ? changesOf(held) : kept
      return held && changes !== kept ? { bytes: sqljsBytes(held), changes } : null
    })
  const save = coalesce(async () => {
    const copied = await copy()
    if (!copied) return
    await files.write(DATABASE, copied.bytes)
    kept = copied.changes
  })
  return { database, save }
}

/** Rows written since the database was opened: many calls that are no GET only look something up. */
const changesOf = (database: SqlJs): number =>
  Number(database.exec('select total_changes()')[0]?.values[0]?.[0] ?? 0)

async function samplePicture(key: string): Promise<Uint8Array | null> {
  const name = key.startsWith(SAMPLES) ? key.slice(SAMPLES.length) : null
  const folder = name?.endsWith('.jpg') ? 'pictures' : 'media'
  const address = name === null ? undefined : addresses[`./samples/${folder}/${name}`]
  return address ? new Uint8Array(await (await fetch(address)).arrayBuffer()) : null
}

async function intercept(portal: Portal, save: () => Promise<void>): Promise<void> {
  const changes = async ({ method }: Request) => {
    if (method !== 'GET' && method !== 'HEAD') await save()
  }
  const worker = setupWorker(...portalHandlers(portal, location.origin, changes))
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true })
}

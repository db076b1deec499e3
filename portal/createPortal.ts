import { type Context, Hono } from 'hono'
import type { Entity, MenuGroup, Screen } from '#declare'
import { appSideRoutes } from './appSide/appSideRoutes.ts'
import { appSideTables } from './appSide/appSideTables.ts'
import { alongTable } from './audit/along.ts'
import { auditSignIns } from './audit/auditSignIns.ts'
import { historyTable } from './audit/history.ts'
import { bulkLinks } from './bulk/links.ts'
import { cacheRoutes } from './cache/cacheRoutes.ts'
import { cacheTable } from './cache/clearings.ts'
import { clockTables } from './clock/clockTables.ts'
import { createGround } from './createGround.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import type { TableSpec } from './db/tableSpec.ts'
import { figures } from './endpoints/figures.ts'
import { recentEdits } from './endpoints/recentEdits.ts'
import { todos } from './endpoints/todos.ts'
import { failed } from './envelope.ts'
import { chapterSourceTable } from './epub/chapterSources.ts'
import { errorLogRoutes } from './errorLog/errorLogRoutes.ts'
import { errorTables } from './errorLog/errorTables.ts'
import { noCall } from './errors.ts'
import { jobTables } from './jobs/jobTables.ts'
import { isWithdrawn } from './media/isWithdrawn.ts'
import { type Log, onError } from './onError.ts'
import { openApiOf } from './openapi/document.ts'
import type { Outbound } from './outbound/outbound.ts'
import { type Ports, standInsAmong } from './ports/ports.ts'
import { presenceTable } from './presence/presenceTable.ts'
import { publishedTable } from './published/publishedTable.ts'
import { rankTotalTable } from './ranks/figures.ts'
import { readableQuery } from './readableQuery.ts'
import { type Addresses, addressesOf } from './records/addresses.ts'
import type { Records } from './records/change.ts'
import type { Ground, Rules } from './records/ground.ts'
import { publicPreview } from './records/preview/preview.ts'
import { recordsOutside } from './records/recordsOutside.ts'
import { recordRoutes } from './records/routes.ts'
import { richTextRoutes } from './richText/richTextRoutes.ts'
import { searchRoutes } from './search/searchRoutes.ts'
import { portalSession, type Session } from './session/session.ts'
import type { SessionDeps } from './session/sessionDeps.ts'
import {
  type ReadSession,
  type SessionVariables,
  sessionMiddleware,
  sessionReader,
} from './session/sessionMiddleware.ts'
import { sessionRoutes } from './session/sessionRoutes.ts'
import { sessionTables } from './session/sessionTables.ts'
import { type CredentialIssuer, embeddedIssuer } from './store/credentialIssuer.ts'
import type { ObjectStore } from './store/objectStore.ts'
import { ossProtocol } from './store/ossProtocol.ts'
import { privateLinks } from './store/privateLink.ts'
import { uploadRoutes } from './store/uploadRoutes.ts'
import { settingsOf } from './userSettings/userSettings.ts'
import { userSettingsRoutes } from './userSettings/userSettingsRoutes.ts'
import { userSettingsTable } from './userSettings/userSettingsTable.ts'
import { videoTable } from './vod/videoTable.ts'
import { vodRoutes } from './vod/vodRoutes.ts'

/** What a portal is made of. Nothing here reads the environment, opens a port, a file or a database. */
export interface PortalOptions
  extends Pick<SessionDeps, 'addressOf' | 'environmentOf' | 'passwordRounds' | 'captchaAnswer'> {
  readonly database: Database
  /** Where uploads lie; the embedded one is served by the portal itself. */
  readonly store: ObjectStore
  /** Gives out upload credentials; left out, the embedded store's own. */
  readonly issuer?: CredentialIssuer
  readonly clock?: () => Date
  /** Signs upload credentials and keys hashes; the same at every start. */
  readonly secret: string
  readonly entities: readonly Entity[]
  readonly screens: readonly Screen[]
  readonly menuGroups: readonly MenuGroup[]
  /** Where browsers reach the portal, `https://admin.example.com`; left out, as each request says. */
  readonly origin?: string
  /** Origin of the CDN in front of a bucket elsewhere; files are read from it. */
  readonly cdn?: string
  /** Calls other machines, `guardedFetch()` on a server; left out, the portal calls nobody. */
  readonly outbound?: Outbound
  readonly log?: Log
  /** Of this build: 3 for management, 2 for admin, 1 for caoren, else 0. Shown, never asked. */
  readonly permissionLevel?: number
  /** Services outside the house; all stood in for unless given. */
  readonly ports?: Ports
  /** Other rules than those of the declarations, for tests. */
  readonly rules?: Rules
}

/** A portal that answers. */
export interface Portal {
  readonly app: Hono<{ Variables: SessionVariables }>
  /** What the declarations ask of whoever runs it: columns that vanished, values that no longer fit. */
  readonly notices: readonly string[]
  /** Records outside a request, through all rules; by the portal itself unless a session is given. */
  records(session?: Session): Records
  readonly ground: Ground
  close(): Promise<void>
}

/** The portal's own tables beside those of the records; a backup reads from them what their columns hold. */
export const portalTables: readonly TableSpec[] = [
  historyTable,
  alongTable,
  ...jobTables,
  ...clockTables,
  ...appSideTables,
  cacheTable,
  chapterSourceTable,
  ...errorTables,
  presenceTable,
  publishedTable,
  rankTotalTable,
  userSettingsTable,
  videoTable,
]

/**
 * Brings the tables in line and puts the calls together: sign-in, uploads, records, named calls. Throws where
 * declarations contradict each other, all contradictions at once.
 */
export async function createPortal(options: PortalOptions): Promise<Portal> {
  const { database, entities } = options
  const addresses = addressesOf(entities)
  const { notices } = await migrate(database, entities, portalTables)
  await sessionTables(database)
  const ground = createGround(options)
  const records = (session = portalSession) => recordsOutside(ground, { session })
  const app = appOf(options, ground, addresses, records)
  return { app, notices, records, ground, close: () => database.close() }
}

function appOf(
  options: PortalOptions,
  ground: Ground,
  addresses: Addresses,
  own: Portal['records'],
): Portal['app'] {
  const deps: SessionDeps = {
    ...options,
    ...ground,
    records: own,
    sms: ground.ports.sms,
    standIns: standInsAmong(ground.ports),
    settingsOf: (user) => settingsOf(ground.database.db, user),
  }
  const read = sessionReader(deps)
  const app = new Hono<{ Variables: SessionVariables }>()
  app.onError(onError(ground.log))
  app.notFound((c) => failed(c, noCall(c.req.method, c.req.path)))
  app.use(async (c, next) => {
    c.set('requestId', crypto.randomUUID())
    await next()
    // `c.header` would copy an answer that stands already, its body with it.
    c.res.headers.set('X-Request-Id', c.get('requestId'))
  })
  app.use('/api/*', readableQuery)
  storeRoutes(app, options, ground, read)
  app.route('/', appSideRoutes({ ground, addresses, deps, read, screens: options.screens }))
  app.get('/api/portal/preview/:token', publicPreview(ground))
  app.route('/', bulkLinks(ground))
  app.route('/', privateLinks(ground))
  app.use('/api/*', sessionMiddleware(deps, read))
  app.use('/api/portal/index/*', auditSignIns(ground, deps))
  app.route('/api/portal/index', sessionRoutes(deps, options))
  app.route('/api/portal/index', userSettingsRoutes(ground))
  app.route('/api/portal/index', searchRoutes(ground))
  app.route('/api/portal/index', errorLogRoutes(ground))
  app.get('/api/portal/index/todos', todos(ground))
  app.get('/api/portal/index/recentEdits', recentEdits(ground))
  app.get('/api/portal/index/figures', figures(ground))
  let described: ReturnType<typeof openApiOf> | undefined
  app.get('/api/portal/openapi.json', (c) => {
    described ??= openApiOf(addresses, options.origin)
    return c.json(described)
  })
  app.route('/api/portal/cache', cacheRoutes(ground))
  app.route('/api/portal/richText', richTextRoutes(ground))
  app.all('/api/*', recordRoutes(ground, addresses))
  return app
}

function storeRoutes(
  app: Portal['app'],
  { secret, origin, issuer }: PortalOptions,
  ground: Ground,
  read: ReadSession,
): void {
  const { store, clock, log } = ground
  if (!store) return
  const { bucket, style } = store.describe()
  const given = issuer ?? embeddedIssuer({ secret, bucket, clock })
  const user = async (c: Context) => (await read(c))?.user?.username ?? null
  const told = { issuer: given, ...(origin && { origin }) }
  app.route('/', uploadRoutes({ store, secret, clock, user, ...told }))
  app.route('/', vodRoutes({ ground, read, ...told }))
  if (style !== 'path') return
  const report = (error: unknown, requestId: string) =>
    log({ level: 'error', message: `The object store failed: ${error}`, requestId })
  app.route(
    '/',
    ossProtocol({
      ...{ store, secrets: [secret], clock, report },
      isWithdrawn: (key) => isWithdrawn(ground, key),
    }),
  )
}

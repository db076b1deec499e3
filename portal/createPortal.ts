import { type Context, Hono } from 'hono'
import { noCall } from '#portal/core/errors.ts'
import { alongTable } from '#portal/engine/audit/along.ts'
import { auditSealTable } from '#portal/engine/audit/auditSeals.ts'
import { historyTable } from '#portal/engine/audit/history.ts'
import { cacheTable } from '#portal/engine/cache/clearings.ts'
import type { Records } from '#portal/engine/context/change.ts'
import type { Ground } from '#portal/engine/context/ground.ts'
import type { Parts } from '#portal/engine/context/parts.ts'
import { portalSession, type Session } from '#portal/engine/context/session.ts'
import { errorTables } from '#portal/engine/errorLog/errorTables.ts'
import { isWithdrawn } from '#portal/engine/media/isWithdrawn.ts'
import { videoTable } from '#portal/engine/media/videoTable.ts'
import { writesAnything } from '#portal/engine/media/writesAnything.ts'
import { presenceTable } from '#portal/engine/presence/presenceTable.ts'
import { publishedTable } from '#portal/engine/published/publishedTable.ts'
import { jobTables } from '#portal/engine/queue/jobTables.ts'
import { recordsOutside } from '#portal/engine/records/recordsOutside.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { sessionTables } from '#portal/engine/session/sessionTables.ts'
import { settingsOf } from '#portal/engine/userSettings/userSettings.ts'
import { userSettingsTable } from '#portal/engine/userSettings/userSettingsTable.ts'
import { appSideRoutes } from '#portal/http/appSide/appSideRoutes.ts'
import { appSideTables } from '#portal/http/appSide/appSideTables.ts'
import { cacheRoutes } from '#portal/http/cache/cacheRoutes.ts'
import { conditionRoute } from '#portal/http/condition/conditionRoute.ts'
import { failed } from '#portal/http/envelope.ts'
import { errorLogRoutes } from '#portal/http/errorLog/errorLogRoutes.ts'
import { figures } from '#portal/http/home/figures.ts'
import { recentEdits } from '#portal/http/home/recentEdits.ts'
import { todos } from '#portal/http/home/todos.ts'
import { bulkLinks } from '#portal/http/imports/bulkLinks.ts'
import { onError } from '#portal/http/onError.ts'
import { openApiOf } from '#portal/http/openapi/document.ts'
import { publicPreview } from '#portal/http/public/publicPreview.ts'
import { readableQuery } from '#portal/http/readableQuery.ts'
import { type Addresses, addressesOf } from '#portal/http/records/addresses.ts'
import { recordRoutes } from '#portal/http/records/routes.ts'
import { richTextRoutes } from '#portal/http/richText/richTextRoutes.ts'
import { searchRoutes } from '#portal/http/search/searchRoutes.ts'
import { auditSignIns } from '#portal/http/session/auditSignIns.ts'
import {
  type ReadSession,
  type SessionVariables,
  sessionMiddleware,
  sessionReader,
} from '#portal/http/session/sessionMiddleware.ts'
import { sessionRoutes } from '#portal/http/session/sessionRoutes.ts'
import { privateLinks } from '#portal/http/uploads/privateLinks.ts'
import { uploadRoutes } from '#portal/http/uploads/uploadRoutes.ts'
import { userSettingsRoutes } from '#portal/http/userSettings/userSettingsRoutes.ts'
import { vodRoutes } from '#portal/http/vod/vodRoutes.ts'
import { clockTables } from '#portal/jobs/clock/clockTables.ts'
import { standInsAmong } from '#portal/outside/ports.ts'
import { migrate } from '#portal/storage/db/migrate.ts'
import type { TableSpec } from '#portal/storage/db/tableSpec.ts'
import { embeddedIssuer } from '#portal/storage/objects/credentialIssuer.ts'
import { ossProtocol } from '#portal/storage/objects/ossProtocol.ts'
import { createGround } from './createGround.ts'
import type { PortalOptions } from './options.ts'

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
export const portalTables = ({ tables }: Parts): readonly TableSpec[] => [
  ...Object.values(tables),
  historyTable,
  alongTable,
  auditSealTable,
  ...jobTables,
  ...clockTables,
  ...appSideTables,
  cacheTable,
  ...errorTables,
  presenceTable,
  publishedTable,
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
  const { notices } = await migrate(database, entities, portalTables(options.parts))
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
    described ??= openApiOf(addresses, ground.parts, options.origin)
    return c.json(described)
  })
  app.route('/api/portal/cache', cacheRoutes(ground))
  app.get('/api/portal/condition', conditionRoute(ground, options.machine ?? (async () => [])))
  app.route('/api/portal/richText', richTextRoutes(ground))
  app.all('/api/*', recordRoutes(ground, addresses))
  return app
}

/** Who may bring files in: somebody who may write something, and has chosen their own password. */
async function uploader(ground: Ground, read: ReadSession, c: Context): Promise<Session | null> {
  const session = await read(c)
  if (!session || session.mustChange) return null
  return writesAnything(ground, session) ? session : null
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
  const user = async (c: Context) => (await uploader(ground, read, c))?.user?.username ?? null
  const told = { issuer: given, ...(origin && { origin }) }
  app.route('/', uploadRoutes({ store, secret, clock, user, ...told }))
  app.route('/', vodRoutes({ ground, read: (c) => uploader(ground, read, c), ...told }))
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

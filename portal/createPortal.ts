import { type Context, Hono } from 'hono'
import { noCall } from '#portal/core/errors.ts'
import { tracing } from '#portal/core/trace.ts'
import { alongTable } from '#portal/engine/audit/along.ts'
import { auditSealTable } from '#portal/engine/audit/auditSeals.ts'
import { historyTable } from '#portal/engine/audit/history.ts'
import { cacheTable } from '#portal/engine/cache/clearings.ts'
import type { Records } from '#portal/engine/context/change.ts'
import { goodSecrets } from '#portal/engine/context/goodSecrets.ts'
import type { Parts } from '#portal/engine/context/parts.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession, type Session } from '#portal/engine/context/session.ts'
import { draftTable } from '#portal/engine/drafts/draftTable.ts'
import { errorTables } from '#portal/engine/errorLog/errorTables.ts'
import { batchFileTable } from '#portal/engine/imports/files/batchFileTable.ts'
import { LiveHub } from '#portal/engine/live/liveHub.ts'
import { isWithdrawn } from '#portal/engine/media/isWithdrawn.ts'
import { lookTable } from '#portal/engine/media/lookTable.ts'
import { pictureTextTable } from '#portal/engine/media/pictureTextTable.ts'
import { soundTable } from '#portal/engine/media/soundTable.ts'
import { undrawnTable } from '#portal/engine/media/undrawnTable.ts'
import { videoTable } from '#portal/engine/media/videoTable.ts'
import { writesAnything } from '#portal/engine/media/writesAnything.ts'
import { plannedMoveTable } from '#portal/engine/plannedMoves/plannedMoveTable.ts'
import { presenceTable } from '#portal/engine/presence/presenceTable.ts'
import { publishedTable } from '#portal/engine/published/publishedTable.ts'
import { jobTables } from '#portal/engine/queue/jobTables.ts'
import { recordsOutside } from '#portal/engine/records/recordsOutside.ts'
import { revisionTable } from '#portal/engine/revisions/revisionTable.ts'
import { viewsFor } from '#portal/engine/savedViews/savedViews.ts'
import { savedViewTable } from '#portal/engine/savedViews/savedViewTable.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { sessionTables } from '#portal/engine/session/sessionTables.ts'
import { systemNoticeTable } from '#portal/engine/systemNotices/noticeChoices.ts'
import { talkTables } from '#portal/engine/talk/talkTables.ts'
import { transcriptTable } from '#portal/engine/transcripts/transcriptTable.ts'
import { settingsOf } from '#portal/engine/userSettings/userSettings.ts'
import { userSettingsTable } from '#portal/engine/userSettings/userSettingsTable.ts'
import { wantingTable } from '#portal/engine/wanting/wantingTable.ts'
import { queueClaimTable } from '#portal/engine/workQueue/queueClaimTable.ts'
import { appSideRoutes } from '#portal/http/appSide/appSideRoutes.ts'
import { appSideTables } from '#portal/http/appSide/appSideTables.ts'
import { cacheRoutes } from '#portal/http/cache/cacheRoutes.ts'
import {
  calendarAddress,
  calendarRoutes,
  timedRoute,
  todayRoute,
} from '#portal/http/calendar/calendarRoutes.ts'
import { conditionRoute } from '#portal/http/condition/conditionRoute.ts'
import { draftRoutes } from '#portal/http/drafts/draftRoutes.ts'
import { failure } from '#portal/http/envelope.ts'
import { errorLogRoutes } from '#portal/http/errorLog/errorLogRoutes.ts'
import { deletionsRoute } from '#portal/http/home/deletionsRoute.ts'
import { figures } from '#portal/http/home/figures.ts'
import { recentEdits } from '#portal/http/home/recentEdits.ts'
import { todos } from '#portal/http/home/todos.ts'
import { wanting } from '#portal/http/home/wanting.ts'
import { bulkLinks } from '#portal/http/imports/bulkLinks.ts'
import { liveRoute } from '#portal/http/live/liveRoute.ts'
import { onError } from '#portal/http/onError.ts'
import { openApiOf } from '#portal/http/openapi/document.ts'
import { pace } from '#portal/http/pace.ts'
import { ownPlannedRoutes } from '#portal/http/plannedMoves/plannedMoveRoutes.ts'
import { publicPreview } from '#portal/http/public/publicPreview.ts'
import { readableQuery } from '#portal/http/readableQuery.ts'
import { type Addresses, addressesOf } from '#portal/http/records/addresses.ts'
import { recordRoutes } from '#portal/http/records/routes.ts'
import { ownRevisionRoutes } from '#portal/http/revisions/revisionRoutes.ts'
import { richTextRoutes } from '#portal/http/richText/richTextRoutes.ts'
import { savedViewRoutes } from '#portal/http/savedViews/savedViewRoutes.ts'
import { searchRoutes } from '#portal/http/search/searchRoutes.ts'
import { auditSignIns } from '#portal/http/session/auditSignIns.ts'
import { ownWrites } from '#portal/http/session/ownWrites.ts'
import {
  type ReadSession,
  type SessionVariables,
  sessionMiddleware,
  sessionReader,
} from '#portal/http/session/sessionMiddleware.ts'
import { sessionRoutes } from '#portal/http/session/sessionRoutes.ts'
import { systemNoticeRoutes } from '#portal/http/systemNotices/systemNoticeRoutes.ts'
import { ownTalkRoutes } from '#portal/http/talk/talkRoutes.ts'
import { takeSpans } from '#portal/http/trace/takeSpans.ts'
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
import { createPortalContext } from './createPortalContext.ts'
import type { PortalOptions } from './options.ts'

/** A portal that answers. */
export interface Portal {
  readonly app: Hono<{ Variables: SessionVariables }>
  /** What the declarations ask of whoever runs it: columns that vanished, values that no longer fit. */
  readonly notices: readonly string[]
  /** Records outside a request, through all rules; by the portal itself unless a session is given. */
  records(session?: Session): Records
  readonly context: PortalContext
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
  draftTable,
  ...errorTables,
  presenceTable,
  publishedTable,
  queueClaimTable,
  plannedMoveTable,
  revisionTable,
  savedViewTable,
  ...talkTables,
  systemNoticeTable,
  userSettingsTable,
  lookTable,
  soundTable,
  transcriptTable,
  undrawnTable,
  pictureTextTable,
  videoTable,
  wantingTable,
  batchFileTable,
]

/** Lays the database out as the declarations and the portal's own rooms want it. */
export async function layOut({
  database,
  entities,
  parts,
}: Pick<PortalOptions, 'database' | 'entities' | 'parts'>): Promise<{
  readonly notices: string[]
}> {
  const done = await migrate(database, entities, portalTables(parts))
  await sessionTables(database)
  return done
}

/**
 * Brings the tables in line and puts the calls together: sign-in, uploads, records, named calls. Throws where
 * declarations contradict each other, all contradictions at once.
 */
export async function createPortal(options: PortalOptions): Promise<Portal> {
  const { database, entities } = options
  const addresses = addressesOf(entities)
  const { notices } = await layOut(options)
  const context = createPortalContext(options)
  const records = (session = portalSession) => recordsOutside(context, { session })
  const live = new LiveHub(context)
  const app = appOf(options, context, addresses, { own: records, live })
  const close = async () => {
    await live.close()
    await context.replica?.close()
    await database.close()
  }
  return { app, notices, records, context, close }
}

function appOf(
  options: PortalOptions,
  context: PortalContext,
  addresses: Addresses,
  { own, live }: { readonly own: Portal['records']; readonly live: LiveHub },
): Portal['app'] {
  const views = { context, screens: options.screens }
  const deps: SessionDeps = {
    ...options,
    ...context,
    records: own,
    sms: context.ports.sms,
    identity: context.ports.identity,
    standIns: standInsAmong(context.ports),
    settingsOf: (user) => settingsOf(context.database.db, user),
    viewsFor: (session) => viewsFor(views, session),
  }
  const read = sessionReader(deps)
  const app = new Hono<{ Variables: SessionVariables }>()
  app.onError(onError(context.log))
  app.notFound((c) => failure(c, noCall(c.req.method, c.req.path)))
  app.use(async (c, next) => {
    c.set('requestId', crypto.randomUUID())
    await next()
    // `c.header` would copy an answer that stands already, its body with it.
    c.res.headers.set('X-Request-Id', c.get('requestId'))
  })
  app.use('/api/*', readableQuery)
  storeRoutes(app, options, context, read)
  app.route('/', appSideRoutes({ context, addresses, deps, read, screens: options.screens }))
  app.get('/api/portal/preview/:token', publicPreview(context))
  app.route('/', bulkLinks(context))
  app.route('/', privateLinks(context))
  app.route('/', calendarRoutes(context))
  app.use('/api/*', sessionMiddleware(deps, read))
  const { callsPerMinute: perMinute } = options
  if (perMinute) app.use('/api/*', pace({ perMinute, clock: context.clock }))
  if (context.replica) app.use('/api/*', ownWrites(context))
  app.use('/api/portal/index/*', auditSignIns(context, deps))
  app.route('/api/portal/index', sessionRoutes(deps, options))
  app.route('/api/portal/index', userSettingsRoutes(context))
  app.route('/api/portal/index', systemNoticeRoutes(context))
  app.route('/api/portal/index', savedViewRoutes(views))
  app.route('/api/portal/index', ownTalkRoutes(context))
  app.route('/api/portal/index', ownRevisionRoutes(context))
  app.route('/api/portal/index', ownPlannedRoutes(context))
  app.route('/api/portal/index', draftRoutes(context))
  app.route('/api/portal/index', searchRoutes(context))
  app.route('/api/portal/index', errorLogRoutes(context))
  if (tracing()) app.post('/api/portal/index/spans', takeSpans)
  app.get('/api/portal/index/todos', todos(context))
  app.get('/api/portal/index/recentEdits', recentEdits(context))
  app.get('/api/portal/index/deletions', deletionsRoute(context))
  app.get('/api/portal/index/wanting', wanting(context))
  app.get('/api/portal/index/figures', figures(context))
  app.get('/api/portal/index/calendar/:name', calendarAddress(context))
  app.get('/api/portal/index/calendar/:name/timed', timedRoute(context))
  app.get('/api/portal/index/today', todayRoute(context))
  let described: ReturnType<typeof openApiOf> | undefined
  app.get('/api/portal/openapi.json', (c) => {
    described ??= openApiOf(addresses, context.parts, options.origin)
    return c.json(described)
  })
  app.route('/api/portal/cache', cacheRoutes(context))
  app.get('/api/portal/live', liveRoute(context, live, read))
  app.get('/api/portal/condition', conditionRoute(context, options.machine ?? (async () => [])))
  app.route('/api/portal/richText', richTextRoutes(context))
  app.all('/api/*', recordRoutes(context, addresses))
  return app
}

/** Who may bring files in: somebody who may write something, and has chosen their own password. */
async function uploader(
  context: PortalContext,
  read: ReadSession,
  c: Context,
): Promise<Session | null> {
  const session = await read(c)
  if (!session || session.mustChange) return null
  return writesAnything(context, session) ? session : null
}

function storeRoutes(
  app: Portal['app'],
  { secret, origin, issuer }: PortalOptions,
  context: PortalContext,
  read: ReadSession,
): void {
  const { store, clock, log } = context
  if (!store) return
  const { bucket, style } = store.describe()
  const given = issuer ?? embeddedIssuer({ secret, bucket, clock })
  const user = async (c: Context) => (await uploader(context, read, c))?.user?.username ?? null
  const told = { issuer: given, ...(origin && { origin }) }
  app.route('/', uploadRoutes({ store, secret, clock, user, ...told }))
  app.route('/', vodRoutes({ context, read: (c) => uploader(context, read, c), ...told }))
  if (style !== 'path') return
  const report = (error: unknown, requestId: string) =>
    log({ level: 'error', message: `The object store failed: ${error}`, requestId })
  app.route(
    '/',
    ossProtocol({
      ...{ store, clock, report },
      // An upload that began before the secret was changed goes on.
      get secrets() {
        return goodSecrets(context)
      },
      isWithdrawn: (key) => isWithdrawn(context, key),
    }),
  )
}

import { join } from 'node:path'
import { Hono } from 'hono'
import { checkDeclarations, printProblems } from '#derive/checkDeclarations.ts'
import { actionFunctions } from './actions/index.ts'
import { builtLevel } from './builtLevel.ts'
import { createPortal, type Portal } from './createPortal.ts'
import { readDeclarations } from './declarations.ts'
import { failed } from './envelope.ts'
import { noCall } from './errors.ts'
import { isEmpty, makeFirstRecords } from './firstRecords.ts'
import { healthRoutes } from './health.ts'
import { startJobs } from './jobs/startJobs.ts'
import { markLists } from './markLists.ts'
import { metrics } from './metrics.ts'
import { addressOf, isLocal, peerOf } from './peer.ts'
import { log, portalOptions } from './portalOptions.ts'
import { vodOrigins } from './ports/portSettings.ts'
import { startRounds } from './rounds.ts'
import { ruleFunctions } from './rules/index.ts'
import { securityHeaders } from './securityHeaders.ts'
import { addressTold, closeOnSignal, listen, probePort } from './server.ts'
import type { SessionDeps } from './session/sessionDeps.ts'
import { readSettings, type Settings } from './settings.ts'
import { settleMemory } from './settleMemory.ts'
import { startFailure } from './startFailure.ts'
import { fillingMessage, mistakesMessage, startMessage } from './startMessage.ts'
import { serveAdmin } from './static.ts'
import type { Storage } from './storage.ts'

const root = join(import.meta.dirname, '..')
/** What the process gives to the portal it runs. */
export interface Surroundings {
  readonly env: { readonly [name: string]: string | undefined }
  /** Where relative folders begin. */
  readonly cwd: string
  /** Fills an empty portal with samples; rejects where that fails. */
  readonly fill: () => Promise<void>
}

/**
 * Runs the portal: opens database and store, makes what is missing, serves admin and API from one port. Ends at
 * SIGINT or SIGTERM. Where it cannot start it says why, what to do, and exits with 1.
 */
export async function runPortal(surroundings: Surroundings): Promise<void> {
  const settings = readSettings(surroundings.env, surroundings.cwd)
  if ('mistakes' in settings)
    return giveUp(mistakesMessage(['设置有误', 'Settings to put right'], settings.mistakes))
  await start(settings, surroundings.fill).catch((error: unknown) => {
    giveUp(`刊头未能启动 · Masthead did not start\n${startFailure(error, settings)}`)
    // An open database or timer would keep a portal alive that never answers.
    process.exit(1)
  })
}

async function start(settings: Settings, fill: Surroundings['fill']): Promise<void> {
  const declarations = await readDeclarations()
  const mistakes = checkDeclarations(declarations, {
    rules: ruleFunctions,
    actions: actionFunctions,
  })
  if (mistakes.length > 0) return giveUp(printProblems(mistakes))
  await probePort(settings)
  const permissionLevel = await builtLevel(join(root, 'dist'))
  const options = { ...(await portalOptions(settings, declarations)), addressOf, permissionLevel }
  const portal = await createPortal(options)
  for (const notice of portal.notices) log({ level: 'warn', message: notice })
  const deps: SessionDeps = {
    ...portal.ground,
    ...options,
    entities: portal.ground.entities,
    records: portal.records,
  }
  const first = await makeFirstRecords(portal, deps, settings.adminPassword)
  const given = settings.adminPassword !== undefined
  if (
    settings.seed === 'demo' &&
    (await isEmpty(portal.ground.database.db, declarations.entities))
  ) {
    console.log(fillingMessage(first, given))
    await fill()
  }
  const server = await listen(appOf(portal, options, settings), settings)
  const stopRounds = startRounds(portal, deps)
  const stopJobs = startJobs(portal.ground, settings)
  const stopMarks = markLists(portal.ground.database, declarations.entities, ({ message }) =>
    log({ level: 'error', message: `Places far down lists could not be marked: ${message}` }),
  )
  closeOnSignal(server, portal, () => Promise.all([stopRounds(), stopJobs(), stopMarks()]))
  console.log(startMessage(addressTold(settings, server), first, given))
  // Once more when the jobs are through that a start finds due.
  for (const after of [1000, 10_000]) setTimeout(settleMemory, after).unref()
}

/** What surrounds the portal on a server: figures, headers, health, and the admin's files. */
function appOf(portal: Portal, storage: Storage, settings: Settings): Hono {
  const { origin = '' } = settings
  const app = new Hono()
  const counted = metrics((c) => isLocal(peerOf(c)) && !c.req.header('x-forwarded-for'))
  app.use(counted.middleware)
  const origins = [...storage.origins, ...vodOrigins(settings.services)]
  app.use(securityHeaders({ origins, https: origin.startsWith('https:') }))
  app.route('/', counted.routes)
  app.route('/', healthRoutes(storage))
  app.use(serveAdmin(join(root, 'dist')))
  app.route('/', portal.app)
  app.notFound((c) => failed(c, noCall(c.req.method, c.req.path)))
  return app
}

function giveUp(message: string): void {
  console.error(message)
  process.exitCode = 1
}

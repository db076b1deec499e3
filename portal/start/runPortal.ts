import { join } from 'node:path'
import type { Hono } from 'hono'
import { checkDeclarations, printProblems } from '#derive/checkDeclarations.ts'
import { createPortal, type Portal } from '#portal/createPortal.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { type Crowding, crowding } from '#portal/http/crowding.ts'
import { callerAddress } from '#portal/http/peer.ts'
import { markLists } from '#portal/jobs/markLists.ts'
import { startRounds } from '#portal/jobs/rounds.ts'
import type { PortalOptions } from '#portal/options.ts'
import { vodOrigins } from '#portal/outside/portSettings.ts'
import { eachInTurn } from '#portal/storage/db/eachInTurn.ts'
import { claimHome, demandHome } from '#portal/storage/home.ts'
import { builtLevel } from './builtLevel.ts'
import { readDeclarations, UnreadDeclarations } from './declarations.ts'
import { machineSymptoms } from './doctor.ts'
import { readFiledSettings } from './filedVariables.ts'
import { isEmpty, makeFirstRecords } from './firstRecords.ts'
import { clock, log, shipLog } from './log.ts'
import { machineFigures } from './machineFigures.ts'
import { portalOptions } from './portalOptions.ts'
import { addressTold, closeOnSignal, listen, probePort } from './server.ts'
import { serverApp } from './serverApp.ts'
import type { Settings } from './settings.ts'
import { startFailure } from './startFailure.ts'
import { startJobs } from './startJobs.ts'
import { fillingMessage, mistakesMessage, startMessage } from './startMessage.ts'
import { startNotices } from './startNotices.ts'
import { startShipping } from './startShipping.ts'
import type { Storage } from './storage.ts'
import { traceAs } from './tracing/traceAs.ts'

/** How long calls are still taken after SIGTERM, unless the settings say. In milliseconds. */
const DRAIN = 5_000
/** Calls a minute that each person may make, unless the settings say. */
const CALLS = 6000
const root = join(import.meta.dirname, '../..')
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
  const settings = readFiledSettings(surroundings.env, surroundings.cwd)
  if ('mistakes' in settings)
    return giveUp(mistakesMessage(['设置有误', 'Settings to put right'], settings.mistakes))
  await start(settings, surroundings.fill).catch((error: unknown) => {
    giveUp(`刊头未能启动 · Masthead did not start\n${startFailure(error, settings)}`)
    // An open database or timer would keep a portal alive that never answers.
    process.exit(1)
  })
}

async function start(settings: Settings, fill: Surroundings['fill']): Promise<void> {
  const read = await readDeclarations().catch((error: unknown) => {
    if (error instanceof UnreadDeclarations) return { ...error.declared, unread: error.unread }
    throw error
  })
  const { unread: _, ...declarations } = { unread: [], ...read }
  const mistakes = checkDeclarations(read, declarations.parts)
  if (mistakes.length > 0) return giveUp(printProblems(mistakes))
  await probePort(settings)
  const stopTracing = await traceAs('portal', settings)
  const stopLog = settings.logCollector ? shipLog(settings.logCollector) : async () => {}
  const permissionLevel = await builtLevel(join(root, 'dist'))
  const leaving = new AbortController()
  const options = {
    ...(await portalOptions(settings, declarations)),
    ...{ permissionLevel, closing: leaving.signal },
    callsPerMinute: settings.callsPerMinute ?? CALLS,
    addressOf: callerAddress(settings.trustedProxies),
    machine: () => machineSymptoms(settings, root, clock),
  }
  const { database, home } = options
  await demandHome(database.db, home)
  const portal = await createPortal(options)
  await claimHome(database, home)
  for (const notice of portal.notices) log({ level: 'warn', message: notice })
  const deps: SessionDeps = {
    ...portal.context,
    ...options,
    entities: portal.context.entities,
    records: portal.records,
  }
  const given = settings.adminPassword !== undefined
  const tell = settings.logsJson
    ? (message: string) => log({ level: 'info', message })
    : console.log
  const first = await eachInTurn(database, 'first', () =>
    makeFirstRecords(portal, deps, settings.adminPassword),
  )
  if (settings.seed === 'demo')
    await eachInTurn(database, 'samples', async () => {
      if (!(await isEmpty(database.db, declarations.entities))) return
      tell(fillingMessage(first, given))
      await fill()
    })
  const crowd = crowding()
  const server = await listen(appOf(portal, options, settings, crowd), settings)
  const stopRounds = startRounds(portal, deps)
  const stopJobs = startJobs(portal.context, settings, crowd.isCrowded)
  const stopMarks = markLists(portal.context.database, declarations.entities, ({ message }) =>
    log({ level: 'error', message: `Places far down lists could not be marked: ${message}` }),
  )
  const stopNotices = startNotices(portal.context, settings, options.machine)
  const stop = () => Promise.all([stopRounds(), stopJobs(), stopMarks(), stopNotices()])
  const stopShipping = startShipping(settings, log)
  closeOnSignal({
    ...{ server, portal, leaving, stopRounds: stop, stopShipping },
    stopTracing: () => Promise.all([stopTracing(), stopLog()]),
    drain: settings.drain ?? DRAIN,
  })
  tell(startMessage(addressTold(settings, server), first, given))
}

/** The portal with its surroundings, as the settings say. */
function appOf(
  portal: Portal,
  storage: Storage & Pick<PortalOptions, 'closing'>,
  settings: Settings,
  crowd: Crowding,
): Hono {
  const { origin = '', services } = settings
  return serverApp(portal, {
    origins: [...storage.origins, ...vodOrigins(services)],
    https: origin.startsWith('https:'),
    health: storage,
    origin: origin || undefined,
    crowding: crowd,
    figures: machineFigures(settings, root, clock),
    folder: join(root, 'dist'),
    handbook: join(root, 'docs/.vitepress/dist'),
  })
}

function giveUp(message: string): void {
  console.error(message)
  process.exitCode = 1
}

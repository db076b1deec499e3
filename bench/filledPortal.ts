import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../portal/storage/db/testing/freePort.ts'
import { portalCommand, portalEnv } from '../scripts/portalCommand.mjs'
import { type Server, startServer, whenReady } from './servers.ts'

/** The password of the first admin of a portal that is measured. */
export const adminPassword = 'bench-Password-1'

/** A portal of a folder of its own, on the database of an address or else in that folder. */
interface Portal {
  readonly url: string
  readonly server: Server
  /** Further portals on the same folder and database, where some were asked for. */
  readonly beside: readonly Omit<Portal, 'beside'>[]
}
/** How many further portals run beside it, and settings of all of them. */
interface Run {
  readonly beside?: number
  readonly more?: Record<string, string>
}
/** Writes records straight into the database of the portal, which does not run meanwhile. */
type Fill = (folder: string, databaseUrl: string | undefined) => Promise<void>

/**
 * Measures a portal that holds no records but those that are filled in: started once for its tables, filled while it
 * rests, started again. It is stopped and its folder removed whatever happens.
 */
export async function onFilledPortal<T>(
  name: string,
  databaseUrl: string | undefined,
  fill: Fill,
  measure: (portal: Portal) => Promise<T>,
  { beside = 0, more = {} }: Run = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `masthead-bench-${name}-`))
  const ports = [await freePort()]
  for (let at = 0; at < beside; at++) ports.push(await freePort())
  const [first, ...further] = ports as [number, ...number[]]
  const urlOf = (port: number) => `http://127.0.0.1:${port}`
  const env = {
    // As `npm start` runs it.
    ...portalEnv,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SEED: 'none',
    PORTAL_ADMIN_PASSWORD: adminPassword,
    // An uploader names another host than it calls.
    PUBLIC_ORIGIN: urlOf(first),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...more,
  }
  const running: Server[] = []
  const started = async (port: number) => {
    const server = await startServer(portalCommand, port, { ...env, PORT: String(port) })
    running.push(server)
    await whenReady(port)
    return { url: urlOf(port), server }
  }
  const stopped = async () => {
    for (const server of running.splice(0)) await server.stop()
  }
  try {
    await started(first)
    await stopped()
    await fill(folder, databaseUrl)
    const portal = await started(first)
    const others = []
    for (const port of further) others.push(await started(port))
    return await measure({ ...portal, beside: others })
  } finally {
    await stopped()
    await rm(folder, { recursive: true, force: true })
  }
}

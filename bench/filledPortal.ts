import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../portal/storage/db/testing/freePort.ts'
import { portalCommand } from '../scripts/portalCommand.mjs'
import { type Server, startServer, whenReady } from './servers.ts'

/** The password of the first admin of a portal that is measured. */
export const adminPassword = 'bench-Password-1'

/** A portal of a folder of its own, on the database of an address or else in that folder. */
interface Portal {
  readonly url: string
  readonly server: Server
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
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `masthead-bench-${name}-`))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SEED: 'none',
    PORTAL_ADMIN_PASSWORD: adminPassword,
    // An uploader names another host than it calls.
    PUBLIC_ORIGIN: url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const started = async () => {
    const server = await startServer(portalCommand, port, env)
    await whenReady(port)
    return server
  }
  try {
    await (await started()).stop()
    await fill(folder, databaseUrl)
    const server = await started()
    try {
      return await measure({ url, server })
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

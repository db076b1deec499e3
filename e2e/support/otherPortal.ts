import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { otherPortal } from '../../mocks/otherPortal/otherPortal.ts'
import { freePort } from '../../portal/storage/db/testing/freePort.ts'
import { type PortalOptions, type RunningPortal, startPortal } from './portal.ts'

const checkout = fileURLToPath(new URL('../..', import.meta.url))
const parts = ['src', 'portal', 'mocks', 'scripts', 'public', 'index.html', 'package.json']
const configs = ['tsconfig.json', 'vite.config.ts']

const heard = new WeakMap<RunningPortal, string[]>()
/** What a portal of {@link startOtherPortal} was asked: `POST /api/portal/magazine/getList`. */
export const otherCalls = (portal: RunningPortal): readonly string[] => heard.get(portal) ?? []

/**
 * A portal that speaks otherwise, with the admin built for it: one file is put beside its client. Behind it stands a
 * portal of the house, which tests ask what a story presupposes.
 */
export async function startOtherPortal(options: PortalOptions = {}): Promise<RunningPortal> {
  const root = await built()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const house = await startPortal({ ...options, root, env: { ...options.env, PUBLIC_ORIGIN: url } })
  const calls: string[] = []
  const speak = otherPortal((request) =>
    fetch(passedOn(request, house.url), { redirect: 'manual' }),
  )
  const server = serve({
    port,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/api/')) return fetch(passedOn(request, house.url))
      calls.push(`${request.method} ${pathname}`)
      return speak(request)
    },
  })
  const portal: RunningPortal = {
    ...house,
    url,
    asked: house.url,
    stop: async () => {
      server.close()
      await house.stop()
      await rm(root, { recursive: true, force: true })
    },
  }
  heard.set(portal, calls)
  return portal
}

/** The same request, of the portal behind. */
function passedOn(request: Request, to: string): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  // What is passed on is not packed again, and its length is told anew.
  headers.set('accept-encoding', 'identity')
  const { method, body } = request
  return new Request(`${to}${pathname}${search}`, {
    ...{ method, headers, body, redirect: 'manual' },
    ...(body && { duplex: 'half' }),
  })
}

async function built(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'masthead-other-'))
  for (const part of [...parts, ...configs])
    await cp(join(checkout, part), join(root, part), { recursive: true })
  await symlink(join(checkout, 'node_modules'), join(root, 'node_modules'))
  await writeFile(
    join(root, 'src/client/own.adapter.ts'),
    "export { otherAdapter as adapter } from '../../mocks/otherPortal/otherAdapter.ts'\n",
  )
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root })
  return root
}

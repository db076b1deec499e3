import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Envelope } from '#portal/http/envelope.ts'

const root = join(import.meta.dirname, '..')
const PASSWORD = 'Correct-Horse-7'
const running = new Set<ChildProcess>()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-node-'))
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

interface Told {
  readonly output: string
  readonly code: number | null
}
/** Runs a file of the portal until it ends, or until it has said something that matches. */
function run(args: string[], more: Record<string, string>, until?: RegExp) {
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, DATA_DIR: folder, SEED: 'none', PORT: '0', DRAIN_SECONDS: '0', ...more },
  })
  running.add(child)
  let output = ''
  const told = new Promise<Told>((resolve) => {
    const hear = (chunk: Buffer) => {
      output += chunk
      if (until?.test(output)) resolve({ output, code: null })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code) => {
      running.delete(child)
      resolve({ output, code })
    })
  })
  return { child, told }
}

async function start(more: Record<string, string> = {}) {
  const { child, told } = run(['portal/node.mjs'], more, /npm run admin|PORTAL_ADMIN_PASSWORD/)
  const { output } = await told
  const address = /http:\/\/\S+/.exec(output)?.[0]
  if (!address) throw new Error(output)
  const stop = () =>
    new Promise<number | null>((resolve) => {
      child.on('exit', resolve)
      child.kill('SIGTERM')
    })
  const signIn = async (password: string): Promise<Envelope> => {
    const body = JSON.stringify({ username: 'admin', password })
    const headers = { 'content-type': 'application/json' }
    return (
      await fetch(`${address}api/portal/index/login`, { method: 'POST', headers, body })
    ).json()
  }
  return { address, output, stop, signIn }
}

test('makes what it needs, serves, ends when told, and finds everything again', async () => {
  const first = await start({ PORTAL_ADMIN_PASSWORD: PASSWORD, DRAIN_SECONDS: '3' })
  expect(first.output).not.toContain(PASSWORD)
  expect(await (await fetch(`${first.address}readyz`)).json()).toMatchObject({ status: 'ok' })
  expect((await first.signIn(PASSWORD)).code).toBe(20000)
  const metrics = await (await fetch(`${first.address}metrics`)).text()
  expect(metrics).toContain('route="/api/portal/index/login",status="200"')
  const stopping = first.stop()
  // Whoever sends calls here learns that it ends, while all that come are answered.
  const ready = async () => (await fetch(`${first.address}readyz`)).status
  await expect.poll(ready).toBe(503)
  expect((await fetch(`${first.address}healthz`)).status).toBe(200)
  expect((await first.signIn(PASSWORD)).code).toBe(20000)
  expect(await stopping).toBe(0)

  const { told } = run(['portal/admin.ts', 'reset-password', 'admin'], {})
  const oneTime = /password: (\S+)/.exec((await told).output)?.[1] ?? ''
  const second = await start({ PORTAL_ADMIN_PASSWORD: 'another-that-is-not-taken' })
  expect((await second.signIn(PASSWORD)).code).toBe(40001)
  expect((await second.signIn(oneTime)).data).toMatchObject({ mustChange: true })
  await second.stop()
}, 60_000)

test('tells every wrong setting and starts nothing', async () => {
  const { output, code } = await run(['portal/node.mjs'], { PORT: 'many', SEED: 'some' }).told
  expect(code).toBe(1)
  for (const said of ['PORT=many', 'SEED=some', '设置有误', 'Settings to put right'])
    expect(output).toContain(said)
}, 60_000)

test('says which port is taken', async () => {
  const first = await start({ PORTAL_ADMIN_PASSWORD: PASSWORD })
  const { port } = new URL(first.address)
  const { output, code } = await run(['portal/node.mjs'], { PORT: port }).told
  expect([code, output.includes(`PORT=${Number(port) + 1} npm start`)]).toEqual([1, true])
  await first.stop()
}, 60_000)

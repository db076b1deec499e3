import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bulkBench, phoneOf } from '#portal/engine/imports/testing/bulkBench.ts'
import { readBack } from '#portal/engine/imports/testing/readBack.ts'
import { downloadOf } from '#portal/engine/media/privateLink.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { serverApp } from '#portal/start/serverApp.ts'
import { anyDatabase } from '#portal/storage/db/testing/databases.ts'
import { PASSWORD } from '#portal/testing/portalBench.ts'

const page = '<!doctype html><title>刊头</title>'

/** Every kind of file the portal gives out, fetched as a browser does from the server as it runs. */
describe('downloads over HTTP', () => {
  let bench: Awaited<ReturnType<typeof bulkBench>>
  let server: Server
  let origin = ''
  let signedIn: Record<string, string> = {}
  const folder = mkdtempSync(join(tmpdir(), 'masthead-dist-'))

  beforeAll(async () => {
    bench = await bulkBench(anyDatabase())
    writeFileSync(join(folder, 'index.html'), page)
    const health = { database: bench.portal.context.database, store: bench.store }
    const app = serverApp(bench.portal, { health, folder })
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
    await new Promise((resolve) => server.once('listening', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const body = JSON.stringify({ username: 'boss', password: PASSWORD })
    const headers = { 'content-type': 'application/json' }
    const login = await fetch(`${origin}/api/portal/index/login`, { method: 'POST', body, headers })
    const { token, ticket } = (await login.json()).data
    signedIn = { 'x-token': token, ticket }
  })
  afterAll(async () => {
    server.close()
    await bench.close()
    rmSync(folder, { recursive: true })
  })

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, `${origin}/api/portal/`), { ...init, headers: { ...signedIn } })
  /** As a browser follows a link: without any header of ours. */
  const follow = async (url: string) => {
    const answer = await fetch(new URL(url, origin))
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }
  const isAttachment = (answer: Response) =>
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])

  test.each([
    ['a.xlsx', [0x50, 0x4b, 3, 4]],
    ['b.zip', [0x50, 0x4b, 3, 4]],
    ['c.docx', [0x50, 0x4b, 3, 4]],
    ['d.csv', [0xef, 0xbb, 0xbf, 49]],
    ['e.epub', [0x50, 0x4b, 3, 4]],
    ['f.pdf', [0x25, 0x50, 0x44, 0x46]],
  ])(
    'a private %s is given byte by byte, and to nobody whose link is over or forged',
    async (name, bytes) => {
      const { context } = bench.portal
      await bench.store.put(`private/export/${name}`, new Uint8Array(bytes), { type: 'text/plain' })
      const stored = `http://portal.test/masthead/private/export/${name}`
      const { url } = await downloadOf(context, { url: stored, name })
      const given = await follow(url)
      isAttachment(given.answer)
      expect([...given.bytes]).toEqual(bytes)
      expect((await follow(url.replace(/sign=../, 'sign=00'))).answer.status).toBe(401)
      expect((await follow(`/masthead/private/export/${name}`)).answer.status).toBe(403)
    },
  )

  test('the result of a job, the list of a batch and its result', async () => {
    const { data: batch } = await bench.submit([[phoneOf(1), '', '3', '', '']])
    for (const of of ['file', 'result']) {
      const { data } = await bench.operator('GET', `batchGive/${batch.id}/link?of=${of}`)
      const { answer, bytes } = await follow(data.url)
      isAttachment(answer)
      expect(JSON.stringify(readBack(bytes))).toContain(phoneOf(1))
    }
    const made = await ask('magazine/export')
    expect(readBack(new Uint8Array(await made.arrayBuffer()))[0]?.length).toBeGreaterThan(1)
  })

  test('templates, lists as a spreadsheet and dashboards', async () => {
    await runQueued(bench.portal.context)
    for (const path of [
      'batchGive/template?kind=readMoney',
      'appUser/export',
      ...[...bench.portal.context.entities.values()].flatMap(({ path, dashboards }) =>
        Object.keys(dashboards).map((name) => `${path}/dashboard/${name}/export`),
      ),
    ]) {
      const answer = await ask(path)
      // The overview of projects is for people listed for the place they come from.
      if (answer.status === 403) continue
      expect([path, answer.status]).toEqual([path, 200])
      isAttachment(answer)
      expect(readBack(new Uint8Array(await answer.arrayBuffer())).length).toBeGreaterThan(0)
    }
  })

  test('no call of the portal is answered by a page of the admin, and every screen is', async () => {
    const { routes } = bench.portal.app
    const calls = routes.filter(({ method, path }) => method === 'GET' && !path.endsWith('*'))
    expect(calls.length).toBeGreaterThan(10)
    for (const { path } of calls) {
      const answer = await fetch(new URL(path.replace(/:\w+/g, '1'), origin))
      expect([path, await answer.text()]).not.toEqual([path, page])
    }
    expect(await (await fetch(`${origin}/magazine/list`)).text()).toBe(page)
    expect((await fetch(`${origin}/api/portal/none`)).headers.get('content-type')).toContain('json')
  })
})

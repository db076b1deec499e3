import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { serveAdmin } from './static.ts'

const script = 'export const title = "刊头"\n'.repeat(100)

function built() {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>刊头</title>')
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, '.stamp'), 'secret of the build')
  writeFileSync(join(folder, 'assets/main-Bx12.js'), script)
  return folder
}
function adminOf(folder: string) {
  const app = new Hono()
  app.use(serveAdmin(folder))
  app.all('*', (c) => c.json({ code: 40400 }, 404))
  return (path: string, headers = {}, method = 'GET') => app.request(path, { method, headers })
}

test('serves the page for every screen, never stored', async () => {
  const get = adminOf(built())
  for (const path of ['/', '/index.html', '/magazine/list', '/configCenter/users']) {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.text()).toContain('刊头')
  }
})

test('serves files with a hash in their name for good, packed as the browser takes it', async () => {
  const get = adminOf(built())
  const plain = await get('/assets/main-Bx12.js')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('content-type')).toContain('text/javascript')
  expect(await plain.text()).toBe(script)

  const br = await get('/assets/main-Bx12.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect([br.headers.get('content-encoding'), br.headers.get('vary')]).toEqual([
    'br',
    'Accept-Encoding',
  ])
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script)

  const gzip = await get('/assets/main-Bx12.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script)
})

test('takes a packed file that lies beside', async () => {
  const folder = built()
  writeFileSync(join(folder, 'assets/main-Bx12.js.gz'), gzipSync('packed before'))
  const answer = await adminOf(folder)('/assets/main-Bx12.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe('packed before')
})

test('answers 304 to who has the file already, each packing apart', async () => {
  const get = adminOf(built())
  const etag = (await get('/icon.svg')).headers.get('etag') ?? ''
  expect((await get('/icon.svg', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/icon.svg', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(
    200,
  )
})

test('shows a new build at once', async () => {
  const folder = built()
  const get = adminOf(folder)
  await get('/icon.svg')
  writeFileSync(join(folder, 'icon.svg'), '<svg id="new"/>')
  utimesSync(join(folder, 'icon.svg'), 2e9, 2e9)
  expect(await (await get('/icon.svg')).text()).toContain('new')
})

test('leaves calls, missing files and everything outside the folder to the portal', async () => {
  const get = adminOf(built())
  const paths = [
    '/api/portal/magazine',
    '/oss/getOss',
    '/store/a.png',
    '/assets/old-1.js',
    '/nothing.png',
  ]
  for (const path of [...paths, '/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/%zz'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  expect((await get('/magazine', {}, 'POST')).status).toBe(404)
  expect(await (await get('/.stamp')).text()).not.toContain('secret')
})

test('says what to do where nothing is built', async () => {
  const answer = await adminOf(join(tmpdir(), 'masthead-nowhere'))('/')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('npm start')
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openPage } from './support/browser.ts'
import { openDesk } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/**
 * What the first list may weigh in kB gzipped: some 1.15 times a bare react-admin with one resource, which
 * `npm run bench -- weight` measures (311).
 */
const most = 358

/** What the first list loads beside the file it begins with: on the way over sign-in, and at once when it stands. */
const alsoLoaded = ['src/pages/Login.tsx', 'src/layout/groupIcons.ts']
/** So many scripts bear it; each further one is another call to wait for. */
const mostScripts = 16
/** Declarations of the articles, and of what their columns refer to. */
const declarations = ['magazines', 'content']

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}
const dist = (path: string) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url))
const manifest: { readonly [key: string]: Chunk } = JSON.parse(
  readFileSync(dist('.vite/manifest.json'), 'utf8'),
)
const keysWhere = (is: (chunk: Chunk) => boolean) =>
  Object.keys(manifest).filter((key) => is(manifest[key]!))

test('the scripts of the first list stay within what a bare react-admin weighs and 15 per cent', () => {
  const folders = declarations.map((folder) =>
    keysWhere(({ name }) => name === `declarations-${folder}`),
  )
  const begins = [...keysWhere(({ isEntry }) => isEntry === true), ...alsoLoaded, ...folders.flat()]
  for (const found of folders) expect(found).toHaveLength(1)
  expect(begins.filter((key) => !(key in manifest))).toEqual([])

  const files = [...withImports(begins)].map((key) => manifest[key]!.file)
  const weights = files.map((file) => [gzipSync(readFileSync(dist(file))).length, file] as const)
  const sum = weights.reduce((all, [weight]) => all + weight, 0) / 1000
  const told = weights.map(([weight, file]) => `${(weight / 1000).toFixed(1)} ${file}`).join('\n')
  expect(sum, `kB gzipped; load lazily what no first list needs:\n${told}`).toBeLessThanOrEqual(
    most,
  )
  expect(
    files.length,
    `scripts; a word of its own needs no file of its own:\n${told}`,
  ).toBeLessThanOrEqual(mostScripts)
})

test('nothing but one call stands between the scripts and the first list', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  const storageState = await page.context().storageState()
  const fresh = await openPage(stage.browser, { storageState })
  const asked: string[] = []
  const seen = (part: RegExp) =>
    expect.poll(() => asked.filter((path) => part.test(path)), { timeout: 30_000 }).not.toEqual([])
  fresh.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // The first script is held back until what would follow it has been asked for beside it.
  await fresh.page.route(/assets\/index-[^/]+\.js$/, async (route) => {
    await Promise.all([seen(/index\/getInfo$/), seen(/declarations-magazines/)])
    await route.continue()
  })
  // The rows are asked for before anything is drawn, and drawn with the frame.
  let before: string[] = []
  await fresh.page.route(/api\/portal\/article\?/, async (route) => {
    before = [...asked]
    await route.continue()
  })
  // Counted by the page itself as it asks: told from here, a busy machine would have drawn meanwhile.
  await fresh.page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (/api\/portal\/article\?/.test(url))
        Object.assign(window, { drawn: document.querySelectorAll('#root > *').length })
      return fetch(input, init)
    }
  })
  await fresh.page.goto(`${stage.portal.url}/contentManagement/magazine/allArticles`)
  await fresh.page.locator('tr[data-id]').first().waitFor()
  await fresh.page.waitForLoadState('networkidle')

  await expect.poll(() => fresh.page.evaluate(() => Reflect.get(window, 'drawn'))).toBe(0)
  expect(before.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(6)
  expect(before.filter((path) => path.startsWith('/api/'))).toEqual([
    '/api/portal/index/getInfo',
    '/api/portal/article',
  ])
  for (const call of ['/api/portal/index/getInfo', '/api/portal/article'])
    expect(asked.filter((path) => path === call)).toHaveLength(1)
  expect(fresh.errors).toEqual([])
})

test('an address with a filter is asked for as its list asks, once', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/portal/article?')) calls.push(request.url())
  })
  const filter = encodeURIComponent(JSON.stringify({ status: 'draft' }))
  const address = `${stage.portal.url}/contentManagement/magazine/articles?filter=${filter}`
  await page.goto(`${address}&sort=id&order=ASC&page=1&perPage=100`)
  await page.getByLabel('每页条数').waitFor()
  await page.waitForLoadState('networkidle')
  expect(calls).toHaveLength(1)
  expect(decodeURIComponent(calls[0]!)).toContain('range=[0,99]')
  expect(decodeURIComponent(calls[0]!)).toContain('filter={"status":"draft"}')
})

function withImports(keys: readonly string[], known = new Set<string>()): ReadonlySet<string> {
  for (const key of keys)
    if (!known.has(key)) withImports(manifest[key]?.imports ?? [], known.add(key))
  return known
}

import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { launchBrowser, openPage } from '../e2e/support/browser.ts'
import { ask, sessionOf, signIn } from '../e2e/support/desk.ts'
import { type RunningPortal, startPortal } from '../e2e/support/portal.ts'
import { build } from '../scripts/build.ts'
import { patience } from './desks.ts'
import { type Figure, median } from './figure.ts'

const root = join(import.meta.dirname, '..')
const MB = 1024 ** 2
const size = Number(process.env.BENCH_UPLOAD_MB ?? 200) * MB
/** Uploads of each; by turns. */
const repeats = Math.min(3, Number(process.env.BENCH_REPEATS ?? 3))

/** One upload: seconds by the clock, seconds of work of the page's process, and the most memory of it. */
interface Taken {
  readonly seconds: number
  readonly work: number
  readonly most: number
}

/**
 * Uploads a film of 200 MB through the widget, beside the ali-oss SDK alone in a page of its own, both to the embedded
 * store of one portal, by turns.
 */
export async function benchUpload(): Promise<Figure[]> {
  if (build() !== 0) throw new Error('The admin could not be built: see above.')
  const folder = await mkdtemp(join(tmpdir(), 'masthead-upload-'))
  const portal = await startPortal({ seed: 'none', patience })
  const browser = await launchBrowser()
  try {
    const [ours, theirs]: [Taken[], Taken[]] = [[], []]
    for (let at = 0; at < repeats; at++) {
      // Another file each time: the same one would be known, and not be sent.
      const film = await largeFilm(join(folder, `film-${at}.mp4`), at)
      ours.push(await throughWidget(browser, portal, film))
      theirs.push(await throughSdk(browser, portal, film))
      await rm(film)
    }
    return figuresOf(ours, theirs)
  } finally {
    await browser.close()
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function figuresOf(ours: readonly Taken[], theirs: readonly Taken[]): Figure[] {
  for (const [name, taken] of Object.entries({ widget: ours, 'ali-oss alone': theirs }))
    console.log(
      `  ${name}: ${taken.map(({ seconds, work, most }) => `${seconds.toFixed(2)} s (${work.toFixed(2)} s of work, ${Math.round(most)} MB)`).join(', ')}`,
    )
  const of = (taken: readonly Taken[], what: keyof Taken) => median(taken.map((one) => one[what]))
  const rate = (taken: readonly Taken[]) => size / MB / of(taken, 'seconds')
  const name = 'ali-oss alone'
  return [
    {
      what: `upload of ${size / MB} MB through the widget`,
      unit: 'MB/s',
      value: rate(ours),
      beside: [{ name, value: rate(theirs) }],
      target: { least: 0.8 * rate(theirs) },
    },
    {
      what: 'work of the page for it',
      unit: 's',
      value: of(ours, 'work'),
      beside: [{ name, value: of(theirs, 'work') }],
      target: { most: of(theirs, 'work') / 0.8 },
    },
    {
      what: 'memory of the page at most',
      unit: 'MB',
      value: Math.max(...ours.map(({ most }) => most)),
      beside: [{ name, value: Math.max(...theirs.map(({ most }) => most)) }],
      target: { most: 300 },
    },
  ]
}

/** The small sample with a box of noise behind it, which players pass over: nothing of it can be packed smaller. */
async function largeFilm(path: string, seed: number): Promise<string> {
  const head = await readFile(join(root, 'mocks/samples/media/film.mp4'))
  const file: FileHandle = await open(path, 'w')
  const rest = Buffer.alloc(8)
  rest.writeUInt32BE(size - head.length)
  rest.write('free', 4)
  await file.write(Buffer.concat([head, rest]))
  const noise = Buffer.alloc(MB)
  for (let left = size - head.length - 8; left > 0; left -= MB) {
    crypto.getRandomValues(noise.subarray(0, 65_536))
    noise.writeUInt32BE(seed, 0)
    await file.write(noise.subarray(0, Math.min(left, MB)))
  }
  await file.close()
  return path
}

/** From the choice of the file until all of it has arrived. */
async function throughWidget(browser: Browser, portal: RunningPortal, film: string) {
  const { page } = await openPage(browser)
  await signIn(page, portal)
  await page.goto(`${portal.url}/program/yongs/complete/create`)
  const trailer = page.locator('[data-source="trailer"]')
  const box = trailer.locator('input[type=file]')
  await box.waitFor({ timeout: 60_000 })
  const taken = await measured(page, async () => {
    await box.setInputFiles(film)
    await trailer.getByRole('button', { name: '获取文件信息' }).waitFor({ timeout: 300_000 })
  })
  await page.context().close()
  return taken
}

/** What the documentation of ali-oss shows: one client, `multipartUpload` with parts of 1 MB, five at once. */
async function throughSdk(browser: Browser, portal: RunningPortal, film: string) {
  const session = await sessionOf(portal)
  const { data } = await ask(portal, 'GET', 'oss/token', undefined, session)
  const { page } = await openPage(browser, { bypassCSP: true })
  // A page of the same origin without the admin; its policy would keep the SDK's own script out.
  await page.goto(`${portal.url}/healthz`)
  await page.setContent('<input type="file">')
  await page.addScriptTag({ path: join(root, 'node_modules/ali-oss/dist/aliyun-oss-sdk.min.js') })
  const taken = await measured(page, async () => {
    await page.locator('input').setInputFiles(film)
    await page.evaluate(send, (data as { model: Record<string, string> }).model)
  })
  await page.context().close()
  return taken
}

/** Runs in the page. */
async function send(model: Record<string, string>): Promise<void> {
  const { OSS } = window as unknown as { OSS: new (options: object) => Sdk }
  const client = new OSS({
    region: model.region,
    bucket: model.bucket,
    endpoint: model.endpoint,
    accessKeyId: model.AccessKeyId,
    accessKeySecret: model.AccessKeySecret,
    stsToken: model.StsToken,
    sldEnable: true,
    timeout: 60_000,
  })
  const file = document.querySelector('input')?.files?.[0]
  const name = `${model.uploadPath}${Date.now()}.mp4`
  await client.multipartUpload(name, file, { partSize: 1024 ** 2, parallel: 5 })
}
interface Sdk {
  multipartUpload(name: string, file: unknown, options: object): Promise<unknown>
}

/** What a page does meanwhile; its memory is looked at all the while, buffers of its files included. */
async function measured(page: Page, run: () => Promise<void>): Promise<Taken> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const before = await metrics(cdp)
  let most = 0
  let over = false
  const watch = (async () => {
    while (!over) {
      const { JSHeapTotalSize = 0 } = await metrics(cdp)
      most = Math.max(most, JSHeapTotalSize, await memoryOf(page))
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })().catch(() => undefined)
  const began = performance.now()
  await run()
  const seconds = (performance.now() - began) / 1000
  over = true
  await watch
  const after = await metrics(cdp)
  const work = (after.ProcessTime ?? 0) - (before.ProcessTime ?? 0)
  return { seconds, work, most: most / MB }
}

async function metrics(cdp: CDPSession): Promise<{ readonly [name: string]: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** The resident memory of the process that draws the page: the largest of the browser's that draw one. */
async function memoryOf(page: Page): Promise<number> {
  const browser = page.context().browser()
  if (!browser) return 0
  const root = await browser.newBrowserCDPSession()
  const { processInfo } = await root.send('SystemInfo.getProcessInfo')
  await root.detach()
  const drawing = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = await Promise.all(drawing.map(({ id }) => residentOf(id)))
  return Math.max(0, ...sizes)
}

/** Bytes of memory a process has for itself, as Linux tells; 0 elsewhere. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
}

if (import.meta.main) {
  const { lineOf } = await import('./figure.ts')
  for (const figure of await benchUpload()) console.log(lineOf(figure))
}

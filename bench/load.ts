import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { sqliteDialect } from '#portal/storage/db/sqlite.ts'
import { article } from '#resources/magazines/article.ts'
import { ask, sessionOf } from '../e2e/support/desk.ts'
import { type RunningPortal, startPortal } from '../e2e/support/portal.ts'
import { freePort } from '../portal/storage/db/testing/freePort.ts'
import { patience } from './desks.ts'
import type { Figure } from './figure.ts'
import { fill } from './million/fill.ts'
import { recorded } from './recorded.ts'
import { jsonServer, startServer } from './servers.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
const connections = 10

/** Measures list calls of ten connections over HTTP: on the demo's records, and on a million articles. */
export async function benchLoad(): Promise<Figure[]> {
  const demo = await onDemo()
  return [...demo, ...(rows > 0 ? await onMany() : [])]
}

/** How many calls a second were answered, and how long the slowest twentieth waited at least, in ms. */
interface Answered {
  readonly each: number
  readonly p95: number
}

async function onDemo(): Promise<Figure[]> {
  const portal = await startPortal({ seed: 'demo', patience })
  try {
    const { listed, headers } = await found(portal, '{}', 999)
    const ours = await loaded([`${portal.url}${pagePath('{"status":"published"}')}`], headers)
    const whole = await loaded(
      [`${portal.url}${pagePath('{"status":"published"}', 0, true)}`],
      headers,
    )
    const theirs = await loadedJson(listed)
    const beside = (value: (of: Answered) => number) =>
      theirs ? [{ name: 'json-server', value: value(theirs) }] : []
    const what = `lists of 10 of the demo's ${listed.length} articles, the columns shown`
    return [
      {
        what,
        unit: 'requests/s',
        value: ours.each,
        beside: beside(({ each }) => each),
        target: { least: 1000 },
      },
      {
        what: 'p95 of the same',
        unit: 'ms',
        value: ours.p95,
        beside: beside(({ p95 }) => p95),
        target: { most: 30 },
      },
      {
        what: 'the same, whole articles with their texts',
        unit: 'requests/s',
        value: whole.each,
        beside: beside(({ each }) => each),
      },
    ]
  } finally {
    await portal.stop()
  }
}

async function onMany(): Promise<Figure[]> {
  const portal = await startPortal({ seed: 'none', patience })
  try {
    await portal.end()
    await fillTable(portal.dataDir)
    await portal.restart()
    const { headers } = await found(portal, '{}', 0)
    const urls = Array.from(
      { length: 200 },
      (_, i) => portal.url + pagePath(`{"column":${1 + i}}`, (i % 5) * 10),
    )
    const ours = await loaded(urls, headers)
    const what = `lists of 10 of ${rows.toLocaleString('en-US')} articles, one filter, one sort`
    return [
      {
        what,
        unit: 'requests/s',
        value: ours.each,
        beside: recorded.listUnderLoad,
        target: { least: 1000 },
      },
      {
        what: 'p95 of the same',
        unit: 'ms',
        value: ours.p95,
        beside: recorded.p95UnderLoad,
        target: { most: 30 },
      },
    ]
  } finally {
    await portal.stop()
  }
}

async function fillTable(folder: string): Promise<void> {
  const database = openDatabase(sqliteDialect({ path: join(folder, 'portal.sqlite') }), 'sqlite')
  await fill(database, article, rows)
  await database.close()
}

/** Path of a page of articles, with the columns the admin shows; whole ones where it says so. */
const pagePath = (filter: string, from = 0, whole = false) => {
  const columns = JSON.stringify(article.list.columns)
  const query = { filter, sort: '["createdAt","DESC"]', range: `[${from},${from + 9}]` }
  return `/api/portal/article?${new URLSearchParams(whole ? query : { ...query, columns })}`
}

/** Signs in and reads articles once, so that a mistake shows before the load does. */
async function found(portal: RunningPortal, filter: string, to: number) {
  const { token, ticket } = await sessionOf(portal)
  const path = `article?filter=${filter}&range=[0,${to}]`
  const { data, message } = await ask(portal, 'GET', path, undefined, { token, ticket })
  if (!data) throw new Error(`Articles cannot be listed: ${message}`)
  return {
    listed: (data as { list: readonly object[] }).list,
    headers: { 'X-Token': token, ticket },
  }
}

/** Keeps ten connections busy with these addresses in turn. Throws when an answer is no success. */
async function loaded(
  urls: readonly string[],
  headers: Record<string, string> = {},
): Promise<Answered> {
  const [first] = urls as [string]
  const requests = urls.map((url) => ({ path: url.slice(new URL(url).origin.length) }))
  const options = { url: first, connections, headers, requests }
  await autocannon({ ...options, duration: Math.min(2, seconds) })
  const taken: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ ...options, duration: seconds }, (error, result) =>
      error ? reject(error) : resolve(result),
    )
    // autocannon itself has no 95th percentile.
    run.on('response', (_client, _status, _bytes, milliseconds) => taken.push(milliseconds))
  })
  const { errors, non2xx, requests: answered } = result
  if (errors + non2xx > 0)
    throw new Error(`${errors} calls failed, ${non2xx} were refused: ${first}`)
  taken.sort((a, b) => a - b)
  return { each: answered.average, p95: taken[Math.floor(taken.length * 0.95)] ?? Number.NaN }
}

/** The same question to json-server, with the same records. */
async function loadedJson(listed: readonly object[]): Promise<Answered | undefined> {
  const program = await jsonServer()
  if (!program) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-json-'))
  const file = join(folder, 'db.json')
  await writeFile(file, JSON.stringify({ articles: listed }))
  const port = await freePort()
  const args = [program, '--quiet', '--host', '127.0.0.1', '--port', String(port), file]
  const server = await startServer(args, port)
  try {
    const query = '_page=1&_limit=10&_sort=createdAt&_order=desc&status=published'
    return await loaded([`http://127.0.0.1:${port}/articles?${query}`])
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

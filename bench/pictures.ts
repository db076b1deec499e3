import { spawn } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { UploadModel } from '#widgets/upload/UploadModel.ts'
import { uploadObject } from '#widgets/upload/uploadObject.ts'
import { canRead } from '../portal/outside/reading/tesseractReading.ts'
import { type BulkDesk, deskAt } from './bulk/desk.ts'
import { stretch } from './bulk/stretch.ts'
import { watch } from './bulk/watch.ts'
import type { Figure } from './figure.ts'
import { adminPassword, onFilledPortal } from './filledPortal.ts'
import { faultOf, photographs } from './pictures/photographs.ts'
import { memoryOf } from './servers.ts'

const count = Number(process.env.BENCH_PICTURES ?? (process.env.BENCH_TIMES ? 10 : 100))
/** As many go at once as the tray sends. */
const AT_ONCE = 3
const NAMES = ['small', 'single', 'square', 'share']

interface Size {
  readonly url: string
  readonly width: number
  readonly height: number
}
interface Item {
  readonly id: number
  readonly url: string
  readonly width: number
  readonly height: number
  readonly sizes: Readonly<Record<string, Size>> | null
}
/** What a stretch of work took: seconds by the clock and of the processor, and the most memory in MB. */
interface Taken {
  readonly seconds: number
  readonly cpu: number
  readonly memory: number
}
interface Ours {
  readonly arrival: Omit<Taken, 'memory'>
  readonly whole: Taken
  readonly p95: number
  /** Text looked for, once they are drawn. */
  readonly reading: Taken
  readonly p95Reading: number
  readonly idle: number
  readonly items: readonly Item[]
}

/**
 * A hundred photographs of 8 MB through the upload of the app into the embedded store, taken up (stripped of where and
 * by what they were taken) and drawn at four sizes, beside a script of sharp alone over the same files.
 */
export async function benchPictures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-photographs-'))
  try {
    const paths = await photographs(folder, count)
    const ours = await onFilledPortal(
      'pictures',
      undefined,
      async () => {},
      async ({ url, server }) => throughPortal(url, server.pid, paths),
    )
    const alone = await sharpAlone(folder, paths, ours.items[0]?.sizes ?? {})
    return figuresOf(ours, alone)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function throughPortal(url: string, pid: number, paths: readonly string[]): Promise<Ours> {
  const desk = await deskAt(url, 'admin', adminPassword)
  const idle = memoryOf(pid)
  const listPage = () => desk.ask('GET', 'material?sort=["createdAt","DESC"]&range=[0,9]')
  const watching = watch(listPage, pid)
  let [arrival, items]: [Omit<Taken, 'memory'> | undefined, readonly Item[]] = [undefined, []]
  const whole = await stretch(pid, async () => {
    arrival = await stretch(pid, () => uploaded(desk, paths))
    items = await drawn(desk, paths.length)
  })
  const { memory, p95 } = await watching()
  const watchingReading = watch(listPage, pid)
  const reading = await stretch(pid, () => read(desk, paths.length))
  const later = await watchingReading()
  await demandGood(url, items)
  if (!arrival) throw new Error('Nothing was uploaded')
  return {
    ...{ arrival, p95, idle, items },
    whole: { ...whole, memory },
    reading: { ...reading, memory: later.memory },
    p95Reading: later.p95,
  }
}

/** Waits until text was looked for in all of them, which comes after drawing; at once where nothing can read. */
async function read(desk: BulkDesk, many: number): Promise<void> {
  const end = performance.now() + 1_800_000
  const filter = encodeURIComponent(JSON.stringify({ kind: 'pictureTexts' }))
  while (canRead() && performance.now() < end) {
    const { list } = await desk.ask<{ list: readonly { done: number; failed: number }[] }>(
      'GET',
      `job?filter=${filter}`,
    )
    const over = list.reduce((sum, { done, failed }) => sum + done + failed, 0)
    if (over >= many) return
    await pause(500)
  }
  if (canRead()) throw new Error('The pictures were not read within half an hour')
}

/** All of them, three at a time, as the tray does. */
async function uploaded(desk: BulkDesk, paths: readonly string[]): Promise<void> {
  const waiting = [...paths]
  const fetchToken = async () => (await desk.ask<{ model: UploadModel }>('GET', 'oss/token')).model
  const one = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const name = basename(path)
      const file = new File([await openAsBlob(path)], name, { type: 'image/jpeg' })
      const { url } = await uploadObject(file, { fetchToken })
      await desk.ask('POST', 'material/uploaded', { url, name })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

/** Waits until all of them stand in the library at their sizes. */
async function drawn(desk: BulkDesk, many: number): Promise<readonly Item[]> {
  const end = performance.now() + 1_800_000
  while (performance.now() < end) {
    await pause(500)
    const items: Item[] = []
    for (let from = 0; from < many; from += 100) {
      const range = JSON.stringify([from, from + 99])
      const fields = JSON.stringify(['id', 'url', 'width', 'height', 'sizes'])
      const path = `material?sort=["id","ASC"]&range=${range}&fields=${fields}`
      items.push(...(await desk.ask<{ list: readonly Item[] }>('GET', path)).list)
    }
    if (items.length === many && items.every(({ sizes }) => sizes)) return items
  }
  throw new Error('The pictures were not drawn within half an hour')
}

/** Throws where one of them lies, tells of its camera, or is not there at a size: then nothing was measured. */
async function demandGood(origin: string, items: readonly Item[]): Promise<void> {
  for (const { id, url, width, height, sizes } of items) {
    if (width !== 3000 || height !== 4000) throw new Error(`Picture ${id} is ${width} × ${height}`)
    const missing = NAMES.filter((name) => !sizes?.[name])
    if (missing.length > 0) throw new Error(`Picture ${id} is not there as ${missing.join(', ')}`)
    const whole = Object.entries(sizes ?? {}).filter(
      ([name]) => name === 'small' || name === 'single',
    )
    for (const [name, address] of [
      ['itself', url],
      ...whole.map(([n, s]) => [n, s.url] as const),
    ]) {
      const answer = await fetch(new URL(address ?? '', origin))
      const fault = answer.ok
        ? await faultOf(new Uint8Array(await answer.arrayBuffer()))
        : `answers ${answer.status}`
      if (fault) throw new Error(`Picture ${id}, ${name}: ${fault}`)
    }
  }
}

/** A script in a process of its own, over the same files, to the same sizes. */
async function sharpAlone(
  folder: string,
  paths: readonly string[],
  sizes: Readonly<Record<string, Size>>,
): Promise<Taken> {
  const out = join(folder, 'alone')
  await mkdir(out)
  const wanted = Object.entries(sizes).map(([name, { width, height }]) => ({ name, width, height }))
  const script = join(import.meta.dirname, 'pictures/sharpAlone.ts')
  const child = spawn(process.execPath, [script, out, ...paths], {
    env: { ...process.env, SIZES: JSON.stringify(wanted) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  const began = performance.now()
  let [memory, isOver] = [0, false]
  let cpu = 0
  const looking = (async () => {
    const { cpuOf } = await import('./bulk/cpuOf.ts')
    for (; !isOver; await pause(50)) {
      try {
        memory = Math.max(memory, memoryOf(child.pid as number))
        cpu = cpuOf(child.pid as number)
      } catch {
        // It ended while it was looked at.
      }
    }
  })()
  const code = await closed
  const seconds = (performance.now() - began) / 1000
  isOver = true
  await looking
  if (code !== 0) throw new Error(`The script of sharp alone ended with ${code}`)
  return { seconds, cpu, memory }
}

function figuresOf(
  { arrival, whole, reading, p95, p95Reading, idle }: Ours,
  alone: Taken,
): Figure[] {
  const name = 'sharp alone'
  const each = (seconds: number) => seconds / count
  return [
    {
      what: `${count} pictures of 8 MB sent and taken up, each`,
      unit: 's',
      value: each(arrival.seconds),
      note: `${each(arrival.cpu).toFixed(2)} s of the processor`,
    },
    {
      what: 'the same and drawn at four sizes, each',
      unit: 's',
      value: each(whole.seconds),
      beside: [{ name, value: each(alone.seconds) }],
    },
    {
      what: 'the same, by time of the processor',
      unit: 's',
      value: each(whole.cpu),
      beside: [{ name, value: each(alone.cpu) }],
    },
    {
      what: 'memory of the portal meanwhile, the process of jobs too',
      unit: 'MB',
      value: whole.memory,
      beside: [{ name, value: alone.memory }],
      target: { most: 400 },
      note: `${Math.round(idle)} MB before`,
    },
    { what: 'p95 of a list page meanwhile', unit: 'ms', value: p95, target: { most: 100 } },
    {
      what: 'text looked for in them afterwards, each',
      unit: 's',
      value: each(reading.seconds),
      note: `${each(reading.cpu).toFixed(2)} s of the processor`,
    },
    { what: 'memory then', unit: 'MB', value: reading.memory, target: { most: 400 } },
    { what: 'p95 of a list page then', unit: 'ms', value: p95Reading, target: { most: 100 } },
  ]
}

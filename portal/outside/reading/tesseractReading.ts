import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PortError, refusedBy } from '../portError.ts'
import { asWritten, checkPicture, type ReadingPort } from './reading.ts'

/** Simplified Chinese, which knows Latin letters and figures too; the smaller of its models. */
const LANGUAGE = 'chi_sim'
const MODEL = '4.0.0_best_int'
/** Its process ends when nothing came for so long, in milliseconds. */
const IDLE = 5000
/** Longer than a page full of small letters takes, in milliseconds: what was found by then is what there is. */
const LONGEST = 30_000
/** What grew to so much never shrinks again, so the next picture gets another process; in bytes. */
const LARGE = 200 * 1024 * 1024
/** Megabytes: it holds a picture, and what it reads with is no memory of this kind. */
const limits = ['--max-old-space-size=96', '--max-semi-space-size=2']
/** What a process that broke off said last. */
const LAST_WORDS = 300

/** Where the library and its model lie; undefined where they are not installed. */
function modelFolder(): string | undefined {
  const { resolve } = createRequire(import.meta.url)
  try {
    resolve('tesseract.js')
    return join(dirname(resolve(`@tesseract.js-data/${LANGUAGE}/package.json`)), MODEL)
  } catch {
    return undefined
  }
}

/** Whether the library is there. */
export const canRead = (): boolean => modelFolder() !== undefined

/** What the process that reads is asked, one at a time: a picture, by its path where it comes as somebody sent it. */
interface Asked {
  readonly picture: Uint8Array | string
}
/** What the process that reads tells. */
type Told =
  | 'ready'
  | { readonly soFar: readonly string[] }
  | { readonly lines: readonly string[]; readonly memory: number }
  | { readonly fault: string }

/**
 * Reads by Tesseract, within the house: in a process of its own, begun by the first picture and ended with the last, one
 * picture at a time. A picture at which it breaks off is refused, and the next one gets another process.
 *
 * @param longest what takes longer is given up, in milliseconds
 */
export function tesseractReading(longest = LONGEST): ReadingPort {
  let reader: Reader | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let before: Promise<unknown> = Promise.resolve()
  const end = async () => {
    clearTimeout(idle)
    const ended = reader
    reader = undefined
    await ended?.end()
  }
  const one = async (asked: Asked): Promise<string> => {
    clearTimeout(idle)
    reader ??= begun()
    try {
      const { lines, memory } = await reader.read(asked, longest)
      if (memory > LARGE) await end()
      return asWritten(lines.join('\n'))
    } catch (error) {
      await end()
      if (error instanceof PortError) throw error
      const [zh, en] = ['图片无法读取', 'the picture cannot be read']
      throw refusedBy('reading', [zh, `${en}: ${String(error).slice(0, LAST_WORDS)}`])
    } finally {
      idle = setTimeout(end, IDLE)
      idle.unref()
    }
  }
  const inTurn = (work: () => Promise<string>): Promise<string> => {
    const read = before.then(work)
    before = read.catch(() => undefined)
    return read
  }
  return {
    standIn: false,
    async read(picture) {
      checkPicture(picture)
      return inTurn(() => one({ picture }))
    },
    // Its process makes it ready, since what that takes is given back with it, too.
    readOriginal: (picture) => inTurn(() => onDisk(picture, one)),
    rest: () => before.then(end),
  }
}

/**
 * Handed over as a file: in a message eight megabytes are copied three times, on either side, and given back late.
 */
async function onDisk(
  picture: Uint8Array,
  read: (asked: Asked) => Promise<string>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-reading-'))
  try {
    const path = join(folder, 'picture')
    await writeFile(path, picture, { mode: 0o600 })
    return await read({ picture: path })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Found {
  readonly lines: readonly string[]
  /** What its process takes, in bytes. */
  readonly memory: number
}
interface Reader {
  /** Rejects where the picture cannot be read, and where nothing was found before it took too long. */
  read(asked: Asked, longest: number): Promise<Found>
  end(): Promise<void>
}

function begun(): Reader {
  const child = fork(join(import.meta.dirname, 'reader.mjs'), [LANGUAGE, modelFolder() as string], {
    execArgv: limits,
    serialization: 'advanced',
    // What it prints is for nobody: only why it broke off.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let last = ''
  child.stderr?.setEncoding('utf8').on('data', (said: string) => {
    last = (last + said).slice(-LAST_WORDS)
  })
  const ended = new Promise<never>((_, reject) => {
    const broke = (how: unknown) =>
      reject(new Error(`its process broke off: ${how} ${last}`.trim()))
    child.once('error', broke)
    child.once('exit', (code, signal) => broke(signal ?? code))
  })
  // Heard of by whoever reads; between two pictures by nobody.
  ended.catch(() => undefined)
  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()))
  return {
    read: async (asked, longest) => {
      child.ref()
      child.channel?.ref()
      try {
        await Promise.race([ready, ended])
        return await Promise.race([answered(child, asked, longest), ended])
      } finally {
        // Nobody waits for it between two pictures, where the portal ends: it ends with its channel.
        child.unref()
        child.channel?.unref()
      }
    },
    end: async () => {
      child.ref()
      child.kill('SIGKILL')
      await ended.catch(() => undefined)
    },
  }
}

function answered(child: ChildProcess, asked: Asked, longest: number): Promise<Found> {
  const { promise, resolve, reject } = Promise.withResolvers<Found>()
  let soFar: readonly string[] | undefined
  const hear = (told: Told) => {
    if (told === 'ready') return
    if ('soFar' in told) soFar = told.soFar
    else if ('fault' in told) reject(new Error(told.fault))
    else resolve(told)
  }
  const late = setTimeout(() => {
    // Its process is in the midst of it, and is of no more use.
    if (soFar) resolve({ lines: soFar, memory: Number.POSITIVE_INFINITY })
    else reject(tooLong(longest))
  }, longest)
  child.on('message', hear)
  child.send(asked)
  return promise.finally(() => {
    clearTimeout(late)
    child.off('message', hear)
  })
}

function tooLong(milliseconds: number): PortError {
  const seconds = Math.round(milliseconds / 1000)
  return refusedBy('reading', [
    `图片纹理过密，${seconds} 秒内没有识别完`,
    `it has too much in it that looks like letters: not read within ${seconds} seconds`,
  ])
}

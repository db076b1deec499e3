import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../portal/storage/db/testing/freePort.ts'
import type { Notes } from './findings.ts'

/** Where a walk keeps its store, what it has walked and what it found. */
export const walkFolder =
  process.env.WALK_FOLDER ?? fileURLToPath(new URL('../../test-results/walk/', import.meta.url))
export const dataFolder = join(walkFolder, 'data')
export const picturesFolder = join(walkFolder, 'pictures')
const file = join(walkFolder, 'progress.jsonl')

/** The port of its portal, the same whenever it is taken up: records hold addresses of what was uploaded to it. */
export async function walkPort(): Promise<number> {
  const kept = join(walkFolder, 'port')
  if (existsSync(kept)) return Number(readFileSync(kept, 'utf8'))
  const port = await freePort()
  writeFileSync(kept, String(port))
  return port
}

/** What a walk has walked so far, step by step; kept on disk, so that another goes on where one was stopped. */
export interface Progress {
  has(step: string): boolean
  notesOf(step: string): Notes | undefined
  keep(step: string, notes: Notes): void
  all(): ReadonlyMap<string, Notes>
}

/** Reads what was walked before; with `anew` nothing was. */
export function openProgress(anew: boolean): Progress {
  if (anew) rmSync(walkFolder, { recursive: true, force: true })
  mkdirSync(walkFolder, { recursive: true })
  const walked = new Map(existsSync(file) ? readLines() : [])
  return {
    has: (step) => walked.has(step),
    notesOf: (step) => walked.get(step),
    keep: (step, notes) => {
      walked.set(step, notes)
      appendFileSync(file, `${JSON.stringify([step, notes])}\n`)
    },
    all: () => walked,
  }
}

const readLines = (): [string, Notes][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}]'))
    .map((line) => JSON.parse(line))

/** Writes the refusals that were provoked as a table, each message once with where it first came and how often. */
export function writeRefusals(walked: ReadonlyMap<string, Notes>): void {
  const all = [...walked.values()].flatMap(({ refusals }) => refusals)
  const byMessage = Map.groupBy(all, ({ message }) => message)
  const lines = [...byMessage].map(([message, [first, ...more]]) =>
    [message, first?.field, first?.screen, first?.did, more.length + 1].map(oneLine).join('\t'),
  )
  const head = ['message', 'field', 'screen', 'did', 'times'].join('\t')
  writeFileSync(join(walkFolder, 'refusals.tsv'), [head, ...lines.sort(), ''].join('\n'))
}
const oneLine = (value: unknown) => String(value ?? '').replace(/\s+/g, ' ')

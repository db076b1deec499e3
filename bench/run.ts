/**
 * `npm run bench [-- part …] [--rows <n>] [--json]`: measures Masthead beside what a user would pick instead, in one
 * run. Ends with 0 whatever the figures; with 1 when something could not be measured.
 */
import { fork } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Figure, isReached } from './figure.ts'
import { describeMachine, load } from './machine.ts'
import { parts } from './parts.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string' }, json: { type: 'boolean' } },
})

/** What came of a part. */
interface Outcome {
  readonly part: string
  readonly figures: readonly Figure[]
  /** All it has printed, for parts that draw their own tables. */
  readonly printed: string
  readonly seconds: number
  /** Load of the machine when it began and when it ended. */
  readonly load: readonly [number, number]
  readonly failed: boolean
}

process.exitCode = await main()

async function main(): Promise<number> {
  const wanted = positionals.length > 0 ? positionals : Object.keys(parts)
  const unknown = wanted.filter((name) => !parts[name])
  if (unknown.length > 0) return refused(unknown)
  const machine = describeMachine()
  const { packages, ...rest } = machine
  console.log(`${rest.cpu}, ${rest.cores} cores, ${rest.memoryGB} GB, ${rest.system}`)
  console.log(
    `node ${rest.node}, ${Object.entries(packages)
      .map((pair) => pair.join(' '))
      .join(', ')}`,
  )
  const outcomes: Outcome[] = []
  // One after the other, each in a process of its own, so that none disturbs another.
  for (const part of wanted) outcomes.push(await measure(part))
  sumUp(outcomes)
  if (values.json) keep({ date: new Date().toISOString(), machine, parts: outcomes })
  return outcomes.some(({ failed }) => failed) ? 1 : 0
}

function refused(unknown: readonly string[]): number {
  console.error(`No part is called ${unknown.join(', ')}: give ${Object.keys(parts).join(', ')}.`)
  return 1
}

async function measure(part: string): Promise<Outcome> {
  const [began, before] = [performance.now(), load()]
  console.log(`\n${part} (load of the machine ${before})`)
  const child = fork(join(import.meta.dirname, 'part.ts'), [part], {
    env: { ...process.env, ...(values.rows !== undefined && { BENCH_ROWS: values.rows }) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let printed = ''
  child.stdout?.on('data', (text) => {
    printed += text
    process.stdout.write(text)
  })
  let figures: readonly Figure[] = []
  child.on('message', (sent) => {
    figures = sent as readonly Figure[]
  })
  const failed = await new Promise<boolean>((resolve) =>
    child.on('close', (code) => resolve(code !== 0)),
  )
  if (failed) console.error(`${part} could not be measured: see above`)
  const seconds = Math.round((performance.now() - began) / 1000)
  return { part, figures, printed, seconds, load: [before, load()], failed }
}

function sumUp(outcomes: readonly Outcome[]): void {
  const figures = outcomes.flatMap(({ figures }) => figures).filter(({ target }) => target)
  const missed = figures.filter((figure) => isReached(figure) === false)
  console.log(`\n${figures.length - missed.length} of ${figures.length} targets reached`)
  for (const { what } of missed) console.log(`  missed: ${what}`)
}

function keep(results: object): void {
  const folder = join(import.meta.dirname, '../test-results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'bench.json')
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`)
  console.log(`written to ${file}`)
}

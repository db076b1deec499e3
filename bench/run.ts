/**
 * `npm run bench [-- part …] [--quick] [--rows <n>]`: measures Masthead beside what a user would pick instead, in one
 * run, and keeps all in test-results/bench.json and bench.md. Ends with 0 whatever the figures; with 1 when something
 * could not be measured.
 */
import { fork } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPortal } from '../scripts/buildPortal.ts'
import { type Figure, isReached } from './figure.ts'
import { describeMachine, load } from './machine.ts'
import { halves, parts } from './parts.ts'
import type { Outcome, Results } from './results.ts'
import { tableOf } from './tableOf.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string' }, quick: { type: 'boolean' } },
})

/** A tenth of the records and fewer repeats: tells in minutes whether all is measured, not how quick it is. */
const quick = {
  BENCH_ROWS: '100000',
  BENCH_TIMES: '10',
  BENCH_SECONDS: '3',
  BENCH_REPEATS: '2',
}

process.exitCode = await main()

async function main(): Promise<number> {
  const wanted = positionals.length > 0 ? positionals : Object.keys(parts)
  const unknown = wanted.filter((name) => !parts[name] && !halves[name])
  if (unknown.length > 0) return refuseUnknown(unknown)
  const machine = describeMachine()
  const { packages, ...rest } = machine
  console.log(`${rest.cpu}, ${rest.cores} cores, ${rest.memoryGB} GB, ${rest.system}`)
  console.log(
    `node ${rest.node}, ${Object.entries(packages)
      .map((pair) => pair.join(' '))
      .join(', ')}`,
  )
  // As `npm start` runs it: from one file.
  buildPortal()
  const outcomes: Outcome[] = []
  // One after the other, each in a process of its own, so that none disturbs another.
  for (const part of wanted) outcomes.push(await measure(part))
  sumUp(outcomes)
  keep({ date: new Date().toISOString(), quick: values.quick === true, machine, parts: outcomes })
  return outcomes.some(({ failed }) => failed) ? 1 : 0
}

function refuseUnknown(unknown: readonly string[]): number {
  console.error(
    `No part is called ${unknown.join(', ')}: give ${Object.keys({ ...parts, ...halves }).join(', ')}.`,
  )
  return 1
}

async function measure(part: string): Promise<Outcome> {
  const [began, before] = [performance.now(), load()]
  console.log(`\n${part} (load of the machine ${before})`)
  const child = fork(join(import.meta.dirname, 'part.ts'), [part], {
    env: {
      ...process.env,
      ...(values.quick && quick),
      ...(values.rows !== undefined && { BENCH_ROWS: values.rows }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
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
  return { part, figures, seconds, load: [before, load()], failed }
}

function sumUp(outcomes: readonly Outcome[]): void {
  const figures = outcomes.flatMap(({ figures }) => figures).filter(({ target }) => target)
  const missed = figures.filter((figure) => isReached(figure) === false)
  console.log(`\n${figures.length - missed.length} of ${figures.length} targets reached`)
  for (const { what } of missed) console.log(`  missed: ${what}`)
}

function keep(results: Results): void {
  const folder = join(import.meta.dirname, '../test-results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'bench.json')
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`)
  const table = join(folder, 'bench.md')
  writeFileSync(table, tableOf(results))
  console.log(`written to ${file} and ${table}`)
}

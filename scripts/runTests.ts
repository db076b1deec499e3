/** What `npm test` runs once everything is installed; see {@link steps} for the parts. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserInstalled } from './installBrowser.ts'
import { stalledAt } from './stalled/stalledAt.ts'
import {
  type Counts,
  closingLine,
  countsOf,
  type Report,
  sumOf,
  withoutStalled,
} from './testCounts.ts'

interface Step {
  /** As it is asked for: `npm test -- types`. */
  name: string
  title: string
  /** What Node runs, from the root. */
  runs: string[]
  /** Vitest's report; a step without one counts as a single test. */
  report?: string
  /** Needs a browser and the records journeys begin with: both go into the environment. */
  browser?: true
  /** Asked for along with this other part. */
  with?: string
  /** Runs beside the unit tests, which wait for files, databases and processes; told in one piece when it is over. */
  aside?: true
}

/** How a step ended: what is counted, and its line of the summary. */
interface Outcome {
  counts: Counts
  line: string
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const records = join(root, 'test-results/records')

/** A journey waits for a good part of its time: one more than there are cores keeps them busy. */
const beside = Math.min(availableParallelism() + 1, 5)

function vitest(report: string, ...projects: string[]): string[] {
  const reporters = ['default', 'json', './scripts/stalled/StalledReporter.ts']
  const named = projects.flatMap((project) => ['--project', project])
  const told = [...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`]
  return ['node_modules/vitest/vitest.mjs', 'run', ...named, ...told]
}

const steps: Step[] = [
  {
    name: 'types',
    title: '类型 Types',
    runs: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
    aside: true,
  },
  {
    name: 'lint',
    title: '规范 Lint',
    runs: ['node_modules/@biomejs/biome/bin/biome', 'check'],
    aside: true,
  },
  {
    name: 'walls',
    title: '引用边界 Import walls',
    runs: ['scripts/importWalls.ts'],
    aside: true,
  },
  {
    name: 'build',
    title: '构建 Build',
    runs: ['scripts/build.ts'],
    with: 'e2e',
    aside: true,
  },
  {
    name: 'records',
    title: '旅程的样例数据 Records of journeys',
    runs: ['e2e/support/template.ts', records],
    with: 'e2e',
    aside: true,
  },
  {
    name: 'unit',
    title: '单元与契约测试 Unit and contract tests',
    runs: vitest('test-results/unit.json', 'unit', 'dom'),
    report: 'test-results/unit.json',
  },
  {
    name: 'e2e',
    title: '浏览器旅程 Journeys in a browser',
    runs: [...vitest('test-results/e2e.json', 'e2e'), `--maxWorkers=${beside}`],
    report: 'test-results/e2e.json',
    browser: true,
  },
]

async function runTests(asked: string[]): Promise<number> {
  const unknown = asked.find((name) => !steps.some((step) => step.name === name))
  if (unknown) return refused(unknown)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  rmSync(records, { recursive: true, force: true })
  const chosen = steps.filter((step) => isAsked(step, asked))
  const [aside, unit, e2e] = [
    chosen.filter((step) => step.aside),
    chosen.filter(({ name }) => name === 'unit'),
    chosen.filter(({ name }) => name === 'e2e'),
  ]
  const both = await Promise.all([inTurn(aside, unit.length > 0), inTurn(unit)])
  const outcomes = [...both.flat(), ...(await inTurn(e2e))]
  rmSync(records, { recursive: true, force: true })
  const parts = outcomes.map(({ counts }) => counts)
  const summary = outcomes.map(({ line }) => line).join('\n')
  console.log(`\n── 结果 Summary\n${summary}\n\n${closingLine(parts)}`)
  return parts.some(({ failed }) => failed > 0) ? 1 : 0
}

/** @param quiet whether something else is printing meanwhile */
async function inTurn(steps: Step[], quiet = false): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) {
    const began = performance.now()
    if (!quiet) console.log(`\n── ${step.title}`)
    const counts = await ended(step, quiet)
    outcomes.push({ counts, line: lineOf(step, counts, (performance.now() - began) / 1000) })
  }
  return outcomes
}

function isAsked({ name, with: other }: Step, asked: string[]): boolean {
  return (
    asked.length === 0 || asked.includes(name) || (other !== undefined && asked.includes(other))
  )
}

function refused(name: string): number {
  const known = steps.map((step) => step.name).join(', ')
  console.error(`没有名为 ${name} 的测试部分。\nThere is no part ${name}; there are ${known}.`)
  return 2
}

async function ended(step: Step, quiet: boolean, mayStall = true): Promise<Counts> {
  try {
    if (!step.report) return countOne((await run(step, quiet)) === 0)
    for (const left of [join(root, step.report), stalledAt(root)]) rmSync(left, { force: true })
    const code = await run(step, quiet)
    const [report, stalled] = [reportAt(step.report), stalledFiles()]
    if (report && mayStall && stalled.length > 0)
      return sumOf([countsOf(withoutStalled(report, stalled)), await onceMore(step, stalled)])
    const counts = countsOf(report)
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } catch (error) {
    console.error((error as Error).message)
    return countOne(false)
  }
}

/** Whether a file stalls again tells a mistake from a machine that stood still. */
function onceMore(step: Step, stalled: string[]): Promise<Counts> {
  console.log(`\n── ${step.title}: 停住的再运行一次 Once more what stalled`)
  return ended({ ...step, runs: [...step.runs, ...stalled] }, false, false)
}

/** Never waits for somebody to type. What a quiet one prints is printed when it is over. */
function run({ title, runs, browser }: Step, quiet: boolean): Promise<number> {
  const env = { ...process.env, ...(browser && forJourneys()) }
  const out = quiet ? 'pipe' : 'inherit'
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, runs, { cwd: root, env, stdio: ['ignore', out, out] })
    const printed: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
    child.on('error', reject)
    child.on('close', (code) => {
      if (quiet) console.log(`\n── ${title}\n${printed.join('')}`)
      resolve(code ?? 1)
    })
  })
}

function forJourneys(): Record<string, string> {
  const env: Record<string, string> = { CHROME_PATH: browserInstalled() }
  if (existsSync(records)) env.E2E_TEMPLATE = records
  return env
}

function stalledFiles(): string[] {
  return existsSync(stalledAt(root)) ? readFileSync(stalledAt(root), 'utf8').split('\n') : []
}

function reportAt(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return undefined
  }
}

function countOne(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

function lineOf({ title }: Step, { passed, failed, skipped }: Counts, seconds: number): string {
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
  return `${failed ? '✗' : '✓'} ${title}: ${parts.filter(Boolean).join(', ')} (${seconds.toFixed(1)} s)`
}

process.exitCode = await runTests(process.argv.slice(2))

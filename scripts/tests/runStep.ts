import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browserInstalled } from '../installBrowser.ts'
import {
  type Counts,
  countsOf,
  failedFiles,
  failedTests,
  type Report,
  sumOf,
  withoutFiles,
} from './counts.ts'
import { recordsAt, root } from './root.ts'
import { stalledAt } from './stalled/stalledAt.ts'
import type { Step } from './steps.ts'

/**
 * No single test takes so long on any machine: what has told nothing for so long never will. In minutes. How long all of
 * it takes says nothing: a busy machine takes thrice the time of a free one.
 */
const SILENT = 20

/** Runs a part and counts its tests: some files once more ({@link filesOnceMore}), and a part that could not be run as one that failed. */
export async function runStep(step: Step, quiet: boolean, isFirst = true): Promise<Counts> {
  try {
    if (!step.report) return countOne((await run(step, quiet)) === 0)
    for (const left of [join(root, step.report), stalledAt(root)]) rmSync(left, { force: true })
    const code = await run(step, quiet)
    const report = reportAt(step.report)
    const again = report && isFirst ? filesOnceMore(step, report) : []
    if (report && again.length > 0)
      return sumOf([countsOf(withoutFiles(report, again)), await onceMore(step, report, again)])
    const counts = countsOf(report)
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } catch (error) {
    console.error((error as Error).message)
    return countOne(false)
  }
}

/**
 * What stalled: whether it stalls again tells a mistake from a machine that stood still. And what failed in a browser,
 * where it is little enough to be a matter of timing rather than a change that broke something.
 */
function filesOnceMore(step: Step, report: Report): string[] {
  const failed = failedFiles(report)
  const few = failed.length <= (step.unsteady ?? 0)
  return [...new Set([...stalledFiles(), ...(few ? failed : [])])]
}

async function onceMore(step: Step, report: Report, files: string[]): Promise<Counts> {
  console.log(`\n── ${step.title}: 再运行一次 Once more\n${files.join('\n')}`)
  const counts = await runStep({ ...step, runs: [...step.runs, ...files] }, false, false)
  return counts.failed > 0 ? counts : { ...counts, unsteady: failedTests(report) }
}

/** Never waits for somebody to type. What a quiet one prints is printed when it is over. */
function run({ title, runs, browser }: Step, quiet: boolean): Promise<number> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const env = { ...colours, ...process.env, ...(browser && forJourneys()) }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, runs, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const printed: string[] = []
    const late = setTimeout(() => {
      console.error(
        `\n${title}: ${SILENT} 分钟没有动静，已中止 · has told nothing for ${SILENT} minutes and is broken off`,
      )
      child.kill('SIGKILL')
    }, SILENT * 60_000)
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        late.refresh()
        if (quiet) printed.push(text)
        else process.stdout.write(text)
      })
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(late)
      const end = () => {
        child.removeAllListeners('close')
        for (const stream of [child.stdout, child.stderr]) stream?.destroy()
        if (quiet) console.log(`\n── ${title}\n${printed.join('')}`)
        resolve(code ?? 1)
      }
      // Its output closes once all of it is read, or never, where what it has left behind holds it open.
      const held = setTimeout(end, 2000)
      child.on('close', () => {
        clearTimeout(held)
        end()
      })
    })
  })
}

function forJourneys(): Record<string, string> {
  const env: Record<string, string> = { CHROME_PATH: browserInstalled() }
  if (existsSync(recordsAt)) env.E2E_TEMPLATE = recordsAt
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

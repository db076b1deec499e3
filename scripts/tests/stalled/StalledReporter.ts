import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import { signsOfLife } from './signsOfLife.ts'
import { stalledAt } from './stalledAt.ts'
import { whereItStands } from './whereItStands.ts'
import { workersOf } from './workersOf.ts'

/** Between two looks, in milliseconds. */
const BETWEEN = 10_000
/** Importing what a file needs takes so long at most, and has no time limit of its own. */
const IMPORTS = 240_000

/**
 * Ends what would never end: tells which files have stalled and where they stand, and kills their workers, so that the
 * run goes on without them and fails.
 */
export default class StalledReporter implements Reporter {
  readonly #signs = signsOfLife(() => performance.now())
  #root = ''
  #look: NodeJS.Timeout | undefined

  onInit({ config }: Vitest): void {
    this.#root = config.root
  }
  onTestRunStart(): void {
    this.#look = setInterval(() => this.#endStalled(), BETWEEN)
  }
  onTestRunEnd(): void {
    clearInterval(this.#look)
  }
  onTestModuleQueued(module: TestModule): void {
    this.#heard(module)
  }
  onTestModuleCollected(module: TestModule): void {
    this.#heard(module)
  }
  onTestModuleStart(module: TestModule): void {
    this.#heard(module)
  }
  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#signs.ended(relativeModuleId)
  }
  onTestCaseReady({ module }: TestCase): void {
    this.#heard(module)
  }
  onTestCaseResult({ module }: TestCase): void {
    this.#heard(module)
  }

  /** Twice the longest a test or hook may take, one after the other: before and after the test itself. */
  #heard({ relativeModuleId, project: { config } }: TestModule): void {
    const patience = 2 * Math.max(config.testTimeout, config.hookTimeout)
    this.#signs.heard(relativeModuleId, Math.max(patience, IMPORTS))
  }

  #endStalled(): void {
    const files = this.#signs.stalled()
    if (files.length === 0) return
    clearInterval(this.#look)
    void this.#end(files)
  }

  async #end(files: string[]): Promise<void> {
    console.error(
      `\n✗ 测试停住不动，已终止其进程：\n  Stalled, and ended:\n  ${files.join('\n  ')}`,
    )
    writeFileSync(stalledAt(this.#root), files.join('\n'))
    for (const worker of workersOf(process.pid)) {
      const calls = await whereItStands(worker)
      console.error(`  ${worker}: ${calls.join('\n    ') || '没有在执行代码 Runs nothing'}`)
      process.kill(worker, 'SIGKILL')
    }
    for (const file of files) this.#signs.ended(file)
    this.onTestRunStart()
  }
}

/** What `npm test` runs once everything is installed; see {@link steps} for the parts. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readDeclarations } from '#portal/start/declarations.ts'
import { type Counts, closingLine } from './counts.ts'
import { recordsAt, root } from './root.ts'
import { runStep } from './runStep.ts'
import { type Step, steps } from './steps.ts'
import { numberReport } from './withSheetNumbers.ts'

/** How a step ended: what is counted, and its line of the summary. */
interface Outcome {
  counts: Counts
  line: string
}

async function runTests(asked: string[]): Promise<number> {
  const unknown = asked.find((name) => !steps.some((step) => step.name === name))
  if (unknown) return refuseUnknown(unknown)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  rmSync(recordsAt, { recursive: true, force: true })
  const chosen = steps.filter((step) => isAsked(step, asked))
  const [aside, unit, e2e] = [
    chosen.filter((step) => step.aside),
    chosen.filter(({ name }) => name === 'unit'),
    chosen.filter(({ name }) => name === 'e2e'),
  ]
  const both = await Promise.all([inTurn(aside, unit.length > 0), inTurn(unit)])
  const outcomes = [...both.flat(), ...(await inTurn(e2e))]
  rmSync(recordsAt, { recursive: true, force: true })
  await numberReports(chosen)
  const parts = outcomes.map(({ counts }) => counts)
  const summary = outcomes.map(({ line }) => line).join('\n')
  console.log(`\n── 结果 Summary\n${summary}\n\n${closingLine(parts)}`)
  return parts.some(({ failed }) => failed > 0) ? 1 : 0
}

/** The sheet is held against the reports; where declarations cannot be read, the tests have said so. */
async function numberReports(run: readonly Step[]) {
  const declared = await readDeclarations().catch(() => undefined)
  for (const { report } of run)
    if (declared && report && existsSync(join(root, report)))
      numberReport(join(root, report), declared.entities)
}

/** @param quiet whether something else is printing meanwhile */
async function inTurn(steps: readonly Step[], quiet = false): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) {
    const began = performance.now()
    if (!quiet) console.log(`\n── ${step.title}`)
    const counts = await runStep(step, quiet)
    outcomes.push({ counts, line: lineOf(step, counts, (performance.now() - began) / 1000) })
  }
  return outcomes
}

function isAsked({ name, with: other }: Step, asked: string[]): boolean {
  return (
    asked.length === 0 || asked.includes(name) || (other !== undefined && asked.includes(other))
  )
}

function refuseUnknown(name: string): number {
  const known = steps.map((step) => step.name).join(', ')
  console.error(`没有名为 ${name} 的测试部分。\nThere is no part ${name}; there are ${known}.`)
  return 2
}

/** So many of what failed are named; more than these have one cause. */
const NAMED = 20

function lineOf({ title }: Step, counts: Counts, seconds: number): string {
  const { passed, failed, skipped, unsteady = [], broke = [] } = counts
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
  const line = `${failed ? '✗' : '✓'} ${title}: ${parts.filter(Boolean).join(', ')} (${seconds.toFixed(1)} s)`
  const rest = broke.length - NAMED
  return [
    line,
    ...broke.slice(0, NAMED).map((test) => `  ✗ ${test}`),
    ...(rest > 0 ? [`  ✗ 另有 ${rest} 项 and ${rest} more`] : []),
    ...unsteady.map((test) => `  ⚠ 再试一次才通过 Passed only once more: ${test}`),
  ].join('\n')
}

process.exitCode = await runTests(process.argv.slice(2))

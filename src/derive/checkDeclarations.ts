import { checkActions } from './declarations/checkActions.ts'
import { checkAnswers } from './declarations/checkAnswers.ts'
import { checkCalendar } from './declarations/checkCalendar.ts'
import { checkCalls } from './declarations/checkCalls.ts'
import { checkDashboards } from './declarations/checkDashboards.ts'
import { checkFields } from './declarations/checkFields.ts'
import { checkFunctions } from './declarations/checkFunctions.ts'
import { checkList } from './declarations/checkList.ts'
import { checkQueue } from './declarations/checkQueue.ts'
import { checkRevisions } from './declarations/checkRevisions.ts'
import { checkRules } from './declarations/checkRules.ts'
import { checkScreens } from './declarations/checkScreens.ts'
import { checkShape } from './declarations/checkShape.ts'
import { checkStates } from './declarations/checkStates.ts'
import { checkTimed } from './declarations/checkTimed.ts'
import { checkTimeline } from './declarations/checkTimeline.ts'
import { checkWho } from './declarations/checkWho.ts'
import { checkWorkbench } from './declarations/checkWorkbench.ts'
import type { Declared, NamedFunctions } from './declarations/declared.ts'
import { Mistake, type Report } from './declarations/mistake.ts'

export type { Declared, NamedFunctions } from './declarations/declared.ts'
export { Mistake } from './declarations/mistake.ts'

/**
 * Everything the compiler cannot see, all at once: names of other entities with their fields, states and moves,
 * screens without a place, calls with two owners, states nothing leads to, functions that are missing or named by
 * nobody (as far as `functions` are given). Empty where all is well.
 */
export function checkDeclarations(
  declared: Declared,
  functions: NamedFunctions = {},
): readonly Mistake[] {
  const mistakes: Mistake[] = [...(declared.unread ?? [])]
  const report: Report = (address, problem, remedy) =>
    mistakes.push(new Mistake(address, problem, remedy))
  const { entities, screens } = declared
  const byName = new Map(entities.map((entity) => [entity.name, entity]))
  for (const entity of entities) {
    const { name } = entity
    const hasRules = checkShape(entity, report)
    attempt(name, report, () => checkFields(entity, byName, report))
    attempt(name, report, () => checkList(entity, report))
    attempt(name, report, () => checkQueue(entity, byName, report))
    attempt(name, report, () => checkCalendar(entity, report))
    attempt(name, report, () => checkRevisions(entity, report))
    attempt(name, report, () => checkTimed(entity, report))
    attempt(name, report, () => checkWorkbench(entity, byName, report))
    attempt(name, report, () => checkTimeline(entity, byName, report))
    attempt(name, report, () => checkAnswers(entity, byName, report))
    if (hasRules) attempt(name, report, () => checkStates(entity, report))
    attempt(name, report, () => checkActions(entity, byName, screens, report))
    if (hasRules) attempt(name, report, () => checkRules(entity, byName, report))
    if (hasRules) checkWho(entity, report)
    attempt(name, report, () => checkDashboards(entity, byName, screens, report))
  }
  checkScreens(declared, report)
  checkCalls(entities, byName, report)
  attempt('rules', report, () => checkFunctions(entities, functions, report))
  return mistakes
}

/** A declaration so wrong that it cannot be looked at hides no other. */
function attempt(address: string, report: Report, check: () => void): void {
  try {
    check()
  } catch (error) {
    const { message } = error as Error
    report(
      address,
      [`写法有误，无法检查：${message}`, `cannot be read: ${message}`],
      ['请用 npx tsc --noEmit 找出所在的一行', 'npx tsc --noEmit names the line'],
    )
  }
}

/** The mistakes as text under a line that says how many: numbered, two lines each, Chinese first, the English indented. */
export const printProblems = (mistakes: readonly Mistake[]): string =>
  [
    `声明有 ${mistakes.length} 处错误 · ${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in the declarations`,
    ...mistakes.flatMap((mistake, index) => numbered(mistake, index + 1)),
  ].join('\n')

/** Figures of two places keep the addresses below each other. */
const numbered = (mistake: Mistake, place: number): readonly string[] => {
  const [first = '', ...below] = String(mistake).split('\n')
  return [`${`${place}. `.padStart(4)}${first}`, ...below.map((line) => `    ${line}`)]
}

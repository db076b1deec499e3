import type { Entity } from '#declare'
import { checkPath } from './checkExpression.ts'
import type { ByName } from './declared.ts'
import { filledFrom } from './filledFrom.ts'
import { didYouMean, type Report } from './mistake.ts'

/** Fields that sentences to be sent are filled in from, and those that say of which records they are true. */
export function checkAnswers(entity: Entity, byName: ByName, report: Report): void {
  const { name, answers = [], fields } = entity
  const address = `${name}.answers`
  for (const one of filledFrom(answers))
    if (!(one in fields))
      report(
        address,
        [`没有“${one}”`, `there is no "${one}"`],
        didYouMean(one, Object.keys(fields)),
      )
  for (const path of answers.flatMap(({ when = {} }) => Object.keys(when)))
    checkPath(path, entity, address, byName, report)
}

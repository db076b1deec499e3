import type { Row } from '#declare'
import { counts, plainWhere, scopeOf } from '#derive/others.ts'
import { valueAt } from '#derive/path.ts'
import { formatLabel, labelOf } from '#derive/rules/formatLabel.ts'
import { bearersOf, type One } from '#derive/rules/one.ts'
import { PortalError, refusedField, wordsOfError } from '#portal/core/errors.ts'
import type { Change } from '../context/change.ts'
import { tellOfTakeOver } from '../notices/tellOfTakeOver.ts'
import { calledIn } from '../notices/tellUser.ts'
import { decide } from './facts.ts'
import type { PortalWord } from './portalWord.ts'

const of = (literal: unknown) => literal as One

/** The new one takes the mark over; in the end there is exactly one where the rule says so. */
export const one: PortalWord = {
  scope: (literal, situation) => scopeOf(of(literal).per ?? [], situation),
  effect: async (given, change) => {
    const literal = of(given)
    if (!literal.takesOver || change.kind === 'remove') return
    const others = await decide(change, (situation) =>
      valueAt(literal.one, situation) === true && counts(literal.where, situation) === true
        ? bearersOf(literal, situation)
        : [],
    )
    for (const row of others ?? []) {
      await change.records
        .update(change.entity.name, row.id as number, { [literal.one]: false })
        .catch((error) => {
          throw notGivenUp(error, change, row, literal.one)
        })
      await tellOfTakeOver(change, row, literal.one)
    }
  },
  finish: async (given, change) => {
    const literal = of(given)
    if (!literal.exactly) return []
    const { entity } = change
    const where = await decide(change, (situation) => {
      const scope = scopeOf(literal.per ?? [], situation)
      const plain = plainWhere(literal.where, situation)
      return scope && plain ? ({ ...plain, ...scope } as Row) : undefined
    })
    if (!where) return []
    const [all, found] = [
      await change.records.count(entity.name, where),
      await change.records.count(entity.name, { ...where, [literal.one]: true }),
    ]
    if (all === 0 || found === 1) return []
    const blanks = { label: labelOf(entity, literal.one), value: found }
    return [
      {
        field: literal.one,
        message: formatLabel(
          [
            '须有且只有一条{label}，而不是 {value} 条',
            'There must be exactly one ({label}), not {value}',
          ],
          blanks,
        ),
      },
    ]
  },
}

/** Which record does not give its mark up, and why: whoever gives it to another one sees only that one. */
function notGivenUp(error: unknown, { entity }: Change, row: Row, mark: string): unknown {
  if (!(error instanceof PortalError)) return error
  const [zh, en] = wordsOfError(error)
  const [label, labelEn] = labelOf(entity, mark)
  const [called, calledEn] = calledIn(entity, row)
  return refusedField(mark, [
    `${called}不能让出“${label}”：${zh}`,
    `${calledEn} cannot give up "${labelEn}": ${en}`,
  ])
}

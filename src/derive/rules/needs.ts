import type { Label, Row, Value } from '#declare'
import { calledOf } from '../calledOf.ts'
import { type Comparison, isEmpty } from '../compare.ts'
import { holds } from '../condition.ts'
import { evaluate } from '../expression.ts'
import { valueAt } from '../path.ts'
import { type Situation, seenFrom } from '../situation.ts'
import { boundWhere, questionWhere } from '../where.ts'
import { linkFinding } from './compare.ts'
import { formatLabel, joinLabels } from './formatLabel.ts'
import { unmetTests } from './unmetTests.ts'
import { demandFilled } from './when.ts'
import type { Finding } from './word.ts'

interface Some {
  readonly some: string
  readonly least?: Value
  readonly where?: Row
  readonly when?: object
}
interface None {
  readonly none: string
  readonly where?: Row
  readonly when?: object
}
interface Every {
  readonly every: string
  readonly where: Row
}
interface Is {
  readonly is: object
  readonly when?: object
}
export type AnyNeed = string | readonly [Value, Comparison, Value] | Some | None | Every | Is

/** What stands against one need; nothing where it is met or cannot be told here. */
export function needFindings(need: AnyNeed, situation: Situation): readonly Finding[] {
  if (typeof need === 'string')
    return need === 'reason' ? reasonFindings(situation) : demandFilled(need, situation)
  if (Array.isArray(need)) {
    const [left, comparison, right] = need as readonly [Value, Comparison, Value]
    return [linkFinding({ left, comparison, right }, situation) ?? []].flat()
  }
  const rest = need as Some | None | Every | Is
  if ('when' in rest && holds(rest.when, situation) !== true) return []
  const shape = Object.keys(shapes).find((key) => key in rest) as string
  return shapes[shape]?.(rest as never, situation) ?? []
}

/** The reason of the move itself; a field of that name says why the record is there. */
const reasonFindings = ({ reason }: Situation): readonly Finding[] =>
  isEmpty(reason) ? [{ field: 'reason', message: ['请填写原因', 'Give a reason'] }] : []

const shapes: {
  readonly [shape: string]: (need: never, situation: Situation) => readonly Finding[]
} = {
  some: (need: Some, situation) => {
    const count = countOf(need.some, need.where, situation)
    const least = need.least === undefined ? 1 : evaluate(need.least, situation)
    if (count === undefined || isEmpty(least) || count >= Number(least)) return []
    const blanks = {
      ...namesOf(need.some, need.where, situation),
      limit: String(least),
      value: count,
    }
    return Number(least) === 1
      ? whole(formatLabel(['还没有{state}{names}', 'There is no {names}{state} yet'], blanks))
      : whole(
          formatLabel(
            [
              '至少需要 {limit} 条{state}{names}，只有 {value} 条',
              'At least {limit} {names}{state} are needed: only {value}',
            ],
            blanks,
          ),
        )
  },
  none: (need: None, situation) => {
    const count = countOf(need.none, need.where, situation)
    if (!count) return []
    return whole(
      formatLabel(['还有 {value} 条{state}{names}', 'There are {value} {names}{state} left'], {
        ...namesOf(need.none, need.where, situation),
        value: count,
      }),
    )
  },
  every: (need: Every, situation) => everyFindings(need, situation),
  is: (need: Is, situation) =>
    holds(need.is, situation) !== false ? [] : unmetTests(need.is, situation),
}
const whole = (message: Label): readonly Finding[] => [{ field: '_', message }]

const countOf = (of: string, where: Row | undefined, situation: Situation): number | undefined => {
  const count = evaluate({ count: of, ...(where && { where }) }, situation)
  return count === undefined ? undefined : Number(count)
}

/** The records meant, and the state they must be in: `已上架的期次`. */
export function namesOf(name: string, where: Row | undefined, situation: Situation) {
  const other = situation.entities.get(name)
  const tests = other && where?.[other.stateField]
  const states = [tests ?? []]
    .flat()
    .flatMap((state) =>
      typeof state === 'string' ? (other?.states[state] ?? []) : [],
    ) as unknown as string[]
  const zh = states.filter((_, at) => at % 2 === 0).join('或')
  const en = states.filter((_, at) => at % 2 === 1).join(' or ')
  const label: Label = other?.label ?? [name, name]
  return {
    names: [label[0], label[1].toLowerCase()] as Label,
    state: [zh && `“${zh}”的`, en && ` (${en})`] as Label,
  }
}

/** Every record of a path or of another entity meets the condition. */
function everyFindings({ every, where }: Every, situation: Situation): readonly Finding[] {
  const field = situation.entity.fields[every.split('.')[0] as string]
  if (!field) {
    const linked = questionWhere(every, {}, situation)
    const all = linked && situation.ask({ ask: 'count', of: every, where: linked })
    const met =
      linked &&
      situation.ask({
        ask: 'count',
        of: every,
        where: { ...linked, ...boundWhere(where, situation.entities.get(every), situation) },
      })
    if (all === undefined || met === undefined || Number(all) === Number(met)) return []
    return whole(
      formatLabel(
        [
          '{names}尚未全部满足条件（{value} / {limit}）',
          'Not every {names} is ready ({value} of {limit})',
        ],
        { ...namesOf(every, where, situation), value: Number(met), limit: Number(all) },
      ),
    )
  }
  const ids = [valueAt(every, situation)].flat().filter(Boolean) as number[]
  const other = field.to ? situation.entities.get(field.to) : undefined
  const conditions = other && boundWhere(where, other, situation)
  if (!other || !conditions) return []
  const failing = ids
    .map((id) => situation.related(other.name, id))
    .filter(
      (row): row is Row => !!row && holds(conditions, seenFrom(situation, other, row)) === false,
    )
  if (failing.length === 0) return []
  const names = joinLabels(
    failing.slice(0, 5).map((row) => [calledOf(other, row), calledOf(other, row)]),
  )
  return [
    {
      field: every.split('.')[0] as string,
      message: formatLabel(['{label}中有未满足条件的：{names}', '{label}: not ready: {names}'], {
        label: field.label,
        names,
      }),
      usedBy: failing.slice(0, 5).map((row) => ({
        entity: other.name,
        id: row.id as number,
        title: calledOf(other, row),
      })),
    },
  ]
}

import type { Entity, Label, Literal, Row } from '#declare'
import { calledOf } from '../calledOf.ts'
import { isEmpty } from '../compare.ts'
import { holds } from '../condition.ts'
import { evaluate } from '../expression.ts'
import { asItStands, type Situation } from '../situation.ts'
import { isWho } from '../who.ts'
import { formatLabel, joinLabels, labelOf, plainly } from './formatLabel.ts'
import { parentField } from './tree.ts'
import { type User, usersSaid } from './usersSaid.ts'
import { isPersonal, whoSaid } from './whoSaid.ts'
import type { Finding, Whoever, Word } from './word.ts'

export interface Removal {
  readonly in?: readonly string[]
  readonly without?: readonly string[]
  readonly by?: Whoever
  readonly takes?: readonly string[]
  readonly confirm?: 'count'
  readonly when?: object
}

/** Who may delete, in which state, and with nothing left behind. */
export const remove: Word = {
  check: (literal, situation) => (situation.removing ? removalFindings(literal, situation) : []),
}

/** What stands in the way of a removal, for the button as well. */
export function removalFindings(
  { remove: given }: Literal,
  situation: Situation,
): readonly Finding[] {
  if (given === 'never')
    return situation.session?.acting === 'portal' ? [] : [barred(never(situation))]
  const { in: states, without = [], by, takes = [], when } = given as Removal
  if (holds(when, asItStands(situation)) !== true) return []
  if (by && isWho(by, situation) === false)
    return [
      {
        ...barred(
          formatLabel(
            ['没有删除的权限，须由{others}删除', 'You may not delete this: {others} may'],
            {
              others: whoSaid(by, situation),
            },
          ),
        ),
        kind: 'forbidden',
        ...(isPersonal(by) && { personal: true }),
      },
    ]
  const { entity, before } = situation
  const state = before?.[entity.stateField] as string
  // What goes along with its owner is not asked about its own state: the owner was.
  const carried = situation.session?.acting === 'portal'
  const wrongState = states && !carried && !states.includes(state)
  return [
    ...(wrongState ? [barred(notInState(states, situation))] : []),
    ...without.flatMap((name) => hindrances(name, takes, situation)),
  ]
}

/** Nobody deletes it; it goes with what it belongs to. */
const never = ({ entity }: Situation): Label =>
  formatLabel(['{label}不能删除', 'A {label} cannot be deleted'], { label: entity.label })
const barred = (message: Label): Finding => ({ field: '_', kind: 'conflict', message })
const notInState = (states: readonly string[], { entity }: Situation) =>
  formatLabel(['只有“{names}”状态可以删除', 'Only in state {names} can it be deleted'], {
    names: joinLabels(states.map((state) => entity.states[state] ?? [state, state])),
  })

function hindrances(
  name: string,
  takes: readonly string[],
  situation: Situation,
): readonly Finding[] {
  if (name === 'references') return referrers(takes, situation)
  if (name === 'children') return children(situation)
  return name in situation.entity.fields ? counter(name, situation) : rowsOf(name, situation)
}

function referrers(takes: readonly string[], situation: Situation): readonly Finding[] {
  const { entity, before } = situation
  const found = situation.ask({
    ask: 'referrers',
    of: entity.name,
    id: before?.id as number,
    without: takes,
  }) as readonly User[] | undefined
  if (!found || found.length === 0) return []
  // One that refers in two ways is one.
  const users = [...new Map(found.map((user) => [`${user.entity} ${user.id}`, user])).values()]
  const names = usersSaid(users, situation.entities)
  return [
    {
      ...barred(formatLabel(['仍被引用：{names}', 'Still in use by {names}'], { names })),
      usedBy: users.slice(0, 5),
    },
  ]
}

function children(situation: Situation): readonly Finding[] {
  const { entity, before } = situation
  return standing(
    entity.name,
    { [parentField(entity)]: before?.id },
    ['下级', 'children'],
    situation,
  )
}

const rowsOf = (name: string, situation: Situation): readonly Finding[] => {
  const count = evaluate({ count: name }, situation)
  if (!Number(count)) return []
  const label = situation.entities.get(name)?.label ?? [name, name]
  return [
    barred(
      formatLabel(['还有 {value} 条{label}', 'There are {value} {label} left'], {
        value: Number(count),
        label: [label[0], label[1].toLowerCase()],
      }),
    ),
  ]
}

function standing(of: string, where: Row, label: Label, situation: Situation): readonly Finding[] {
  const rows = situation.ask({ ask: 'rows', of, where, limit: 6 }) as Row[] | undefined
  if (!rows || rows.length === 0) return []
  const { entity } = situation
  const usedBy = rows.slice(0, 5).map((row) => ({
    entity: entity.name,
    id: row.id as number,
    title: calledOf(entity, row),
  }))
  const names = joinLabels(usedBy.map(({ title }) => [title, title]))
  return [
    {
      ...barred(
        formatLabel(['还有{label}：{names}', 'There are {label} left: {names}'], { label, names }),
      ),
      usedBy,
    },
  ]
}

/** Whether it is said as the number it is: a time is kept in seconds, an amount in the smallest coin. */
const isCounted = ({ fields }: Entity, name: string): boolean =>
  !['duration', 'money', 'percent'].includes(fields[name]?.kind ?? '')

/** A count above zero, a switch that is on, a field that is filled. */
function counter(name: string, situation: Situation): readonly Finding[] {
  const value = evaluate(name, asItStands(situation))
  if (isEmpty(value) || value === 0 || value === false) return []
  const label = labelOf(situation.entity, name)
  if (value === true)
    return [
      barred(
        formatLabel(['这是“{label}”，不能删除', 'It is "{label}": it cannot be deleted'], {
          label,
        }),
      ),
    ]
  return typeof value === 'number' && isCounted(situation.entity, name)
    ? [
        barred(
          formatLabel(['{label}为 {value}，不能删除', '{label} is {value}: it cannot be deleted'], {
            label,
            value,
          }),
        ),
      ]
    : [
        barred(
          formatLabel(
            ['{label}为“{value}”，不能删除', '{label} is "{value}": it cannot be deleted'],
            {
              ...{ label, value: plainly(situation.entity, name, value) },
            },
          ),
        ),
      ]
}

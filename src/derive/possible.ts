import type { Action, Label, Move } from '#declare'
import { holds } from './condition.ts'
import { guardProblems } from './guardProblems.ts'
import type { Problem } from './problem.ts'
import { formatLabel, stateSaid, withReason } from './rules/formatLabel.ts'
import type { Situation } from './situation.ts'

/** The name of a deletion among the deeds: moves and actions have their own. */
export const deletion = 'delete'

/**
 * What stands against a move, an action or a deletion of a record as it stands, before anything is filled in: the one
 * derivation behind the buttons of the screens and the refusals of the portal. What cannot be told here stands in no way.
 */
export function problemsOf(deed: string, situation: Situation): readonly Problem[] {
  const { entity, before } = situation
  if (!before) return []
  if (deed === deletion) return guardProblems({ ...situation, after: before, removing: true })
  const move = entity.moves[deed]
  const asked = { ...situation, by: deed, after: { ...before } }
  const early = [...notFromHere(deed, asked), ...notForThis(move ?? entity.actions[deed], asked)]
  if (early.length > 0) return early
  const after = move ? { ...before, [entity.stateField]: move.to } : { ...before }
  return guardProblems({ ...asked, after })
}

/** A move that does not start from the record's state, or that nobody makes by hand. */
export function notFromHere(
  name: string,
  { entity, before, session }: Situation,
): readonly Problem[] {
  const move = entity.moves[name]
  if (!move || !before) return []
  const { label } = move
  if (!move.from.includes(before[entity.stateField] as string)) {
    const message = formatLabel(
      [
        '当前状态为“{value}”，不能执行“{label}”',
        'It is "{value}" now: "{label}" does not start from there',
      ],
      { value: stateSaid(entity, before), label },
    )
    return [{ field: '_', kind: 'conflict', message }]
  }
  if (!move.silent || session?.acting !== 'user') return []
  const message = formatLabel(['“{label}”不能手动执行', '"{label}" is not done by hand'], { label })
  return [{ field: '_', kind: 'forbidden', message }]
}

/** A move or an action that is not for this record: in its own words, else with why, which only the portal has to say. */
export function notForThis(
  deed: Move | Action | undefined,
  situation: Situation,
  why: (when: object, situation: Situation) => readonly Label[] = () => [],
): readonly Problem[] {
  if (!deed?.when || holds(deed.when, situation) !== false) return []
  const message = deed.otherwise ?? withReason(general(deed.label), why(deed.when, situation))
  return [{ field: '_', kind: 'conflict', message }]
}

const general = ([zh, en]: Label): Label => [
  `这条记录目前不能执行“${zh}”`,
  `"${en}" is not possible for this record as it stands`,
]

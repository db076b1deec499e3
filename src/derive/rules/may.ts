import type { Label, Literal } from '#declare'
import { holds } from '../condition.ts'
import { asItStands, type Situation } from '../situation.ts'
import { isWho } from '../who.ts'
import { formatLabel, labelOf } from './formatLabel.ts'
import { isChanged } from './freeze.ts'
import { isPersonal, whoSaid } from './whoSaid.ts'
import type { Finding, Whoever, Word } from './word.ts'

const edited = /^edit (.+)$/

/** An earlier version is brought back, and a revision published, by whoever may write what it holds. */
const edits = ['restoreVersion', 'publishRevision']

/** The operations of a `may` that are under way: a move or action by name, `edit`, `create`, single fields as `edit price`. */
function under({ may: named }: Literal, situation: Situation): readonly string[] {
  const { by, before, entity } = situation
  return (named as readonly string[]).filter((operation) => {
    const field = edited.exec(operation)?.[1]
    if (field)
      return isChanged(
        field,
        before
          ? situation
          : { ...situation, before: { [field]: entity.fields[field]?.default ?? null } },
      )
    if (operation === 'create') return !before
    if (operation === 'edit') return before !== null && (!by || edits.includes(by))
    return operation === by
  })
}

/** Who may do what, beyond what roles grant. Moves and actions by name; `read` and `export` are held by access itself. */
export const may: Word = {
  check: (literal, situation) => {
    const operations = under(literal, situation)
    if (operations.length === 0 || holds(literal.when as object, asItStands(situation)) !== true)
      return []
    if (isWho(literal.who as Whoever, situation) !== false) return []
    return operations.map((operation) => forbidden(operation, literal.who as Whoever, situation))
  },
  input: (literal, situation) => {
    if (
      holds(literal.when as object, asItStands(situation)) !== true ||
      isWho(literal.who as Whoever, situation) !== false
    )
      return {}
    const named = literal.may as readonly string[]
    const fields =
      named.includes('edit') && situation.before
        ? Object.keys(situation.entity.fields)
        : named.flatMap((operation) => edited.exec(operation)?.[1] ?? [])
    const disabled: Label = ['没有修改此项的权限', 'You may not change this']
    return Object.fromEntries(fields.map((field) => [field, { disabled }]))
  },
}

/** Who may instead is said: the remedy of whoever may not. */
function forbidden(operation: string, who: Whoever, situation: Situation): Finding {
  const { entity } = situation
  const field = edited.exec(operation)?.[1]
  const others = whoSaid(who, situation)
  const personal = isPersonal(who) && { personal: true as const }
  if (field)
    return {
      field,
      ...{ kind: 'forbidden', ...personal },
      message: formatLabel(
        ['没有修改{label}的权限，须由{others}修改', 'You may not change {label}: {others} may'],
        { label: labelOf(entity, field), others },
      ),
    }
  const label = entity.moves[operation]?.label ?? entity.actions[operation]?.label
  const message: Label = label
    ? formatLabel(
        ['没有执行“{label}”的权限，须由{others}执行', 'You may not do "{label}": {others} may'],
        {
          ...{ label, others },
        },
      )
    : formatLabel(['没有权限进行此操作，须由{others}进行', 'You may not do this: {others} may'], {
        others,
      })
  return { field: '_', kind: 'forbidden', ...personal, message }
}

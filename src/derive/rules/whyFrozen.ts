import type { Label } from '#declare'
import type { Situation } from '../situation.ts'
import { formatLabel, labelOf, plainly } from './formatLabel.ts'

const always: Label = ['创建后不能修改', 'Cannot be changed once created']
const now: Label = ['现在不能再修改', 'Can no longer be changed']

/** Why fields are frozen, as far as their condition says it in a word: a figure, a state, what hangs on the record. */
export function whyFrozen(once: unknown, situation: Situation): Label {
  if (!once) return always
  const why = frozenBy(once, situation)
  return why ? formatLabel(['{why}，不能再修改', '{why}: can no longer be changed'], { why }) : now
}

/** A field that was changed all the same: `刊物代码已不能修改：已有期次`. */
export function stillFrozen(once: unknown, label: Label, situation: Situation): Label {
  if (!once)
    return formatLabel(['{label}创建后不能修改', '{label} cannot be changed once created'], {
      label,
    })
  const why = frozenBy(once, situation)
  return why
    ? formatLabel(['{label}已不能修改：{why}', '{label} can no longer be changed: {why}'], {
        label,
        why: lower(why),
      })
    : formatLabel(['{label}已不能修改', '{label} can no longer be changed'], { label })
}

function frozenBy(once: unknown, situation: Situation): Label | undefined {
  const tests = Object.keys(once as object)
  return (
    hangingOn(once as { readonly some?: unknown }, situation) ??
    (tests.length === 1 ? standing(tests[0] as string, situation) : undefined)
  )
}

/** `已有文章`: records of another kind that point here. */
function hangingOn({ some }: { readonly some?: unknown }, { entities }: Situation) {
  const other = typeof some === 'string' ? entities.get(some) : undefined
  return (
    other &&
    formatLabel(['已有{what}', 'There is one {what} at least'], { what: lower(other.label) })
  )
}

/** `当前为“进行中”`, `累计销量为 1360`: what stands in the record itself. */
function standing(path: string, { entity, before }: Situation): Label | undefined {
  const value = before?.[path]
  const isState = path === entity.stateField
  if (value === null || value === undefined || (!entity.fields[path] && !isState)) return undefined
  const blanks = { label: labelOf(entity, path), value: plainly(entity, path, value) }
  return isState
    ? formatLabel(['当前为“{value}”', 'It is "{value}" now'], blanks)
    : formatLabel(['{label}为 {value}', '{label}: {value}'], blanks)
}

/** Within a sentence English begins small: `There is one coupon at least`. */
const lower = ([zh, en]: Label): Label => [zh, en.charAt(0).toLowerCase() + en.slice(1)]

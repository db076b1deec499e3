import type { Entity, Row, Value } from '#declare'
import { evaluate } from '#derive/expression.ts'
import { fitValue } from '#derive/rules/fitValue.ts'
import type { Situation } from '#derive/situation.ts'
import { binds } from '#derive/where.ts'

/**
 * Values for a record of `target` from an expression each: a text is a path of this record where it names one, else
 * itself; `'mover'` is whoever acts.
 */
export function bindValues(values: Row, target: Entity, situation: Situation): Row {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fitValue(target.fields[name], bindValue(name, value, target, situation)),
    ]),
  )
}

function bindValue(name: string, value: unknown, target: Entity, situation: Situation): unknown {
  if (value === 'mover') return situation.session?.user?.id ?? null
  if (typeof value === 'string' && !binds(value, name, target, situation.entity)) return value
  return Array.isArray(value) ? value : evaluate(value as Value, situation)
}

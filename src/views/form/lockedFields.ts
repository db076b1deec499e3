import type { Entity, Label } from '#declare'
import { isKept } from '#declare'
import type { Hints } from './rules.ts'

/** Several inputs that are locked for one reason: said once, above them. */
export interface LockedFields {
  readonly reason: Label
  readonly names: readonly string[]
}

/** The reasons that lock more than one of these fields, with the fields; what the portal keeps is not typed anyway. */
export function lockedFields(
  entity: Entity,
  names: readonly string[],
  hints: Hints,
): readonly LockedFields[] {
  const locked = names.filter((name) => {
    const { disabled, hidden, reason } = hints[name] ?? {}
    return disabled && !hidden && reason && !isKept(entity.fields[name]!)
  })
  const groups = Map.groupBy(locked, (name) => hints[name]!.reason![0])
  return [...groups.values()]
    .filter((held) => held.length > 1)
    .map((held) => ({ reason: hints[held[0]!]!.reason!, names: held }))
}

/** The hints with what is said above taken from each field: a lock is left there, and the reason for readers of screens. */
export function withoutRepeats(hints: Hints, held: readonly LockedFields[]): Hints {
  const quiet = held.flatMap(({ names }) => names)
  return {
    ...hints,
    ...Object.fromEntries(quiet.map((name) => [name, { ...hints[name], quiet: true as const }])),
  }
}

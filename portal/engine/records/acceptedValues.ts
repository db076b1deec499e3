import type { Action, Entity, Row } from '#declare'
import { mergesOf } from '#derive/merges.ts'
import { demandKnown } from './call.ts'
import { standing, unwrap, wrapping } from './sentValues.ts'

/** What a record holds, by name: what a form as it stands may bear. */
export const heldBy = (entity: Entity): readonly string[] => [
  ...Object.keys(entity.fields),
  ...standing,
  entity.stateField,
]

/** What an action's dialog asks for, by name. */
export const dialogNames = ({ asks }: Pick<Action, 'asks'>): readonly string[] =>
  Array.isArray(asks) ? asks : Object.keys(asks ?? {})

/**
 * The values an action takes beside what every call does: what its dialog asks for, the filter one looks at where it
 * gives a list, and, where it reads the form or the board it stands on, what a record holds.
 */
export function acceptedValues(entity: Entity, action: Action): readonly string[] {
  const { picks, fills, offers, looks, gives, on } = action
  const reads = picks ?? fills ?? offers ?? looks
  return [
    ...[...dialogNames(action), 'id'],
    ...(gives === 'list' ? ['filter'] : []),
    ...(picks ? ['chosen'] : []),
    ...(offers ? ['asked'] : []),
    ...([on].flat().includes('bulk') ? ['ids'] : []),
    ...(reads ? heldBy(entity) : []),
  ]
}

/** Refuses, by its name, what a body holds beside these values and what every call takes. */
export function demandOnly(body: Row, taken: readonly string[] = []): void {
  demandKnown(unwrap(null, body).values, taken)
}

/** What a call with a name and parameters of its own may be sent: these, and what a record holds. */
export function takenByCall(entity: Entity, operation: string, takes: readonly string[]) {
  const action = entity.actions[operation]
  return [
    ...[...takes, 'id', 'ids', 'record', ...wrapping],
    ...(mergesOf(entity, operation) ? ['target', 'sourceIds', 'targetId', 'dry'] : []),
    ...(action ? dialogNames(action) : []),
    ...(entity.moves[operation]?.asks ?? []),
    ...heldBy(entity),
  ]
}

import type { Entity, Label, Move, Row } from '#declare'

/** Records that wait for somebody's next move. */
export interface Waiting {
  readonly state: string
  readonly move: string
  /** `已校对 · 待发布`. */
  readonly label: Label
  readonly where: Row
}

/** The steps of a record's way to its readers; what is only possible at any time (muting, pausing) waits for nobody. */
const steps: readonly string[] = ['proof', 'check', 'submit', 'pass', 'match', 'confirm', 'publish']

/**
 * For each state from which a move leads on that the viewer may make: the records in it, as a condition for a list.
 * Two states are a switch and wait for nobody; what the portal does by itself at its time does not either.
 */
export function waitingOf(
  entity: Entity,
  viewer: { readonly id: number; may(move: string): boolean; readonly isAdmin: boolean },
): readonly Waiting[] {
  const states = Object.keys(entity.states)
  if (states.length < 3 || entity.standIn) return []
  return states.flatMap((state) => {
    if (isTimed(entity, state)) return []
    const next = Object.entries(entity.moves).find(
      ([name, move]) =>
        leadsOn(states, state, name, move) && isByHand(entity, name) && viewer.may(name),
    )
    if (!next) return []
    const [name, { label }] = next
    const [zh, en] = entity.states[state] as Label
    return [
      {
        state,
        move: name,
        label: [
          zh === `待${label[0]}` ? zh : `${zh} · 待${label[0]}`,
          `${en} · to ${label[1].toLowerCase()}`,
        ] as const,
        where: {
          [entity.stateField]: state,
          ...(!viewer.isAdmin && isByOthers(entity, name) && { createdBy: { not: viewer.id } }),
        },
      },
    ]
  })
}

const leadsOn = (states: readonly string[], state: string, name: string, move: Move): boolean =>
  !move.silent &&
  steps.includes(name) &&
  move.from.includes(state) &&
  states.indexOf(move.to) > states.indexOf(state)

const literalsOf = (entity: Entity) => Object.values(entity.rules).flat()

/** Not one that the app, a provider or the portal makes. */
const isByHand = (entity: Entity, move: string): boolean =>
  !literalsOf(entity).some(
    (literal) => 'from' in literal && ((literal.moves ?? []) as string[]).includes(move),
  )

const isTimed = (entity: Entity, state: string): boolean =>
  literalsOf(entity).some((literal) => {
    if (!('at' in literal)) return false
    const when = (literal.when as Row | undefined)?.[entity.stateField]
    const { from = [] } = entity.moves[literal.does as string] ?? {}
    return when === undefined ? from.length === 1 && from[0] === state : when === state
  })

/** A rule lets only somebody else than the record's maker do it. */
const isByOthers = (entity: Entity, move: string): boolean =>
  literalsOf(entity).some(
    (literal) =>
      'may' in literal &&
      ((literal.may ?? []) as string[]).includes(move) &&
      JSON.stringify(literal.who).includes('{"not":"creator"}'),
  )

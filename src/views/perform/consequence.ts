import type { Entity, Label, Literal, Move, Row } from '#declare'
import { publicReading } from '#derive/publicReading.ts'
import { formatLabel } from '#derive/rules/formatLabel.ts'

/** What a move comes to, for whoever is asked about it. */
export interface Consequence {
  /** The state before, where all that are moved are in one. */
  readonly from?: string
  readonly to: string
  /** What else follows, a sentence each. */
  readonly follows: readonly Label[]
}

/** A declaration by its name, where it is known. */
type Known = (entity: string) => Entity | undefined

/** What follows from moving these records; nothing where the name is that of no move. */
export function consequenceOf(
  entity: Entity,
  name: string,
  records: readonly Row[],
  known: Known,
): Consequence | undefined {
  const move = entity.moves[name]
  if (!move) return undefined
  const all = records.map((record) => String(record[entity.stateField]))
  const able = all.filter((state) => move.from.includes(state))
  const states = [...new Set(able)]
  const from = states.length === 1 ? states[0] : undefined
  return {
    ...(from !== undefined && { from }),
    to: move.to,
    follows: [
      ...readersSee(entity, from, move.to),
      ...carriedBy(entity, name, known),
      ...wayBack(entity, from, move.to),
    ],
  }
}

/** Whether users of app or website come to see the record, or no longer do. */
function readersSee(entity: Entity, from: string | undefined, to: string): readonly Label[] {
  const shown = publicReading(entity)?.shown[entity.stateField]
  if (shown === undefined || from === undefined) return []
  const states = [shown].flat() as readonly unknown[]
  if (states.includes(from) === states.includes(to)) return []
  return [
    states.includes(to)
      ? ['用户将能看到', 'Users will see it']
      : ['用户将不再看到', 'Users will no longer see it'],
  ]
}

/** What a move carries along. */
const carriedWith = (entity: Entity, name: string): readonly Carried[] =>
  literalsOf(entity)
    .filter(({ move }) => [move].flat().includes(name))
    .flatMap(({ carry }) => (carry ?? []) as readonly Carried[])

/** The kinds of records that a move carries along, by name. */
export const carriesTo = (entity: Entity, name: string): readonly string[] => [
  ...new Set(carriedWith(entity, name).map((carried) => carried.entity)),
]

/** Records of other kinds that are moved along. */
function carriedBy(entity: Entity, name: string, known: Known): readonly Label[] {
  return carriedWith(entity, name).flatMap(({ entity: target, move, where }) => {
    const other = known(target)
    const does = move === undefined ? undefined : other?.moves[move]?.label
    if (!other || !does) return []
    const blanks = { what: withState(other, where), does }
    return [formatLabel(['相关的{what}将一并“{does}”', '{what} with it: "{does}"'], blanks)]
  })
}
interface Carried {
  readonly entity: string
  readonly move?: string
  readonly where: Row
}

/** `用户优惠券（未使用）`. */
function withState({ label, states, stateField }: Entity, where: Row): Label {
  const state = states[String(where[stateField])]
  return state ? formatLabel(['{label}（{state}）', '{label} ({state})'], { label, state }) : label
}

/** Whether and how the record can come back to where it stands, by hand. */
function wayBack({ moves, states }: Entity, from: string | undefined, to: string): Label[] {
  if (from === undefined || from === to) return []
  const open = Object.values(moves).filter(({ silent }) => !silent)
  const back = open.find((move) => move.from.includes(to) && move.to === from)
  if (back)
    return [
      formatLabel(['之后可以再“{label}”', 'It can be undone: "{label}"'], { label: back.label }),
    ]
  if (reached(open, to).has(from)) return []
  const state = states[from]
  return state
    ? [formatLabel(['此后不能回到“{state}”', 'There is no way back to "{state}"'], { state })]
    : []
}

/** All states that moves lead to from here, however many it takes. */
function reached(moves: readonly Move[], from: string): ReadonlySet<string> {
  const found = new Set([from])
  for (const state of found)
    for (const move of moves) if (move.from.includes(state)) found.add(move.to)
  return found
}

const literalsOf = (entity: Entity): readonly Literal[] => Object.values(entity.rules).flat()

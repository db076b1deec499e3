import type { Entity, Move } from '#declare'

/** What is known of how a move went. */
interface Went {
  /** No other record was moved along, as the portal tells beforehand. */
  readonly alone?: boolean
}

/**
 * The move by which another is taken back within a moment, for a record that stood in the state `from`: the one its
 * declaration names (`undo`), else one that leads straight back there. Undefined where none does, where the declaration
 * says so, and where something stays that no move takes back: money, messages, records made or moved along.
 */
export function wayBack(
  entity: Entity,
  name: string,
  from: string,
  { alone = false }: Went = {},
): string | undefined {
  const move = entity.moves[name]
  if (!move || move.undo === false || !isPlain(move) || leavesTraces(entity, name)) return undefined
  if (move.undo === 'alone' && !alone) return undefined
  if (move.undo && move.undo !== 'alone') return move.undo
  const straight = Object.entries(entity.moves).find(
    ([back, { from: starts, to, ...more }]) =>
      back !== name &&
      to === from &&
      starts.includes(move.to) &&
      isPlain(more) &&
      !leavesTraces(entity, back),
  )
  return straight?.[0]
}

/** A person makes it, at once, of one record. */
const isPlain = ({ silent, job, merges }: Pick<Move, 'silent' | 'job' | 'merges'>): boolean =>
  !silent && !job && !merges

/** Whether a move does more than change its own record: other records are made or moved along, somebody is told or paid. */
function leavesTraces({ rules, pays }: Entity, name: string): boolean {
  if (pays?.by.includes(name)) return true
  return Object.values(rules)
    .flat()
    .some(({ move, carry, make, tell, on }) =>
      [move].flat().includes(name) ? Boolean(carry || make || tell) : on === name && Boolean(make),
    )
}

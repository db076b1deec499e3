import { type Entity, type Literal, wordOf } from '#declare'
import { same } from './compare.ts'
import type { Finding } from './rules/word.ts'
import { asItStands, type Situation } from './situation.ts'

/** The states a literal's demands are for: those that its moves lead to. A new record is in the first without any move. */
export function statesOf(entity: Entity, moves: readonly string[]): readonly string[] {
  const [first] = Object.keys(entity.states)
  const states = moves.flatMap((move) => entity.moves[move]?.to ?? [])
  return [...new Set(states)].filter((state) => state !== first)
}

/**
 * Whether what a move demanded goes on being demanded in a state: where the literal says so, else where no other move
 * leads there without demanding the same. A reason belongs to the move alone.
 */
export function isLasting(entity: Entity, literal: Literal, need: unknown, state: string): boolean {
  if (need === 'reason') return false
  if (literal.holds !== undefined) return literal.holds === true
  const asking = Object.values(entity.rules)
    .flat()
    .filter((one) => wordOf(one) === 'move' && same(one.when, literal.when))
    .filter(({ needs }) =>
      (needs as readonly unknown[] | undefined)?.some((one) => same(one, need)),
    )
    .flatMap(({ move }) => [move].flat() as string[])
  return Object.entries(entity.moves)
    .filter(([, { to, from }]) => to === state && from.some((one) => one !== state))
    .every(([name]) => asking.includes(name))
}

/** The state a record stays in through a change, where these moves lead to it; undefined where it leaves or is made. */
export function stateKept(
  moves: readonly string[],
  { entity, before, after, by, removing, session }: Situation,
): string | undefined {
  const state = after[entity.stateField] as string
  if (!before || removing || before[entity.stateField] !== state) return undefined
  if (by !== undefined && moves.includes(by)) return undefined
  if (session?.acting === 'portal' || session?.acting === 'app') return undefined
  return statesOf(entity, moves).includes(state) ? state : undefined
}

/** What a change breaks: found with the record as it would be, and not as it stands. One that comes back is judged anew. */
export function brokenBy(
  find: (situation: Situation) => readonly Finding[],
  situation: Situation,
): readonly Finding[] {
  const found = find(situation)
  if (found.length === 0 || situation.restoring) return found
  const before = find(asItStands(situation)).map(({ field }) => field)
  return found.filter(({ field }) => !before.includes(field))
}

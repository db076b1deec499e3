import type { Step } from './step.ts'

/** So many days it takes until the forms and pickers of every screen were walked within `npm test`. */
const TURNS = 7

/** Which part is walked: one a day, so that a week walks all; `WALK=brief` walks all at once, `WALK_TURN` says which. */
export function turnOf(
  env: { readonly [name: string]: string | undefined },
  now: Date,
): number | undefined {
  if (env.WALK === 'brief') return undefined
  return Number(env.WALK_TURN ?? Math.floor(now.getTime() / 86_400_000)) % TURNS
}

/** The steps of a turn, every seventh; all of them where there is none. */
export const inTurn = (steps: readonly Step[], turn: number | undefined): readonly Step[] =>
  steps.filter((_, at) => turn === undefined || at % TURNS === turn)

import { files } from './files.ts'
import { forms } from './forms/forms.ts'
import { invariants } from './invariants/invariants.ts'
import { lists } from './lists/lists.ts'
import { moves } from './moves/moves.ts'
import { pickers } from './pickers.ts'
import { screens } from './screens.ts'
import type { Chapter } from './step.ts'

/**
 * The ways everything is walked through, in this order within an area: what only looks comes before what changes, and
 * what presses each move before what breaks whatever it can.
 */
export const chapters: { readonly [name: string]: Chapter } = {
  screens,
  pickers,
  lists,
  files,
  forms,
  moves,
  invariants,
}

import { pickers } from './pickers.ts'
import { screens } from './screens.ts'
import type { Chapter } from './step.ts'

/** The ways everything is walked through, in this order within an area: what only looks comes before what changes. */
export const chapters: { readonly [name: string]: Chapter } = { screens, pickers }

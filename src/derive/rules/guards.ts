import { freeze } from './freeze.ts'
import { from } from './from.ts'
import { lock } from './lock.ts'
import { may } from './may.ts'
import { oneWay } from './oneWay.ts'
import { remove } from './remove.ts'

/**
 * The words that say who may change a record at all, and when. They stand apart from those that look at values, since
 * every list asks them for its buttons, and what is asked of values loads with the first form.
 */
export const guards = { freeze, oneWay, lock, remove, from, may }

/** All that happens once somebody presses; loaded together, at the first press. */
export { action } from './action.ts'
export { agree } from './agree.ts'
export { many } from './many.ts'
export { move } from './move.ts'
export { remove } from './remove.ts'
export { uses } from './uses.ts'

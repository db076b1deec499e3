/**
 * Whether a moment of `performance.now()` is over, as SQLite asks it in the midst of a statement: its own clock stands
 * still there.
 */
export const isPast = (moment: unknown): number => (performance.now() > Number(moment) ? 1 : 0)

import type { Match } from '../views/matchScreen.ts'

const shown = new Set<string>()
const keyOf = ({ screen, part }: Match) => `${screen.path}:${part}`

/** Notes that a screen, or a part of it, was drawn: its code has come. */
export const noteShown = (match: Match): void => void shown.add(keyOf(match))
/** Whether whoever goes there need not wait for code. */
export const wasShown = (match: Match): boolean => shown.has(keyOf(match))

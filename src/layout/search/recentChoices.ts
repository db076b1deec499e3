import { sealedStorage } from '../../client/sealed.ts'
import type { Choice } from './Choice.ts'

const key = () => `palette:${localStorage.getItem('username') ?? ''}`
/** So many are remembered. */
const most = 8

/** Puts a choice first among those taken last, for this user in this browser. */
export function rememberChoice({ run: _, ...choice }: Choice): void {
  const others = recentChoices().filter((one) => one.key !== choice.key)
  sealedStorage.setItem(key(), JSON.stringify([choice, ...others].slice(0, most)))
}

/** What was taken last, the latest first; what actions do is not remembered. */
export function recentChoices(): readonly Choice[] {
  try {
    const kept: unknown = JSON.parse(sealedStorage.getItem(key()) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Those taken last first, the rest as they came. */
export function recentFirst(choices: readonly Choice[]): readonly Choice[] {
  const recent = recentChoices().map((one) => one.key)
  const rank = ({ key }: Choice) => (recent.includes(key) ? recent.indexOf(key) : most)
  return choices.toSorted((one, other) => rank(one) - rank(other))
}

import type { Location } from 'react-router-dom'
import type { Match } from '../views/matchScreen.ts'

/** A screen that stays as it was left while another one is shown. */
export interface KeepAliveScreen {
  /** Its path: the key of its tag. */
  readonly key: string
  readonly match: Match
  /** Where it stood when it was seen last. */
  readonly location: Location
  /** Counts up with every look at it. */
  readonly seen: number
}

/** So many screens are kept; the one not looked at for longest goes first. */
const most = 8

interface Now {
  /** What is shown, where it is one that stays. */
  readonly shown: Pick<KeepAliveScreen, 'key' | 'match' | 'location'> | null
  /** Whether its tag is open. */
  isOpen(key: string): boolean
  /** Whether something typed there is not saved. */
  isHeld(key: string): boolean
  /** To be built anew when it is come to next. */
  readonly refreshed?: string | undefined
}

/**
 * What is kept, given what is shown now. Dropped are screens whose tag was closed, and forms with nothing unsaved: they
 * have nothing to lose, and are better read again. The same array where nothing changes.
 */
export function keptWith(
  kept: readonly KeepAliveScreen[],
  { shown, isOpen, isHeld, refreshed }: Now,
): readonly KeepAliveScreen[] {
  const stays = ({ key, match }: KeepAliveScreen) =>
    key === shown?.key ||
    (key !== refreshed && isOpen(key) && (match.part === 'main' || isHeld(key)))
  const left = kept.every(stays) ? kept : kept.filter(stays)
  if (!shown) return left
  const known = left.findIndex(({ key }) => key === shown.key)
  if (left[known]?.location === shown.location) return left
  const seen = Math.max(0, ...left.map((one) => one.seen)) + 1
  const next = known < 0 ? [...left, { ...shown, seen }] : left.with(known, { ...shown, seen })
  if (next.length <= most) return next
  const oldest = Math.min(...next.map((one) => one.seen))
  return next.filter((one) => one.seen !== oldest)
}

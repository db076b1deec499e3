import type { Label, Row } from '#declare'
import { inWords } from '#widgets/format/duration.ts'

/** How long a record waits, in words, against what is promised. */
export interface Age {
  readonly said: Label
  /** Half of what is promised is over, or all of it. */
  readonly tone: 'fresh' | 'soon' | 'late'
}

const DAY = 86_400

/** The age of a record that waits since a moment of its own; undefined where it has none, or that is still to come. */
export function ageOf(record: Row, since: string, within: number, now: number): Age | undefined {
  const begun = Date.parse(String(record[since] ?? ''))
  const seconds = Math.floor((now - begun) / 60_000) * 60
  if (!Number.isFinite(seconds) || seconds < 0) return undefined
  const share = seconds / (within * 60)
  const tone = share > 1 ? 'late' : share > 0.5 ? 'soon' : 'fresh'
  return { said: words(seconds), tone }
}

/** Days count alone from the third on: nobody cares about minutes then. */
function words(seconds: number): Label {
  const days = Math.floor(seconds / DAY)
  if (days >= 3) return [`${days} 天`, `${days} days`]
  return inWords(seconds)
}

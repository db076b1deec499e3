import { groupDigits } from '#widgets/format/number.ts'
import type { Say } from '../../../i18n/useSay.ts'

/** So many rows, in words: `1,000 行`, `1 row`. */
export const rowCount = (say: Say, count: number): string =>
  say(['{count} 行', '{count:row|rows}'], { count: groupDigits(count) })

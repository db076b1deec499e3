import { money } from '#widgets/format/money.ts'
import { groupDigits } from '#widgets/format/number.ts'
import type { Say } from '../../../i18n/useSay.ts'

/** What a list comes to, in words: never an amount where nobody knows what its rows are worth. */
export function worthOf(say: Say, fen: number, unpriced: number): string {
  if (unpriced === 0) return money(fen)
  const rows = groupDigits(unpriced)
  return fen === 0
    ? say(['未定价', 'Unpriced'])
    : say(['{money}（另有 {rows} 行未定价）', '{money} ({rows:row} unpriced)'], {
        ...{ money: money(fen), rows },
      })
}

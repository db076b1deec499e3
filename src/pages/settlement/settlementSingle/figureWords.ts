import { longDuration } from '#widgets/format/duration.ts'
import { money } from '#widgets/format/money.ts'
import { groupDigits } from '#widgets/format/number.ts'
import type { Say } from '../../../i18n/useSay.ts'
import type { FigureKind } from './StatementKind.ts'

const words: { readonly [K in FigureKind]: (value: number, say: Say) => string } = {
  money,
  count: groupDigits,
  percent: (value) => `${value}%`,
  millionths: (value) => `${(value / 10_000).toFixed(2)}%`,
  duration: (value, say) => say(longDuration(value)),
}

/** A figure of a statement in words; fen are never calculated with as decimals. */
export const figureWords = (value: number, as: FigureKind, say: Say): string =>
  words[as](value, say)

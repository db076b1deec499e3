import { duration, seconds } from '../format/duration.ts'
import { fen, yuan } from '../format/money.ts'
import { readNumber } from '../input/readNumber.ts'
import type { FilterProps } from './FilterProps.ts'
import { RangeFilter } from './RangeFilter.tsx'

export const NumberFilter = (props: FilterProps) => <RangeFilter {...props} read={readNumber} />
export const MoneyFilter = (props: FilterProps) => (
  <RangeFilter {...props} read={fen} write={yuan} />
)
export const DurationFilter = (props: FilterProps) => (
  <RangeFilter {...props} read={seconds} write={duration} />
)

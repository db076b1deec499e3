import { duration } from '../format/duration.ts'
import { yuan } from '../format/money.ts'
import { readFen } from '../input/readFen.ts'
import { readNumber } from '../input/readNumber.ts'
import { readSeconds } from '../input/readSeconds.ts'
import type { FilterProps } from './FilterProps.ts'
import { RangeFilter } from './RangeFilter.tsx'

export const NumberFilter = (props: FilterProps) => <RangeFilter {...props} read={readNumber} />
export const MoneyFilter = (props: FilterProps) => (
  <RangeFilter {...props} read={readFen} write={yuan} />
)
export const DurationFilter = (props: FilterProps) => (
  <RangeFilter {...props} read={readSeconds} write={duration} />
)

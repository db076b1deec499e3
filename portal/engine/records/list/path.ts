import type { IndexSpec } from '#derive/indexSpec.ts'
import type { ListTest } from './tests.ts'

/** An index that has the order of the list within one value of a filter, or over all records. */
export interface Path {
  readonly index: IndexSpec
  /** The filter whose value comes first in the index. */
  readonly first?: ListTest
  /** Whether every test is a bound of the index: records that pass lie side by side. */
  readonly isStraight: boolean
  /** Whether the index holds every column the tests look at. */
  readonly isHeld: boolean
}

import type { SortPayload } from 'ra-core'
import type { Row } from '#declare'

/** Which list is counted. */
export interface Counting {
  readonly resource: string
  readonly filter: Row
  readonly sort: SortPayload
}

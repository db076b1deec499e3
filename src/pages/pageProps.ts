import type { Screen } from '#declare'

/** What every page gets: the screen it stands on. */
export interface PageProps {
  readonly screen: Screen
  /** Of the record, where the page stands in place of the view of one. */
  readonly id?: number
}

import { type ComponentType, createContext, useContext } from 'react'
import type { Row } from '#declare'

/**
 * What stands beside a record that is referred to: how it differs from one that can be used as it is. With `brief`
 * only what is out of use is told, where there is little room; with `besides` it stands among others to choose from, and
 * what it belongs to is told too, since names recur: but not by these fields, which are the same in all of them.
 */
export type RecordMark = ComponentType<{
  readonly entity: string
  readonly record: Row
  readonly brief?: boolean
  readonly besides?: readonly string[]
}>

/** Given by whoever knows states and their colours; nothing is said unless it is. */
export const RecordMarkContext = createContext<RecordMark | null>(null)

export const useRecordMark = (): RecordMark | null => useContext(RecordMarkContext)

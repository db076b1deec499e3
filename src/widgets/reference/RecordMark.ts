import { type ComponentType, createContext, useContext } from 'react'
import type { Row } from '#declare'

/** What stands under a record that is picked: how it differs from one that can be used as it is. */
export type RecordMark = ComponentType<{ readonly entity: string; readonly record: Row }>

/** Given by whoever knows states and their colours; nothing is said unless it is. */
export const RecordMarkContext = createContext<RecordMark | null>(null)

export const useRecordMark = (): RecordMark | null => useContext(RecordMarkContext)

import { type ComponentType, createContext, useContext } from 'react'
import type { Row } from '#declare'

/** The button that makes a record where it is about to be picked, and the dialog it opens. */
export type MakeRecord = ComponentType<{
  readonly entity: string
  /** What was looked for and not found: most likely its title. */
  readonly typed: string
  /** What the picker is bound to; the new record is to be found by it. */
  readonly filter?: Row | undefined
  readonly onMade: (id: number) => void
}>

/** Given by whoever knows forms and rights; records are only picked unless it is. */
export const MakeRecordContext = createContext<MakeRecord | null>(null)

export const useMakeRecord = (): MakeRecord | null => useContext(MakeRecordContext)

import { useStore } from 'ra-core'
import { useMemo } from 'react'
import type { Entity } from '#declare'
import type { Column } from './columns.ts'
import { columnsKey, shownColumns } from './shownColumns.ts'

/** The columns a person chose for a screen, kept in this browser by user; those of the declaration unless chosen. */
export function useColumns(entity: Entity, screen: string, hidden: readonly string[]) {
  const [chosen, choose] = useStore<readonly string[] | null>(columnsKey(screen), null)
  const columns: readonly Column[] = useMemo(
    () => shownColumns(entity, chosen, hidden),
    [entity, chosen, hidden],
  )
  return { columns, chosen: chosen !== null, choose }
}

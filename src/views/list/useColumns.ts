import { useStore } from 'ra-core'
import { useMemo } from 'react'
import type { Entity } from '#declare'
import { type Column, columnsFor, usualColumns } from './columns.ts'

/** The columns a person chose for a screen, kept in this browser by user; those of the declaration unless chosen. */
export function useColumns(entity: Entity, screen: string, hidden: readonly string[]) {
  const user = localStorage.getItem('username') ?? ''
  const [chosen, choose] = useStore<readonly string[] | null>(`columns.${user}.${screen}`, null)
  const columns: readonly Column[] = useMemo(() => {
    const names = chosen ?? usualColumns(entity)
    return columnsFor(
      entity,
      names.filter((name) => !hidden.includes(name)),
    )
  }, [entity, chosen, hidden])
  return { columns, chosen: chosen !== null, choose }
}

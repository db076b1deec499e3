import { useStore } from 'ra-core'
import { useCallback, useMemo } from 'react'
import type { Entity } from '#declare'
import type { Column } from './columns.ts'
import { resizeColumn, type Sizes } from './sizes.ts'
import { columnsKey, sizesKey, visibleColumns } from './visibleColumns.ts'

/**
 * The columns a person chose for a screen and how wide they made them, kept in this browser by user; those of the
 * declaration unless chosen.
 */
export function useColumns(entity: Entity, screen: string, hidden: readonly string[]) {
  const [chosen, choose] = useStore<readonly string[] | null>(columnsKey(screen), null)
  const columns: readonly Column[] = useMemo(
    () => visibleColumns(entity, chosen, hidden),
    [entity, chosen, hidden],
  )
  const [sizes, setSizes] = useStore<Sizes>(sizesKey(screen), unsized)
  const onSize = useCallback(
    (column: string, width: number | null) => setSizes((now) => resizeColumn(now, column, width)),
    [setSizes],
  )
  const chooseAnew = (names: readonly string[] | null) => {
    if (names === null) setSizes(unsized)
    choose(names)
  }
  const take = (names: readonly string[] | null, widths: Sizes) => {
    choose(names)
    setSizes(widths)
  }
  return { columns, chosen: chosen !== null, choose: chooseAnew, sizes, onSize, take }
}

const unsized: Sizes = {}

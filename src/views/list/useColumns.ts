import { useStore } from 'ra-core'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Entity } from '#declare'
import { columnsText } from '#derive/viewAddress.ts'
import type { Column } from './columns.ts'
import { pinnedOf } from './pins.ts'
import { resizeColumn, type Sizes } from './sizes.ts'
import { columnsAsked, type ViewAsked, viewAsked } from './viewAsked.ts'
import { columnsKey, sizesKey, visibleColumns } from './visibleColumns.ts'

/**
 * The columns of a list and how wide they are: those of the view it stands under, kept in the address; else those a
 * person chose for the screen, kept in this browser by user; those of the declaration unless chosen.
 */
export function useColumns(
  entity: Entity,
  { path, storeKey }: { readonly path: string; readonly storeKey: string },
  hidden: readonly string[],
) {
  const [own, chooseOwn] = useStore<readonly string[] | null>(columnsKey(path), null)
  const [ownSizes, setOwnSizes] = useStore<Sizes>(sizesKey(path), unsized)
  const [search, setSearch] = useSearchParams()
  const [kept] = useStore<ViewAsked | undefined>(storeKey)
  const asked = viewAsked(search.toString(), kept)
  const { view, columns: written } = asked
  const ofView = useMemo(() => columnsAsked({ view, columns: written }), [view, written])
  const { columns: chosen, sizes } = ofView ?? { columns: own, sizes: ownSizes }
  const columns: readonly Column[] = useMemo(
    () => visibleColumns(entity, chosen, hidden),
    [entity, chosen, hidden],
  )
  const write = useCallback(
    (next: { readonly columns: readonly string[] | null; readonly sizes: Sizes }) =>
      setSearch(
        (before) => {
          const said = new URLSearchParams(before)
          const text = columnsText(next)
          if (text) said.set('columns', text)
          else said.delete('columns')
          return said
        },
        { replace: true },
      ),
    [setSearch],
  )
  const onSize = useCallback(
    (column: string, width: number | null) =>
      ofView
        ? write({ ...ofView, sizes: resizeColumn(ofView.sizes, column, width) })
        : setOwnSizes((now) => resizeColumn(now, column, width)),
    [setOwnSizes, write, ofView],
  )
  const choose = (names: readonly string[] | null) => {
    if (ofView) return write({ columns: names, sizes: names ? sizes : unsized })
    if (names === null) setOwnSizes(unsized)
    chooseOwn(names)
  }
  const pinned = useMemo(() => pinnedOf(chosen), [chosen])
  return {
    columns,
    chosen,
    pinned,
    choose,
    sizes,
    onSize,
    view: view ?? undefined,
    inView: !!ofView,
  }
}

const unsized: Sizes = {}

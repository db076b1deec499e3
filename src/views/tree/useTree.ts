import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useStore } from 'ra-core'
import { useMemo } from 'react'
import type { Entity, Row } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { mostCards } from '../board/useBoard.ts'
import { namesShown } from '../list/namesShown.ts'
import { groupsOf, linesOf, missingParents, withAncestors } from './treeModel.ts'

/** A tree with more lines than a screen or two begins folded. */
const MANY = 40

interface Asked {
  readonly parentField: string
  /** Everything that stands in the tree. */
  readonly rows: readonly Row[]
  readonly filter: Row
  readonly isFiltered: boolean
  /** Address of the screen: what is folded is kept there, for who comes back from a record. */
  readonly path: string
}

/**
 * The lines of a tree as it is folded; where it is filtered, those that are found and all above them, unfolded. What
 * the screen shows only children of stands above them all the same, or nobody saw whose they are.
 */
export function useTree(
  entity: Entity,
  { parentField, rows: own, filter, isFiltered, path }: Asked,
) {
  const { found, error } = useFound(entity, filter, isFiltered)
  const { above, failed } = useAbove(entity, own, parentField)
  const rows = useMemo(() => [...above, ...own], [above, own])
  const outside = useMemo(() => new Set(above.map(({ id }) => Number(id))), [above])
  const shown = useMemo(
    () => (isFiltered && found ? withAncestors(rows, found, parentField) : rows),
    [isFiltered, found, rows, parentField],
  )
  const groups = useMemo(() => groupsOf(rows, parentField), [rows, parentField])
  const [kept, keep] = useStore<readonly number[] | null>(`folded.${path}`, null)
  const folded = useMemo(() => {
    if (isFiltered) return new Set<number>()
    return new Set(kept ?? (rows.length > MANY ? groups : []))
  }, [isFiltered, kept, rows, groups])
  const lines = useMemo(() => linesOf(shown, parentField, folded), [shown, parentField, folded])
  const fold = (id: number) => {
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    keep([...next])
  }
  const foldAll = () => keep(folded.size > 0 ? [] : groups)
  const matched = isFiltered ? found : above.length > 0 ? idsOf(own) : undefined
  return {
    lines,
    folded,
    fold,
    foldAll,
    isFoldable: groups.length > 0 && !isFiltered,
    matched,
    outside,
    error: error ?? failed,
  }
}

const idsOf = (rows: readonly Row[]) => new Set(rows.map(({ id }) => Number(id)))
const none: readonly Row[] = []

/** The records that stand above those of the screen, and on another one themselves. */
function useAbove(entity: Entity, rows: readonly Row[], parentField: string) {
  const portal = useDataProvider<PortalProvider>()
  const ids = useMemo(() => missingParents(rows, parentField), [rows, parentField])
  const { data, error } = useQuery({
    queryKey: [entity.name, 'above', ids],
    enabled: ids.length > 0,
    placeholderData: (before) => before,
    queryFn: () =>
      portal.getList(entity.name, {
        filter: { id: ids },
        sort: { field: handOrderOf(entity)?.field ?? 'id', order: 'ASC' },
        pagination: { page: 1, perPage: mostCards },
        meta: { columns: namesShown(entity, entity.list.columns) },
      }),
  })
  const above = ids.length > 0 ? ((data?.data as readonly Row[] | undefined) ?? none) : none
  return { above, failed: ids.length > 0 ? error : null }
}

/** The ids of the records that pass the filters; undefined while they are looked for. */
function useFound(entity: Entity, filter: Row, isFiltered: boolean) {
  const portal = useDataProvider<PortalProvider>()
  const { data, error } = useQuery({
    queryKey: [entity.name, 'found', filter],
    enabled: isFiltered,
    placeholderData: (before) => before,
    queryFn: () =>
      portal.getList(entity.name, {
        filter,
        pagination: { page: 1, perPage: mostCards },
        meta: { columns: [entity.title] },
      }),
  })
  const found = useMemo(() => data && idsOf(data.data as readonly Row[]), [data])
  return { found, error }
}

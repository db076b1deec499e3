import Button from '@mui/material/Button'
import { useListContext } from 'ra-core'
import { lazy, Suspense } from 'react'
import type { Entity } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { EmptyState } from '../EmptyState.tsx'
import { wordsOf } from '../perform/wordsOf.ts'
import { EmptyList } from './EmptyList.tsx'
import { RowCards } from './RowCards.tsx'
import { RowsTable } from './RowsTable.tsx'
import type { RowsProps, Sorted } from './rowsProps.ts'

const Lanes = lazy(() => import('../kanban/Kanban.tsx'))
const Gallery = lazy(() => import('./Gallery.tsx'))
const Ladders = lazy(() => import('./Ladders.tsx'))

interface Props extends Omit<RowsProps, 'sort' | 'busy' | 'onSort' | 'scrollKey'> {
  /** Address of the list. */
  readonly path: string
  /** The field whose values are lanes, while they are looked at. */
  readonly lanes?: string
  /** Rows are cards: there is no room for a table. */
  readonly narrow: boolean
  /** Leads to a new record, where one may be made. */
  readonly onCreate?: () => void
  /** Whether it is the list below certain records, so that the first of them may be missing. */
  readonly below?: boolean
}

/** What a list found, in the shape it is looked at: a table, cards, pictures, ladders or lanes; or why nothing is there. */
export function ListRows({ path, lanes, narrow, onCreate, below, ...rows }: Props) {
  const say = useSay()
  const list = useListContext()
  const sort = list.sort as Sorted
  const isFiltered = Object.keys(list.filterValues).length > 0
  if (list.error) return <NothingCame error={list.error} onRetry={list.refetch} />
  if (rows.rows.length === 0 && !list.isPending)
    return (
      <EmptyList
        filtered={isFiltered}
        {...(onCreate && (below || !isFiltered) && { onCreate })}
        what={say(rows.entity.label)}
        onReset={() => list.setFilters({}, {}, false)}
      />
    )
  if (lanes)
    return (
      <Suspense fallback={null}>
        <Lanes {...rows} by={lanes} busy={list.isPending} />
      </Suspense>
    )
  const Shape = shapeOf(rows.entity, narrow)
  return (
    <Suspense fallback={null}>
      <Shape
        {...rows}
        scrollKey={`${path}?${list.page}`}
        sort={sort}
        busy={list.isPending || (list.isFetching && list.isPlaceholderData === true)}
        onSort={(field) => list.setSort({ field, order: nextOrder(sort, field) })}
      />
    </Suspense>
  )
}

function shapeOf({ list }: Entity, narrow: boolean) {
  if (list.grid) return Gallery
  if (list.ladder) return Ladders
  return narrow ? RowCards : RowsTable
}

const nextOrder = (sort: Sorted, field: string) =>
  sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC'

/** The portal did not answer, or refused. */
function NothingCame({
  error,
  onRetry,
}: {
  readonly error: unknown
  readonly onRetry: () => void
}) {
  const say = useSay()
  return (
    <EmptyState title={say(['没有取到数据', 'Nothing came back'])} text={wordsOf(error)} alert>
      <Button variant="contained" onClick={() => onRetry()}>
        {say(['重试', 'Try again'])}
      </Button>
    </EmptyState>
  )
}

import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import type { PortalProvider } from '../dataProvider/portalProvider.ts'
import { useSay } from '../i18n/useSay.ts'
import { bringBack } from './bin/bringBack.ts'
import { DialogProvider } from './dialog/DialogProvider.tsx'
import { useDialog } from './dialog/useDialog.ts'
import { EmptyState } from './EmptyState.tsx'
import { calledOf } from './fieldAt.ts'
import { columnsFor } from './list/columns.ts'
import { RowsTable } from './list/RowsTable.tsx'
import { wordsOf } from './perform/wordsOf.ts'
import type { ViewProps } from './ViewProps.ts'

/** What was deleted, newest first; everything in it can be brought back. */
export default function BinView(props: ViewProps) {
  return (
    <DialogProvider>
      <Bin {...props} />
    </DialogProvider>
  )
}

/** The columns of its list; behind the title who deleted it, and when. */
function namesIn({ title, list }: Entity): readonly string[] {
  const at = list.columns.indexOf(title) + 1
  return list.columns.toSpliced(at, 0, 'deletedBy', 'deletedAt')
}

const perPage = 100
const nothing: ReadonlySet<number> = new Set()

function Bin({ screen, entity }: ViewProps) {
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  const client = useQueryClient()
  const portal = useDataProvider<PortalProvider>()
  const [page, setPage] = useState(1)
  const { data, error, isPending } = useQuery({
    queryKey: [entity.name, 'bin', page],
    queryFn: () => portal.bin(entity.name, page, perPage),
  })
  const rows = (data?.data ?? []) as readonly Row[]
  const columns = useMemo(
    () => columnsFor(entity, namesIn(entity)).map((one) => ({ ...one, sortable: false })),
    [entity],
  )
  const restore = useCallback(
    async (row: Row) => {
      const named = { entity: entity.name, id: Number(row.id), title: calledOf(entity, row) }
      if (await bringBack({ portal, ask, say, notify }, named))
        await client.invalidateQueries({ queryKey: [entity.name] })
    },
    [entity, ask, say, portal, notify, client],
  )
  const actions = useCallback(
    (row: Row) => (
      <button type="button" className="act" onClick={() => void restore(row)}>
        {say(['恢复', 'Restore'])}
      </button>
    ),
    [restore, say],
  )
  const more = data?.total !== undefined ? page * perPage < data.total : data?.pageInfo?.hasNextPage
  return (
    <div className="list">
      <div className="list-head">
        <h1>{say(['{title} · 回收站', '{title} · Bin'], { title: say(screen.label) })}</h1>
        <div className="room" />
        <Button component={Link} to={screen.path} variant="outlined">
          {say(['返回列表', 'Back to the list'])}
        </Button>
      </div>
      <div className="card">
        {error ? (
          <EmptyState
            title={say(['没有取到数据', 'Nothing came back'])}
            text={wordsOf(error)}
            alert
          />
        ) : rows.length === 0 && !isPending ? (
          <EmptyState title={say(['回收站是空的', 'The bin is empty'])} />
        ) : (
          <RowsTable
            {...{ entity, columns, rows, actions }}
            selected={nothing}
            at={-1}
            linkTo={() => undefined}
            actionsWidth={90}
          />
        )}
        {(page > 1 || more) && (
          <div className="pages">
            <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
              {say(['上一页', 'Previous page'])}
            </Button>
            <Button disabled={!more} onClick={() => setPage(page + 1)}>
              {say(['下一页', 'Next page'])}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { creatable } from '#derive/creatable.ts'
import { handOrderOf } from '#derive/handOrder.ts'
import { mayUse } from '../authProvider/access.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import type { PortalProvider } from '../dataProvider/portalProvider.ts'
import { useSay } from '../i18n/useSay.ts'
import { AskProvider } from './ask/AskProvider.tsx'
import { ChooseFirst } from './board/ChooseFirst.tsx'
import { ScopeChoice } from './board/ScopeChoice.tsx'
import { useBoard } from './board/useBoard.ts'
import { useScope } from './board/useScope.ts'
import { EmptyState } from './EmptyState.tsx'
import { CreateButton } from './list/CreateButton.tsx'
import { ListActions } from './list/ListActions.tsx'
import { RowActions } from './list/RowActions.tsx'
import { useMarks } from './list/useMarks.ts'
import { usePerform } from './perform/usePerform.ts'
import { wordsOf } from './perform/wordsOf.ts'
import { StandInBanner } from './StandInBanner.tsx'
import { TreeRows } from './tree/TreeRows.tsx'
import { linesOf, type Put } from './tree/treeModel.ts'
import type { ViewProps } from './ViewProps.ts'
import { WaitingRows } from './WaitingRows.tsx'
import './board/board.css'

/** Records in levels, moved by mouse or keyboard. */
export default function TreeView(props: ViewProps) {
  return (
    <AskProvider>
      <Tree {...props} />
    </AskProvider>
  )
}

const none: ReadonlySet<number> = new Set()

function Tree({ screen, entity }: ViewProps) {
  const say = useSay()
  const viewer = useViewer()
  const perform = usePerform(entity)
  const { asked, given, filter, lacks, ready } = useScope(entity, screen)
  const parentField = parentOf(entity)
  const { rows, query, usual } = useBoard(entity, filter, ready)
  const [folded, setFolded] = useState(none)
  const lines = useMemo(() => linesOf(rows, parentField, folded), [rows, parentField, folded])
  const put = usePut(entity, parentField)
  const may = (operation: string) => mayUse(viewer, entity, operation)
  const creates = creatable(entity, filter) && may('create') && ready
  const createBelow = (row: Row | null) => {
    const values = { ...given, ...(row && { [parentField]: row.id }) }
    return `${screen.path}/create?values=${encodeURIComponent(JSON.stringify(values))}`
  }
  const fold = (id: number) => {
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
  }
  const depth = depthOf(entity)
  const marks = useMarks(entity)
  const groups = rows
    .filter((row) => rows.some((other) => other[parentField] === row.id))
    .map(({ id }) => Number(id))
  return (
    <div className="list">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
        <div className="room" />
        {groups.length > 0 && (
          <Button
            color="inherit"
            onClick={() => setFolded(folded.size > 0 ? none : new Set(groups))}
          >
            {folded.size > 0 ? say(['全部展开', 'Unfold all']) : say(['全部收起', 'Fold all'])}
          </Button>
        )}
        {ready && <ListActions entity={entity} perform={perform} given={filter} />}
        {creates && <CreateButton to={createBelow(null)} />}
      </div>
      <StandInBanner entity={entity} />
      {asked.length > 0 && (
        <ScopeChoice entity={entity} names={asked} filter={given} fixed={filter} />
      )}
      {query.error ? (
        <EmptyState
          title={say(['没有取到数据', 'Nothing came back'])}
          text={wordsOf(query.error)}
          alert
        />
      ) : lacks !== undefined ? (
        <ChooseFirst entity={entity} field={lacks} filter={filter} />
      ) : query.isPending ? (
        <div className="card">
          <WaitingRows count={usual} />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState title={say(['还没有{what}', 'No {what} yet'], { what: say(entity.label) })}>
          {creates && (
            <Button component={Link} to={createBelow(null)} variant="contained">
              {say(['新增{what}', 'New {what}'], { what: say(entity.label) })}
            </Button>
          )}
        </EmptyState>
      ) : (
        <div className="card">
          <TreeRows
            {...{ entity, lines, folded, depth }}
            onFold={fold}
            {...(may('update') && { onPut: (id: number, to: Put) => put(id, to, rows) })}
            marks={marks}
            linkTo={(row) => `${screen.path}/${String(row.id)}`}
            actions={(row, level) => (
              <>
                {creates && level + 1 < depth && (
                  <Link className="act" to={createBelow(row)}>
                    {say(['新增下级', 'Add below'])}
                  </Link>
                )}
                <RowActions
                  {...{ entity, row, viewer, perform }}
                  link={`${screen.path}/${String(row.id)}`}
                  edits={may('update')}
                />
              </>
            )}
          />
        </div>
      )}
    </div>
  )
}

/** Puts a record somewhere: one call for the new siblings where the order knows of parents, else the parent first. */
function usePut(entity: Entity, parentField: string) {
  const portal = useDataProvider<PortalProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const say = useSay()
  return async (id: number, { parent, siblings }: Put, rows: readonly Row[]) => {
    const row = rows.find((one) => one.id === id)!
    const order = handOrderOf(entity)
    const scope = Object.fromEntries(
      (order?.scope ?? []).map((name) => [
        name,
        name === parentField ? parent : (row[name] ?? null),
      ]),
    )
    const moves = row[parentField] !== parent && !(parentField in scope)
    try {
      if (moves) {
        const data = { [parentField]: parent, version: row.version }
        await portal.update(entity.name, { id, data, previousData: row as never })
      }
      if (order) await portal.order(entity.name, siblings, scope)
      notify(say(['已移动', 'Moved']), { type: 'success' })
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
    await client.invalidateQueries({ queryKey: [entity.name] })
  }
}

const parentOf = (entity: Entity): string =>
  Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'parent') ?? 'parent'

/** Levels the tree may have, as its rule says; ten where it says nothing. */
const depthOf = (entity: Entity): number => {
  const rule = Object.values(entity.rules)
    .flat()
    .find((literal) => literal.tree)
  return (rule?.tree as { readonly depth?: number } | undefined)?.depth ?? 10
}

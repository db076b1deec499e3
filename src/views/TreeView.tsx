import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { listPathOf } from '#resources/screens.ts'
import { screensSeen } from '../authProvider/access.ts'
import type { PortalProvider } from '../dataProvider/portalProvider.ts'
import { useLanguage, useSay } from '../i18n/useSay.ts'
import { ArrangedTop } from './board/ArrangedTop.tsx'
import { ChooseFirst } from './board/ChooseFirst.tsx'
import { useArranged } from './board/useArranged.ts'
import { DialogProvider } from './dialog/DialogProvider.tsx'
import { EmptyState } from './EmptyState.tsx'
import { actionsWidth } from './list/actionsWidth.ts'
import { BulkBar } from './list/BulkBar.tsx'
import { isDoneToMany } from './list/bulkNames.ts'
import { createAt } from './list/createAt.ts'
import { EmptyList } from './list/EmptyList.tsx'
import { RowActions } from './list/RowActions.tsx'
import { useMarks } from './list/useMarks.ts'
import { useSelection } from './list/useSelection.ts'
import { changedBy, lastToChange, takeBack } from './perform/takeBack.ts'
import type { Undo } from './perform/Undo.ts'
import { wordsOf } from './perform/wordsOf.ts'
import { putInTree } from './tree/putInTree.ts'
import { TreeRows } from './tree/TreeRows.tsx'
import type { Put } from './tree/treeModel.ts'
import { useTree } from './tree/useTree.ts'
import type { ViewProps } from './ViewProps.ts'
import { WaitingRows } from './WaitingRows.tsx'
import './board/board.css'

/** Records in levels, moved by mouse or keyboard. */
export default function TreeView(props: ViewProps) {
  return (
    <DialogProvider>
      <Tree {...props} />
    </DialogProvider>
  )
}

function Tree({ screen, entity }: ViewProps) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const arranged = useArranged(entity, screen, true)
  const { viewer, perform, may, creates, createTo, scope, filter, lacks, isFiltered } = arranged
  const { rows, query, usual } = arranged.board
  const parentField = parentOf(entity)
  const tree = useTree(entity, { parentField, rows, filter, isFiltered, path: screen.path })
  const { lines, matched, outside } = tree
  const found = useMemo(
    () => lines.map(({ row }) => row).filter(({ id }) => matched?.has(Number(id)) ?? true),
    [lines, matched],
  )
  const selection = useSelection({ rows: found, filter })
  const selects = isDoneToMany(entity, viewer, may('update'))
  const put = usePut(entity, parentField)
  const createBelow = (row: Row) =>
    createAt(screen.path, { ...arranged.given, [parentField]: row.id })
  const linkTo = (row: Row) =>
    `${(outside.has(Number(row.id)) && listPathOf(entity.name, screensSeen(viewer), row)) || screen.path}/${String(row.id)}`
  const depth = depthOf(entity)
  const marks = useMarks(entity)
  const error = query.error ?? tree.error
  return (
    <div className="list">
      <ArrangedTop {...{ screen, entity, arranged, selection }} rows={found}>
        {tree.isFoldable && (
          <Button color="inherit" onClick={tree.foldAll}>
            {tree.folded.size > 0 ? say(['全部展开', 'Unfold all']) : say(['全部收起', 'Fold all'])}
          </Button>
        )}
      </ArrangedTop>
      {error ? (
        <EmptyState
          title={say(['没有取到数据', 'Nothing came back'])}
          text={wordsOf(error)}
          alert
        />
      ) : lacks !== undefined ? (
        <ChooseFirst entity={entity} field={lacks} filter={scope} />
      ) : query.isPending ? (
        <div className="card">
          <WaitingRows count={usual} />
        </div>
      ) : lines.length === 0 ? (
        <EmptyList
          filtered={isFiltered}
          what={say(entity.label)}
          onReset={() => arranged.setFilters({})}
          {...(creates && !isFiltered && { onCreate: () => navigate(createTo) })}
        />
      ) : (
        <div className="card">
          <TreeRows
            {...{ entity, lines, depth, marks, matched }}
            folded={tree.folded}
            onFold={tree.fold}
            actsWidth={actionsWidth(entity, may, language) + (creates ? BELOW : 0)}
            {...(selects && {
              selected: selection.selected,
              onToggle: (row: Row, upTo: boolean) => selection.toggle(found.indexOf(row), upTo),
              onToggleAll: selection.toggleAll,
            })}
            {...(may('update') &&
              !isFiltered && { onPut: (id: number, to: Put) => put(id, to, rows) })}
            outside={outside}
            linkTo={linkTo}
            actions={(row, level) => (
              <>
                {creates && level + 1 < depth && (
                  <Link
                    className="act"
                    to={createBelow(row)}
                    aria-label={say(['新增下级', 'Add below'])}
                    title={say(['新增下级', 'Add below'])}
                  >
                    <Plus />
                  </Link>
                )}
                {!outside.has(Number(row.id)) && (
                  <RowActions
                    {...{ entity, row, viewer, perform }}
                    link={linkTo(row)}
                    edits={may('update')}
                  />
                )}
              </>
            )}
          />
        </div>
      )}
      {selects && (
        <BulkBar
          {...{ entity, screen, viewer, perform, filter }}
          edits={may('update')}
          {...selection}
          rows={found}
          total={found.length}
          onDone={selection.clear}
        />
      )}
    </div>
  )
}

/** Drawn plainly: an icon of MUI works out its style anew for each line. */
const Plus = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M13 5h-2v6H5v2h6v6h2v-6h6v-2h-6z" />
  </svg>
)
/** Room for the button that adds below, in pixels. */
const BELOW = 30

/** Puts a record somewhere, and offers to put it back. */
function usePut(entity: Entity, parentField: string) {
  const portal = useDataProvider<PortalProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const say = useSay()
  const putting = { portal, entity, parentField }
  return async (id: number, to: Put, rows: readonly Row[]) => {
    try {
      const back = await putInTree(putting, rows.find((one) => one.id === id)!, to, rows)
      const here = { say, notify, portal, entity, refresh: () => client.invalidateQueries() }
      const run = () =>
        takeBack(here, say(['移动', 'Moving it']), async () => {
          if (await back()) return true
          throw new Error(changedBy(say, await lastToChange(portal, entity, { id })))
        })
      const done = say(['已移动', 'Moved'])
      notify(done, { type: 'success', undo: { done, run } satisfies Undo })
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

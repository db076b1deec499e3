import { useNavigate } from 'react-router-dom'
import { useSay } from '../i18n/useSay.ts'
import { ArrangedTop } from './board/ArrangedTop.tsx'
import { Cards } from './board/Cards.tsx'
import { ChooseFirst } from './board/ChooseFirst.tsx'
import { SelectLine } from './board/SelectLine.tsx'
import { useArranged } from './board/useArranged.ts'
import { DialogProvider } from './dialog/DialogProvider.tsx'
import { EmptyState } from './EmptyState.tsx'
import { BulkBar } from './list/BulkBar.tsx'
import { isDoneToMany } from './list/bulkNames.ts'
import { EmptyList } from './list/EmptyList.tsx'
import { RowActions } from './list/RowActions.tsx'
import { useSelection } from './list/useSelection.ts'
import { wordsOf } from './perform/wordsOf.ts'
import type { ViewProps } from './ViewProps.ts'
import { WaitingRows } from './WaitingRows.tsx'
import './board/board.css'

/** Records sorted by hand, with the mouse or the keyboard; each drop saves the order whole. */
export default function BoardView(props: ViewProps) {
  return (
    <DialogProvider>
      <Board {...props} />
    </DialogProvider>
  )
}

function Board({ screen, entity }: ViewProps) {
  const say = useSay()
  const navigate = useNavigate()
  const arranged = useArranged(entity, screen)
  const { viewer, perform, may, creates, createTo, scope, filter, lacks, isFiltered } = arranged
  const { rows, query, sort, sortable, usual } = arranged.board
  const selection = useSelection({ rows, filter })
  const selects = isDoneToMany(entity, viewer, may('update')) && rows.length > 0
  return (
    <div className="list">
      <ArrangedTop {...{ screen, entity, arranged, rows, selection }} />
      {query.error ? (
        <EmptyState
          title={say(['没有取到数据', 'Nothing came back'])}
          text={wordsOf(query.error)}
          alert
        />
      ) : lacks !== undefined ? (
        <ChooseFirst entity={entity} field={lacks} filter={scope} />
      ) : query.isPending ? (
        <WaitingRows count={usual} cards />
      ) : rows.length === 0 ? (
        <EmptyList
          filtered={isFiltered}
          what={say(entity.label)}
          onReset={() => arranged.setFilters({})}
          {...(creates && !isFiltered && { onCreate: () => navigate(createTo) })}
        />
      ) : (
        <>
          <SelectLine {...{ rows, selection }} selects={selects} />
          <Cards
            {...{ entity, rows, scope }}
            {...(selects && { selected: selection.selected, onToggle: selection.toggle })}
            {...(sortable && may('update') && rows.length > 1 && { onSort: sort })}
            actions={(row) => (
              <RowActions
                {...{ entity, row, viewer, perform }}
                link={`${screen.path}/${String(row.id)}`}
                edits={may('update')}
              />
            )}
          />
        </>
      )}
      {selects && (
        <BulkBar
          {...{ entity, screen, viewer, perform, rows, filter }}
          edits={may('update')}
          {...selection}
          total={rows.length}
          onDone={selection.clear}
        />
      )}
    </div>
  )
}

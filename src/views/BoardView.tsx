import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { creatable } from '#derive/creatable.ts'
import { mayUse } from '../authProvider/access.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { useSay } from '../i18n/useSay.ts'
import { AskProvider } from './ask/AskProvider.tsx'
import { Cards } from './board/Cards.tsx'
import { ChooseFirst } from './board/ChooseFirst.tsx'
import { ScopeChoice } from './board/ScopeChoice.tsx'
import { useBoard } from './board/useBoard.ts'
import { useScope } from './board/useScope.ts'
import { EmptyState } from './EmptyState.tsx'
import { CreateButton } from './list/CreateButton.tsx'
import { ListActions } from './list/ListActions.tsx'
import { RowActions } from './list/RowActions.tsx'
import { usePerform } from './perform/usePerform.ts'
import { wordsOf } from './perform/wordsOf.ts'
import { StandInBanner } from './StandInBanner.tsx'
import type { ViewProps } from './ViewProps.ts'
import { WaitingRows } from './WaitingRows.tsx'
import './board/board.css'

/** Records sorted by hand, with the mouse or the keyboard; each drop saves the order whole. */
export default function BoardView(props: ViewProps) {
  return (
    <AskProvider>
      <Board {...props} />
    </AskProvider>
  )
}

function Board({ screen, entity }: ViewProps) {
  const say = useSay()
  const viewer = useViewer()
  const perform = usePerform(entity)
  const { asked, given, filter, lacks, ready } = useScope(entity, screen)
  const { rows, query, sort, sortable, usual } = useBoard(entity, filter, ready)
  const may = (operation: string) => mayUse(viewer, entity, operation)
  const create = `${screen.path}/create?values=${encodeURIComponent(JSON.stringify(filter))}`
  const creates = creatable(entity, filter) && may('create') && ready
  return (
    <div className="list">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
        <div className="room" />
        {ready && <ListActions entity={entity} perform={perform} given={filter} />}
        {creates && <CreateButton to={create} />}
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
        <WaitingRows count={usual} cards />
      ) : rows.length === 0 ? (
        <EmptyState title={say(['这里还没有内容', 'Nothing here yet'])}>
          {creates && (
            <Button component={Link} to={create} variant="contained">
              {say(['新增{what}', 'New {what}'], { what: say(entity.label) })}
            </Button>
          )}
        </EmptyState>
      ) : (
        <Cards
          {...{ entity, rows }}
          scope={filter}
          {...(sortable && may('update') && rows.length > 1 && { onSort: sort })}
          actions={(row) => (
            <RowActions
              {...{ entity, row, viewer, perform }}
              link={`${screen.path}/${String(row.id)}`}
              edits={may('update')}
            />
          )}
        />
      )}
    </div>
  )
}

import Button from '@mui/material/Button'
import type { Action, Entity, Fields, Row } from '#declare'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import type { Perform } from '../perform/usePerform.ts'
import { actionsOn } from '../record/demands.ts'
import { mayOverList } from '../record/mayDo.ts'

interface Props {
  readonly entity: Entity
  readonly perform: Perform
  /** The board one looks at, where there are several. */
  readonly given?: Row
  /** What the list is filtered by, for an action that gives another. */
  readonly filter?: Row
}

/** A button for each action that is over a whole list, board or tree. */
export function ListActions({ entity, perform, given, filter }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const offered = actionsOn(entity, 'list', mayOverList(viewer, entity))
  const fitting = offered.filter(([, { asks }]) => isFor(asks, given))
  return fitting.map(([name, action]) => (
    <Button
      key={name}
      variant={action.begins === entity.name ? 'contained' : 'outlined'}
      onClick={() =>
        void perform.action(null, name, {
          ...filteredRecords(action.asks, filter),
          ...(action.brings && { [action.brings]: filter?.[action.brings] ?? null }),
          ...given,
          ...(action.gives === 'list' && { filter }),
        })
      }
    >
      {say(action.label)}
    </Button>
  ))
}

/** Whether the dialog leaves the choice of what one looks at: what is only for other boards is not offered on this one. */
const isFor = (asks: Action['asks'], given: Row = {}): boolean =>
  !asks ||
  Array.isArray(asks) ||
  Object.entries(asks as Fields).every(
    ([name, field]) =>
      field.kind !== 'choice' ||
      given[name] === undefined ||
      Object.keys(field.of ?? {}).includes(String(given[name])),
  )

/** Of what a dialog asks for, the records the list is filtered to: the lottery whose awards one looks at. */
const filteredRecords = (asks: Action['asks'], filter: Row = {}): Row =>
  Object.fromEntries(
    Object.entries((!asks || Array.isArray(asks) ? {} : asks) as Fields)
      .filter(([name, { kind }]) => kind === 'ref' && typeof filter[name] === 'number')
      .map(([name]) => [name, filter[name]]),
  )

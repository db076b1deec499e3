import Button from '@mui/material/Button'
import { ListFilterContext } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Entity, Row, Screen } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'
import { useSay } from '../../i18n/useSay.ts'
import { FilterBar } from '../list/FilterBar.tsx'
import { ListHead } from '../list/ListHead.tsx'
import type { useSelection } from '../list/useSelection.ts'
import { StandInBanner } from '../StandInBanner.tsx'
import { openedSaid } from './openedSaid.ts'
import { ScopeChoice } from './ScopeChoice.tsx'
import type { useArranged } from './useArranged.ts'

interface Props {
  readonly entity: Entity
  readonly screen: Screen
  readonly arranged: ReturnType<typeof useArranged>
  /** What the filters leave. */
  readonly rows: readonly Row[]
  readonly selection: ReturnType<typeof useSelection>
  /** More buttons. */
  readonly children?: ReactNode
}

/** Above a board or tree: its title and what is done with it as a whole, which of several it is, and its filters. */
export function ArrangedTop({ entity, screen, arranged, rows, selection, children }: Props) {
  const say = useSay()
  const { within, asked, given, scope, filter, filters, setFilters } = arranged
  const { ready, createTo, creates } = arranged
  const opened = openedSaid(useLocation().state)
  const hidden = useMemo(() => [...Object.keys(scope), ...within], [scope, within])
  const context = useMemo(
    () => ({ ...unused, filterValues: filters, setFilters, resource: entity.name }),
    [filters, setFilters, entity],
  )
  return (
    <>
      {ready ? (
        <ListHead
          {...{ screen, entity, filter }}
          perform={arranged.perform}
          given={scope}
          createTo={creates ? createTo : undefined}
          sort={{ field: handOrderOf(entity)?.field ?? 'id', order: 'ASC' }}
          columns={entity.list.columns}
          total={rows.length}
          selected={selection.selected}
        >
          {children}
        </ListHead>
      ) : (
        <div className="list-head">
          <h1>{say(screen.label)}</h1>
        </div>
      )}
      <StandInBanner entity={entity} />
      {asked.length > 0 && (
        <ScopeChoice entity={entity} names={asked} filter={given} fixed={filter}>
          {opened && <small className="board-opened">{say(opened)}</small>}
          {entity.list.headings !== undefined && screen.kind !== 'board' && (
            <Button component={Link} to={whole}>
              {say(['全部{what}', 'Show all'], { what: say(entity.label) })}
            </Button>
          )}
        </ScopeChoice>
      )}
      {ready && (
        <ListFilterContext value={context}>
          <div className="card board-filters">
            <FilterBar entity={entity} hidden={hidden} />
          </div>
        </ListFilterContext>
      )}
    </>
  )
}

/** The list of all there are, of which the contents of one record are a part. */
const whole = `?filter=${encodeURIComponent('{}')}`

/** The bar shows all filters there are: none is added or hidden by name. */
const unused = { displayedFilters: {}, showFilter: () => {}, hideFilter: () => {} }

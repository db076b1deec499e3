import ExpandMore from '@mui/icons-material/ExpandMore'
import FilterList from '@mui/icons-material/FilterList'
import Button from '@mui/material/Button'
import { useListFilterContext, useStore } from 'ra-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Entity, Field, Row } from '#declare'
import { Filter, filters } from '#widgets/filters.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { useNarrow } from '../../theme/useNarrow.ts'
import { fieldAt } from '../fieldAt.ts'
import { Conditions } from './conditions/Conditions.tsx'
import { stateInFront } from './stateInFront.ts'
import { useMasked } from './useMasked.ts'

/** So many stand in the bar, the rest behind 更多. On a phone all of them stand behind one button. */
const inSight = 5

interface Props {
  readonly entity: Entity
  /** Names that a screen holds fast. */
  readonly hidden: readonly string[]
  /** Values a screen leaves the choice among. */
  readonly left?: { readonly [field: string]: readonly unknown[] }
  /** What the screen holds fast, as it goes with every filter; conditions are put together where it is told. */
  readonly held?: Row
}

/** The filters of the declaration, at work while one types and kept in the address. */
export function FilterBar({ entity, hidden, left = {}, held }: Props) {
  const say = useSay()
  const { filterValues, setFilters } = useListFilterContext()
  const [more, setMore] = useStore(`filters.${entity.name}`, false)
  const change = useChange(filterValues, (values) => setFilters(values, {}, false))
  const all = filtersOf(entity, hidden).map(
    ([name, field]) => [name, among(field, left[name])] as const,
  )
  const isUsed = (name: string) =>
    Object.keys(filterValues).some((key) => key === name || key.startsWith(`${name}_`))
  const extra = extraFilters(entity, filterValues, all, hidden)
  const narrow = useNarrow()
  const masked = useMasked(entity)
  if (all.length === 0 && extra.length === 0 && !held) return null
  const shown =
    more || narrow
      ? all
      : stateInFront(all, entity.stateField, inSight).filter(
          ([name], at) => at < inSight || isUsed(name),
        )
  const names = [...all.map(([name]) => name), ...extra.map(([name]) => name), 'any']
  const used = names.filter(isUsed).length
  const bar = (
    <search className="filter-bar">
      {[...shown, ...extra].map(([name, field]) => (
        <div key={name} className="filter-place" data-used={isUsed(name) || undefined}>
          <Filter
            {...{ source: name, field, values: filterValues, onChange: change }}
            whole={masked.has(name)}
          />
        </div>
      ))}
      {!narrow && all.length > inSight && (
        <Button
          color="inherit"
          onClick={() => setMore(!more)}
          aria-expanded={more}
          endIcon={<ExpandMore sx={{ transform: more ? 'rotate(180deg)' : undefined }} />}
        >
          {more ? say(['收起', 'Fewer']) : say(['更多', 'More'])}
        </Button>
      )}
      {held && <Conditions {...{ entity, values: filterValues, held, hidden, onChange: change }} />}
      {Object.keys(filterValues).length > 0 && (
        <Button color="inherit" onClick={() => setFilters({}, {}, false)}>
          {say(['重置', 'Reset'])}
        </Button>
      )}
    </search>
  )
  return narrow ? <Folded used={used}>{bar}</Folded> : bar
}

/** On a phone the filters stand behind a button that says how many are at work. */
function Folded({ used, children }: { readonly used: number; readonly children: ReactNode }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className="filter-fold">
        <Button
          variant={used > 0 ? 'outlined' : 'text'}
          startIcon={<FilterList />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {used > 0
            ? say(['筛选（{used}）', 'Filters ({used})'], { used })
            : say(['筛选', 'Filters'])}
        </Button>
      </div>
      {open && children}
    </>
  )
}

/** Takes in one change after another, also while the list has not taken in the one before. */
function useChange(values: Row, set: (values: Row) => void) {
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])
  return (changed: Row) => {
    latest.current = filled({ ...latest.current, ...changed })
    set(latest.current)
  }
}

const filled = (values: Row): Row =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  )

type Filters = readonly (readonly [name: string, field: Field])[]

const filtersOf = (entity: Entity, hidden: readonly string[]): Filters =>
  entity.list.filters
    .filter((name) => !hidden.includes(name))
    .flatMap((name) => {
      const field = fieldAt(entity, name)
      const kind = field?.kind === 'computed' ? (field.as ?? 'text') : field?.kind
      return field && kind && filters[kind] ? [[name, field] as const] : []
    })

/** A field of which a screen shows some choices only. */
const among = (field: Field, left: readonly unknown[] | undefined): Field =>
  left && typeof field.of === 'object'
    ? {
        ...field,
        of: Object.fromEntries(
          Object.entries(field.of as object).filter(([choice]) => left.includes(choice)),
        ),
      }
    : field

/** A link from another screen may filter by a field that is no filter here; it is shown, so that it can be taken off. */
function extraFilters(
  entity: Entity,
  values: object,
  known: Filters,
  hidden: readonly string[],
): Filters {
  return Object.keys(values)
    .filter((name) => !hidden.includes(name) && !known.some(([one]) => one === name))
    .flatMap((name) => {
      const field = entity.fields[name]
      return field ? [[name, field] as const] : []
    })
}

import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import { useListFilterContext, useStore } from 'ra-core'
import type { Entity, Field, Row } from '#declare'
import { Filter, filters } from '#widgets/filters.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { useNarrow } from '../../theme/useNarrow.ts'
import { fieldAt } from '../fieldAt.ts'

/** So many stand in the bar, fewer on a phone; the rest behind 更多. */
const wide = 5
const narrow = 1

interface Props {
  readonly entity: Entity
  /** Names that a screen holds fast. */
  readonly hidden: readonly string[]
}

/** The filters of the declaration, at work while one types and kept in the address. */
export function FilterBar({ entity, hidden }: Props) {
  const say = useSay()
  const { filterValues, setFilters } = useListFilterContext()
  const [more, setMore] = useStore(`filters.${entity.name}`, false)
  const inSight = useNarrow() ? narrow : wide
  const all = filtersOf(entity, hidden)
  const used = (name: string) =>
    Object.keys(filterValues).some((key) => key === name || key.startsWith(`${name}_`))
  const shown = more ? all : all.filter(([name], index) => index < inSight || used(name))
  const extra = extraFilters(entity, filterValues, all, hidden)
  if (all.length === 0 && extra.length === 0) return null
  const empty = Object.keys(filterValues).length === 0
  const change = (changed: Row) => setFilters(filled({ ...filterValues, ...changed }), {}, false)
  return (
    <search className="filter-bar">
      {[...shown, ...extra].map(([name, field]) => (
        <div key={name} className="filter-place">
          <Filter source={name} field={field} values={filterValues} onChange={change} />
        </div>
      ))}
      {all.length > inSight && (
        <Button
          color="inherit"
          onClick={() => setMore(!more)}
          aria-expanded={more}
          endIcon={<ExpandMore sx={{ transform: more ? 'rotate(180deg)' : undefined }} />}
        >
          {more ? say(['收起', 'Fewer']) : say(['更多', 'More'])}
        </Button>
      )}
      {!empty && (
        <Button color="inherit" onClick={() => setFilters({}, {}, false)}>
          {say(['重置', 'Reset'])}
        </Button>
      )}
    </search>
  )
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

import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Entity, Field, Row } from '#declare'
import { Cell } from '#widgets/Cell.tsx'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import './sums.css'

interface Props {
  readonly entity: Entity
  /** What the list is filtered to, with what the screen holds fast. */
  readonly filter: Row
}

const COUNT = { kind: 'count', label: ['', ''] } as const satisfies Field

/** Figures over all that a list finds, not over the page alone: how often a coupon was used, what it took off. */
export function ListSums({ entity, filter }: Props) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'sums', filter],
    queryFn: () => portal.sums(entity.name, filter),
    placeholderData: (before) => before,
  })
  return (
    <>
      {error && !data && <SearchFailed again={refetch} />}
      <dl className="list-sums">
        {entity.list.sums.map((sum, at) => {
          const field = typeof sum === 'string' ? (entity.fields[sum] as Field) : COUNT
          const label = say(typeof sum === 'string' ? field.label : sum.label)
          const value = data?.[at]
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {typeof value === 'number' ? <Cell value={value} field={field} record={{}} /> : '—'}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

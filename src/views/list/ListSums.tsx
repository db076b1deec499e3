import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Entity, Field, Row } from '#declare'
import { Cell } from '#widgets/Cell.tsx'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { figureText } from '../dashboard/figureText.ts'
import './sums.css'

interface Props {
  readonly entity: Entity
  /** What the list is filtered to, with what the screen holds fast. */
  readonly filter: Row
}

const COUNT = { kind: 'count', label: ['', ''] } as const satisfies Field

/** Figures over all that a list finds, not over the page alone: how often a coupon was used, what it took off. */
export default function ListSums({ entity, filter }: Props) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'sums', filter],
    queryFn: () => portal.sums(entity.name, filter),
    placeholderData: (before) => before,
  })
  const longest = longestOf(entity, data?.sums ?? [])
  return (
    <>
      {error && !data && <SearchFailed again={refetch} />}
      <dl className="list-sums">
        {entity.list.sums.map((sum, at) => {
          const field = typeof sum === 'string' ? (entity.fields[sum] as Field) : COUNT
          const label = say(typeof sum === 'string' ? field.label : sum.label)
          const value = data?.sums[at]
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {typeof value !== 'number' ? (
                  '—'
                ) : field.kind === 'duration' ? (
                  figureText(value, 'duration', say, false, longest)
                ) : (
                  <Cell value={value} field={field} record={{}} />
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {data?.narrowed && entity.list.summed && (
        <p className="list-sums-said">{say(entity.list.summed.says)}</p>
      )}
    </>
  )
}

/** Lengths that stand side by side are told in one unit: that of the longest. */
const longestOf = ({ fields, list }: Entity, values: readonly unknown[]): number =>
  Math.max(
    0,
    ...list.sums.map((sum, at) =>
      typeof sum === 'string' && fields[sum]?.kind === 'duration' ? Number(values[at] ?? 0) : 0,
    ),
  )

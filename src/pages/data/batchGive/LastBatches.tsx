import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { StateChip } from '../../../views/StateChip.tsx'
import { listBatches } from './calls.ts'
import { rowCount } from './rowCount.ts'
import type { StepProps } from './StepProps.ts'

interface Props extends StepProps {
  readonly filter: Row
  readonly title: string
  /** What the batches are of, heard where several such lists stand on a screen. */
  readonly of?: string
  /** Shows nothing at all where there is none. */
  readonly quiet?: boolean
}
const most = 3

/** The newest batches that match, each leading to the step it was left at. */
export function LastBatches({ screen, entity, filter, title, of, quiet = false }: Props) {
  const say = useSay()
  const id = useId()
  const { data, error, refetch } = useQuery({
    queryKey: ['batch', 'last', filter],
    queryFn: () => listBatches(filter, most),
    retry: false,
  })
  // Alone it stands beside the cards, else within one.
  const Heading = quiet ? 'h2' : 'h3'
  const batches = data?.list ?? []
  if (quiet && batches.length === 0 && !error) return null
  return (
    <section className={quiet ? 'card bulk-last alone' : 'bulk-last'} aria-labelledby={id}>
      <Heading id={id}>
        {title}
        {of && <span className="unseen">{of}</span>}
      </Heading>
      {data && batches.length === 0 && (
        <p className="bulk-note">{say(['还没有记录', 'None yet'])}</p>
      )}
      {error && !data && <SearchFailed again={refetch} />}
      <ul>
        {batches.map((batch) => (
          <li key={batch.id}>
            <Link to={`${screen.path}?batch=${batch.id}`}>
              <strong>{batch.reason}</strong>
              <span>
                {batch.batchNo} · {dateTime(batch.createdAt).slice(5, 16)} ·{' '}
                {rowCount(say, batch.rows ?? 0)}
              </span>
            </Link>
            <StateChip entity={entity} state={batch.status} />
          </li>
        ))}
      </ul>
    </section>
  )
}

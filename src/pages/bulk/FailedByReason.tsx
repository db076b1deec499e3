import { useQuery } from '@tanstack/react-query'
import { grouped } from '#widgets/format/number.ts'
import { useSay } from '../../i18n/useSay.ts'
import { type Batch, listRows } from './calls.ts'

/** More failed rows than this are grouped by what the first of them say. */
const most = 1000

interface Props {
  readonly batch: Batch
  readonly chosen: string | null
  onChoose(code: string | null): void
}

/** Why rows failed: each reason with how many rows it has, leading to them. */
export function FailedByReason({ batch, chosen, onChoose }: Props) {
  const say = useSay()
  const { data } = useQuery({
    queryKey: ['batchRow', 'failed', batch.id, batch.version],
    queryFn: () => listRows({ batch: batch.id, status: 'failed' }, 0, most),
    retry: false,
  })
  const reasons = Map.groupBy(data?.list ?? [], (row) => String(row.problem ?? ''))
  if (reasons.size === 0) return null
  return (
    <section className="card bulk-codes" aria-label={say(['失败原因', 'Why rows failed'])}>
      <ul>
        {[...reasons]
          .sort(([, a], [, b]) => b.length - a.length)
          .map(([code, rows]) => (
            <li key={code}>
              <button
                type="button"
                className="bulk-code"
                aria-pressed={chosen === code}
                onClick={() => onChoose(chosen === code ? null : code)}
              >
                <span className="chip bad">{say(['失败', 'Failed'])}</span>
                <b>{code}</b>
                <span className="bulk-code-words">{rows[0]?.message}</span>
                <span className="bulk-code-count">
                  {say(['{count} 行', '{count} rows'], { count: grouped(rows.length) })}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  )
}

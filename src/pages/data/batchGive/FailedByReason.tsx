import { useSay } from '../../../i18n/useSay.ts'
import type { Summary } from './calls.ts'
import { rowCount } from './rowCount.ts'

interface Props {
  readonly failures: Summary['failures']
  readonly chosen: string | null
  onChoose(code: string | null): void
}

/** Why rows failed: each reason with how many rows it has, leading to them. */
export function FailedByReason({ failures, chosen, onChoose }: Props) {
  const say = useSay()
  if (failures.length === 0) return null
  return (
    <section className="card bulk-codes" aria-label={say(['失败原因', 'Why rows failed'])}>
      <ul>
        {failures.map(({ code, message, count }) => (
          <li key={`${code} ${message}`}>
            <button
              type="button"
              className="bulk-code"
              aria-pressed={chosen === code}
              onClick={() => onChoose(chosen === code ? null : code)}
            >
              <span className="chip bad">{say(['失败', 'Failed'])}</span>
              <span className="bulk-code-words">{message}</span>
              <span className="bulk-code-count">{rowCount(say, count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import Alert from '@mui/material/Alert'
import type { BulkLine, BulkResult } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import './outcomes.css'

/** Nobody reads further; what was refused comes first. */
const most = 200

/** How each record of a bulk move fared: those refused with the reason, then those done. */
export default function Outcomes({ result }: { readonly result: BulkResult }) {
  const say = useSay()
  const lines = result.results ?? []
  const refused = lines.filter(({ done, skipped }) => !done && !skipped)
  const skipped = lines.filter((line) => line.skipped)
  const done = lines.filter((line) => line.done)
  return (
    <div className="outcomes">
      <Alert severity={refused.length > 0 ? 'warning' : 'success'}>
        {say(['{done} 条完成，{refused} 条未完成', '{done} done, {refused} not'], {
          done: done.length,
          refused: refused.length,
        })}
        {skipped.length > 0 &&
          say(['，{skipped} 条跳过', ', {skipped} passed over'], { skipped: skipped.length })}
      </Alert>
      {refused.length > 0 && (
        <section>
          <h3>{say(['未完成', 'Not done'])}</h3>
          <Lines lines={refused} />
        </section>
      )}
      {skipped.length > 0 && (
        <section className="passed-over">
          <h3>{say(['跳过', 'Passed over'])}</h3>
          <Lines lines={skipped} />
        </section>
      )}
      {done.length > 0 && (
        <details open={refused.length === 0 && done.length <= 20}>
          <summary>{say(['已完成 {count} 条', '{count} done'], { count: done.length })}</summary>
          <Lines lines={done} />
        </details>
      )}
    </div>
  )
}

function Lines({ lines }: { readonly lines: readonly BulkLine[] }) {
  const say = useSay()
  return (
    <ul>
      {lines.slice(0, most).map(({ id, title, message }) => (
        <li key={id}>
          <strong>{title ?? `#${id}`}</strong>
          {message && <span>{message}</span>}
        </li>
      ))}
      {lines.length > most && (
        <li>{say(['……另有 {more} 条', '… and {more} more'], { more: lines.length - most })}</li>
      )}
    </ul>
  )
}

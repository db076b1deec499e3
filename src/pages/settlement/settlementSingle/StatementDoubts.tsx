import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useSay } from '../../../i18n/useSay.ts'
import type { Doubt } from './StatementKind.ts'

/** So many are read at once; a statement of a thousand lines may have as many. */
const FIRST = 4

/** What does not add up or stands in the way, the heaviest first. */
export function StatementDoubts({ doubts }: { readonly doubts: readonly Doubt[] }) {
  const say = useSay()
  const [all, setAll] = useState(false)
  const told = new Map(doubts.map((doubt) => [say(doubt.label, doubt.filling), doubt.weight]))
  const weights = ['error', 'warning', 'info']
  const sorted = [...told].toSorted(([, a], [, b]) => weights.indexOf(a) - weights.indexOf(b))
  const shown = all ? sorted : sorted.slice(0, FIRST)
  return (
    <>
      {shown.map(([text, weight]) => (
        <Alert key={text} severity={weight}>
          {text}
        </Alert>
      ))}
      {shown.length < sorted.length && (
        <button type="button" className="card statement-all" onClick={() => setAll(true)}>
          {say(['另有 {count} 条提示', '{count} more'], { count: sorted.length - shown.length })}
        </button>
      )}
    </>
  )
}

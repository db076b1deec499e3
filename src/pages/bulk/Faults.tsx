import Alert from '@mui/material/Alert'
import type { Screen } from '#declare'
import type { Summary } from './calls.ts'
import { RepeatNote } from './RepeatNote.tsx'

/** What is wrong with the list as a whole, each in words; an earlier run of it with the ways on. */
export function Faults({
  screen,
  summary,
}: {
  readonly screen: Screen
  readonly summary: Summary
}) {
  return summary.faults.map(({ code, level, message, batch }) =>
    code === 'F11' && batch !== undefined ? (
      <RepeatNote key={code} path={screen.path} message={message} first={batch} />
    ) : (
      <Alert key={code} severity={level === 'warn' ? 'warning' : 'error'} variant="outlined">
        {message}
      </Alert>
    ),
  )
}

import Alert from '@mui/material/Alert'
import type { Question, Refused } from './useDialog.ts'

interface Props {
  readonly question: Question
  readonly refused: Refused | null
}

/** Why the portal would not: what is not told at a field of the dialog already. */
export function RefusedNote({ question, refused }: Props) {
  const asked = question.fields?.of ?? {}
  const errors = Object.entries(refused?.errors ?? {})
  const told = errors.filter(([name]) => name in asked).map(([, message]) => message)
  const rest = (refused?.message ?? '').split('\n').filter((line) => line && !told.includes(line))
  if (rest.length === 0) return null
  return (
    <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
      {rest.join('\n')}
    </Alert>
  )
}

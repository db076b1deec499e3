import { useState } from 'react'
import type { Agreed, Question, Refused } from './useDialog.ts'

type Errors = NonNullable<Refused['errors']>

/** Answers a question; where it is tried first, only once that went well. Gives what is wrong, by field of the dialog. */
export function useAttempt(
  { tries, fields }: Question,
  onAnswer: (agreed: Agreed) => void,
): {
  readonly busy: boolean
  readonly refused: Refused | null
  attempt(agreed: Agreed): Promise<Errors>
} {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const attempt = async (agreed: Agreed): Promise<Errors> => {
    if (busy) return {}
    setBusy(true)
    const why = tries ? await tries(agreed) : null
    setBusy(false)
    setRefused(why)
    if (!why) onAnswer(agreed)
    return Object.fromEntries(
      Object.entries(why?.errors ?? {}).filter(([name]) => fields && name in fields.of),
    )
  }
  return { busy, refused, attempt }
}

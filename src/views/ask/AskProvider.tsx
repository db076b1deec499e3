import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { type Agreed, type Ask, AskContext, type Question } from './useAsk.ts'

const AskDialog = lazy(() => import('./AskDialog.tsx'))

interface Open {
  readonly question: Question
  readonly turn: number
  answer(agreed: Agreed | null): void
}

/** Where the dialogs of everything below are shown, one at a time. */
export function AskProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null)
  const [shown, setShown] = useState(false)
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setOpen((before) => ({ question, turn: (before?.turn ?? 0) + 1, answer: resolve }))
        setShown(true)
      }),
    [],
  )
  const answer = (agreed: Agreed | null) => {
    setShown(false)
    open?.answer(agreed)
  }
  return (
    <AskContext value={ask}>
      {children}
      <Suspense fallback={null}>
        {open && (
          <AskDialog key={open.turn} question={open.question} open={shown} onAnswer={answer} />
        )}
      </Suspense>
    </AskContext>
  )
}

import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { type Agreed, DialogContext, type OpenDialog, type Question } from './useDialog.ts'

const AskDialog = lazy(() => import('./QuestionDialog.tsx'))

interface Asked {
  readonly question: Question
  readonly turn: number
  /** Over once it is answered; drawn on until the next comes, since it fades. */
  readonly open: boolean
  answer(agreed: Agreed | null): void
}

interface Props {
  readonly children: ReactNode
  /** What is asked about is read on meanwhile: where there is room, dialogs stand at the right of it, not over it. */
  readonly beside?: boolean
}

/** Where the dialogs of everything below are shown. One that waits for what it tries stays below the next. */
export function DialogProvider({ children, beside = false }: Props) {
  const [asked, setAsked] = useState<readonly Asked[]>([])
  const ask = useCallback<OpenDialog>(
    (question) =>
      new Promise((answer) => {
        setAsked((before) => [
          ...before.filter(({ open }) => open),
          { question, turn: (before.at(-1)?.turn ?? 0) + 1, open: true, answer },
        ])
      }),
    [],
  )
  const over = ({ turn, answer }: Asked, agreed: Agreed | null) => {
    setAsked((all) => all.map((one) => (one.turn === turn ? { ...one, open: false } : one)))
    answer(agreed)
  }
  return (
    <DialogContext value={ask}>
      {children}
      <Suspense fallback={null}>
        {asked.map((one) => (
          <AskDialog
            key={one.turn}
            question={one.question}
            open={one.open}
            beside={beside}
            onAnswer={(agreed) => over(one, agreed)}
          />
        ))}
      </Suspense>
    </DialogContext>
  )
}

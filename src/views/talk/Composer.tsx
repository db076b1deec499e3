import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Entity } from '#declare'
import { PortalError } from '../../client/portalError.ts'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { mentionedIn } from './mentions.ts'
import { TalkBox } from './TalkBox.tsx'
import { type Saying, sayAt } from './talkCalls.ts'
import { unsent } from './unsent.ts'
import { useDoing, usePeople } from './useTalk.ts'
import { WhoAndWhen } from './WhoAndWhen.tsx'

interface Props {
  readonly entity: Entity
  readonly id: number
  /** What is answered; nothing where something is begun. */
  readonly thread?: string
  readonly autoFocus?: boolean
  /** Something to do is begun: whose it is and until when, unless that is chosen otherwise. */
  readonly begins?: { readonly assignee: number; readonly due: string }
  onSaid?(): void
}

/** Where something is begun or answered; what was typed stays while one looks elsewhere. */
export function Composer({ entity, id, thread, autoFocus = false, begins, onSaid }: Props) {
  const say = useSay()
  const key = `${entity.name} ${id} ${begins ? 'begins' : (thread ?? '')}`
  const { data: people = [], error: unknown } = usePeople()
  const doing = useDoing(entity, id)
  const [text, setText] = useState(unsent.get(key) ?? '')
  const [assignee, setAssignee] = useState<number | null>(begins?.assignee ?? null)
  const [due, setDue] = useState<string | null>(begins?.due ?? null)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  const type = (next: string) => {
    setText(next)
    setWrong(undefined)
    unsent.set(key, next)
  }
  const send = async () => {
    if (text.trim() === '' || busy) return
    setBusy(true)
    const mentions = mentionedIn(text, people)
    const body: Saying = {
      text: text.trim(),
      ...(thread && { thread }),
      ...(mentions.length > 0 && { mentions }),
      ...(assignee !== null && { assignee }),
      ...(due && { due }),
    }
    const done = await doing(() =>
      sayAt(entity, id, body)
        .catch((error: unknown) => {
          // What is refused is told where it was typed.
          if (!(error instanceof PortalError) || Object.keys(error.fields).length === 0) throw error
          setWrong(wordsOf(error))
          return null
        })
        .then((made) => {
          if (!made) return
          type('')
          setAssignee(begins?.assignee ?? null)
          setDue(begins?.due ?? null)
          onSaid?.()
        }),
    )
    if (!done) unsent.set(key, text)
    setBusy(false)
  }
  return (
    <div className="talk-composer">
      <TalkBox
        label={
          begins
            ? say(['要做什么', 'What is to be done'])
            : thread
              ? say(['回复内容', 'Your answer'])
              : say(['发起讨论', 'Begin to talk'])
        }
        {...{ people, wrong, autoFocus }}
        value={text}
        onChange={type}
        onSend={() => void send()}
      />
      {unknown && (
        <p className="hint">
          {say([
            '暂时取不到同事名单，可以先发送',
            'Nobody can be offered just now; you may still send',
          ])}
        </p>
      )}
      <div className="talk-send">
        {!thread && (
          <WhoAndWhen {...{ people, assignee, due }} onAssignee={setAssignee} onDue={setDue} />
        )}
        <Button
          size="small"
          variant="contained"
          loading={busy}
          disabled={text.trim() === ''}
          title="Ctrl + Enter"
          onClick={() => void send()}
        >
          {say(['发送', 'Send'])}
        </Button>
      </div>
    </div>
  )
}

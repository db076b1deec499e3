import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import type { Entity } from '#declare'
import type { Thread } from '#wire/talk.ts'
import { useSay } from '../../i18n/useSay.ts'
import { Composer } from './Composer.tsx'
import { DueChip } from './DueChip.tsx'
import { Said } from './Said.tsx'
import { changeSaid } from './talkCalls.ts'
import { useDoing, usePeople } from './useTalk.ts'
import { WhoAndWhen } from './WhoAndWhen.tsx'

interface Props {
  readonly entity: Entity
  readonly id: number
  readonly thread: Thread
  /** Somebody was led to it. */
  readonly isWanted: boolean
}

/** What was begun with its answers, whose it is, and whether it is settled. */
export function ThreadItem({ entity, id, thread, isWanted }: Props) {
  const say = useSay()
  const doing = useDoing(entity, id)
  const { data: people = [], error } = usePeople()
  const [answering, setAnswering] = useState(false)
  const [giving, setGiving] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isWanted])
  const { resolved, assignee, due, answers } = thread
  const change = (body: Parameters<typeof changeSaid>[3]) =>
    doing(() => changeSaid(entity, id, thread, body))
  return (
    <li
      ref={item}
      className={[resolved && 'resolved', isWanted && 'wanted'].filter(Boolean).join(' ')}
    >
      <Said
        {...{ entity, id }}
        talk={thread}
        isAnswered={answers.some(({ author }) => author.id !== thread.author.id)}
      />
      {(assignee || resolved) && (
        <p className="talk-state">
          {assignee && say(['指派给 {name}', 'For {name}'], { name: assignee.name })}{' '}
          {assignee && due && <DueChip due={due} isOver={resolved !== null} />}
          {resolved && (
            <span className="talk-resolved">
              {say(['已解决 · {name}', 'Resolved by {name}'], { name: resolved.by })}
            </span>
          )}
        </p>
      )}
      {answers.length > 0 && (
        <ol className="talk-answers">
          {answers.map((talk) => (
            <li key={talk.id}>
              <Said {...{ entity, id, talk }} />
            </li>
          ))}
        </ol>
      )}
      {answering && (
        <Composer
          {...{ entity, id }}
          thread={thread.id}
          autoFocus
          onSaid={() => setAnswering(false)}
        />
      )}
      {giving && (
        <div className="talk-send">
          <WhoAndWhen
            people={people}
            assignee={assignee?.id ?? null}
            due={due}
            onAssignee={(next) =>
              void change({ assignee: next, ...(next === null && { due: null }) })
            }
            onDue={(next) => void change({ due: next })}
          />
        </div>
      )}
      <div className="talk-acts">
        <Button size="small" onClick={() => setAnswering(!answering)} aria-expanded={answering}>
          {say(['回复', 'Answer'])}
        </Button>
        <Button size="small" onClick={() => void change({ resolved: resolved === null })}>
          {resolved ? say(['重新打开', 'Open again']) : say(['标为已解决', 'Resolve'])}
        </Button>
        {!resolved && !error && (
          <Button size="small" onClick={() => setGiving(!giving)} aria-expanded={giving}>
            {say(['指派', 'Give to'])}
          </Button>
        )}
      </div>
    </li>
  )
}

import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import type { Entity } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { EmptyState } from '../EmptyState.tsx'
import { wordsOf } from '../perform/wordsOf.ts'
import { Composer } from './Composer.tsx'
import { ThreadItem } from './ThreadItem.tsx'
import { followIt } from './talkCalls.ts'
import { useDoing, useTalk } from './useTalk.ts'
import './talk.css'

interface Props {
  readonly entity: Entity
  readonly id: number
  /** What somebody was led to. */
  readonly wanted: string | null
  /** The record is read on while one writes, and writing begins at once: opened by a key. */
  readonly beside?: boolean
  onClose(): void
}

/** What is said at a record: what is open first, what is settled folded behind; and whether one follows the record. */
export default function Talk({ entity, id, wanted, beside = false, onClose }: Props) {
  const say = useSay()
  const { data, error } = useTalk(entity, id, true)
  const doing = useDoing(entity, id)
  const threads = data?.threads ?? []
  const open = threads.filter(({ resolved }) => !resolved)
  const settled = threads.filter(({ resolved }) => resolved)
  const [shown, setShown] = useState(settled.some((one) => one.id === wanted))
  const follows = data?.follows ?? false
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      hideBackdrop={beside}
      disableScrollLock={beside}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'talk-title' } }}
    >
      <div className="talk">
        <header>
          <h2 id="talk-title">{say(['讨论', 'Talk'])}</h2>
          {data && (
            <Button
              size="small"
              aria-pressed={follows}
              title={say([
                '关注后，别人修改、评论或变更状态时会通知你',
                'Who follows it is told when others change, move or talk about it',
              ])}
              onClick={() => void doing(() => followIt(entity, id, !follows))}
            >
              {follows ? say(['已关注', 'Following']) : say(['关注', 'Follow'])}
            </Button>
          )}
          <IconButton onClick={onClose} aria-label={say(['关闭', 'Close'])}>
            <Close fontSize="small" />
          </IconButton>
        </header>
        {error && <EmptyState title={wordsOf(error)} alert />}
        <Composer {...{ entity, id }} autoFocus={beside} />
        {data && threads.length === 0 && (
          <EmptyState
            title={say(['还没有讨论', 'Nothing was said yet'])}
            text={say([
              '在这里说的话，能看到这条记录的人都看得到',
              'Whoever may see this record sees what is said here',
            ])}
          />
        )}
        <ol aria-label={say(['未解决', 'Open'])}>
          {open.toReversed().map((thread) => (
            <ThreadItem
              key={thread.id}
              {...{ entity, id, thread }}
              isWanted={thread.id === wanted}
            />
          ))}
        </ol>
        {settled.length > 0 && (
          <>
            <Button size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {say(['已解决 {count} 条', '{count} resolved'], { count: settled.length })}
            </Button>
            {shown && (
              <ol aria-label={say(['已解决', 'Resolved'])}>
                {settled.toReversed().map((thread) => (
                  <ThreadItem
                    key={thread.id}
                    {...{ entity, id, thread }}
                    isWanted={thread.id === wanted}
                  />
                ))}
              </ol>
            )}
          </>
        )}
      </div>
    </Drawer>
  )
}

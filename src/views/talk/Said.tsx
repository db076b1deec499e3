import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Entity } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { relativeTime } from '#widgets/format/relativeTime.ts'
import type { Talk } from '#wire/talk.ts'
import { useLanguage, useSay } from '../../i18n/useSay.ts'
import { mentionedIn } from './mentions.ts'
import { TalkBox } from './TalkBox.tsx'
import { changeSaid, dropSaid } from './talkCalls.ts'
import { useDoing, usePeople } from './useTalk.ts'
import { Words } from './Words.tsx'

interface Props {
  readonly entity: Entity
  readonly id: number
  readonly talk: Talk
  /** Others have answered: it can be changed, and not taken away. */
  readonly isAnswered?: boolean
}

/** One thing that was said, by whom and when; one's own can be changed and taken away. */
export function Said({ entity, id, talk, isAnswered = false }: Props) {
  const say = useSay()
  const language = useLanguage()
  const doing = useDoing(entity, id)
  const { data: people = [], error } = usePeople()
  const [edited, setEdited] = useState<string | null>(null)
  const { author, at, editedAt, mine, text } = talk
  const save = async () => {
    if (edited === null || edited.trim() === '') return
    const mentions = mentionedIn(edited, error ? talk.mentions : people)
    if (await doing(() => changeSaid(entity, id, talk, { text: edited.trim(), mentions })))
      setEdited(null)
  }
  return (
    <div className="talk-said">
      <div className="talk-by">
        <strong>{author.name}</strong>
        <time dateTime={at} title={dateTime(at)}>
          {relativeTime(at, language, Date.now())}
        </time>
        {editedAt && <small>{say(['已修改', 'changed'])}</small>}
      </div>
      {edited === null ? (
        <Words {...talk} />
      ) : (
        <>
          <TalkBox
            label={say(['修改这句话', 'Change what you said'])}
            value={edited}
            people={people}
            autoFocus
            onChange={setEdited}
            onSend={() => void save()}
          />
          <div className="talk-send">
            <Button size="small" color="inherit" onClick={() => setEdited(null)}>
              {say(['取消', 'Cancel'])}
            </Button>
            <Button size="small" variant="contained" onClick={() => void save()}>
              {say(['保存修改', 'Save it'])}
            </Button>
          </div>
        </>
      )}
      {mine && edited === null && (
        <div className="talk-acts">
          <button type="button" onClick={() => setEdited(text)}>
            {say(['修改', 'Change'])}
          </button>
          {!isAnswered && (
            <button type="button" onClick={() => void doing(() => dropSaid(entity, id, talk))}>
              {say(['删除', 'Delete'])}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

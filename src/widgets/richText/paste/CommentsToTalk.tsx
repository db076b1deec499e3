import { useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import type { DocumentComment } from './wordNotes.ts'

interface Props {
  readonly comments: readonly DocumentComment[]
  /** Says something beside the record of the text. */
  readonly talk: (text: string) => Promise<void>
}

/** Takes what was remarked in a document over into what is said at the record: one thread for each, with its words. */
export function CommentsToTalk({ comments, talk }: Props) {
  const say = useSay()
  const [at, setAt] = useState<'idle' | 'sending' | 'done'>('idle')
  const [said, setSaid] = useState(0)
  const [fault, setFault] = useState<string | null>(null)
  const take = async () => {
    setAt('sending')
    setFault(null)
    try {
      // Those that arrived are not said twice where one is tried again.
      for (const [index, comment] of comments.entries()) {
        if (index < said) continue
        await talk(wordsOf(comment, say))
        setSaid(index + 1)
      }
      setAt('done')
    } catch (error) {
      setAt('idle')
      setFault(error instanceof Error ? error.message : String(error))
    }
  }
  if (at === 'done')
    return (
      <p>
        {say(
          [
            '{count} 条批注已放进右侧的讨论。',
            '{count:comment stands|comments stand} in the talk.',
          ],
          { count: comments.length },
        )}
      </p>
    )
  return (
    <p>
      <button
        type="button"
        className="field-link"
        disabled={at === 'sending'}
        onClick={() => void take()}
      >
        {say(['把 {count} 条批注放进讨论', 'Take {count:comment|comments} into the talk'], {
          count: comments.length,
        })}
      </button>
      {fault && (
        <span role="alert" className="rich-wrong">
          {say(['第 {at} 条没有放进讨论：{fault}', 'Comment {at} was not taken over: {fault}'], {
            at: said + 1,
            fault,
          })}
        </span>
      )}
    </p>
  )
}

const heading: Label = ['原稿批注', 'Comment of the manuscript']

/** So much is said at once at most. */
const LONGEST = 1900

function wordsOf({ author, at, words, text }: DocumentComment, say: (label: Label) => string) {
  const who = [author, at].filter(Boolean).join(' ')
  return [`${say(heading)}${who && `（${who}）`}`, words && `「${words}」`, text]
    .filter(Boolean)
    .join('\n')
    .slice(0, LONGEST)
}

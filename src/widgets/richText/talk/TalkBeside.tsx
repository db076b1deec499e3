import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useState } from 'react'
import type { Label } from '#declare'
import { call } from '#src/client/client.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { useEntityInfo } from '../../reference/EntitiesContext.ts'
import { setTalk, talkIn } from './TalkMarks.ts'
import { placeIn } from './talkPlaces.ts'

interface Props {
  readonly editor: Editor
  /** What the text is called: what is said of it says so. */
  readonly label: Label
  readonly entity: string
  readonly id: number
  /** Another text stands in the editor with another one. */
  readonly revision: number
}
interface Thread {
  readonly id: string
  readonly text: string
  readonly version: number
  readonly author: { readonly name: string }
  readonly resolved: object | null
  readonly answers: readonly { readonly id: string }[]
}

/** What is said of places of a text, beside it: each leads to its words, and is settled from here. */
export default function TalkBeside({ editor, label, entity, id, revision }: Props) {
  const say = useSay()
  const client = useQueryClient()
  const path = useEntityInfo(entity)?.path
  const [fault, setFault] = useState<string | null>(null)
  const queryKey = [entity, 'talk', id]
  const { data, error } = useQuery({
    queryKey,
    enabled: path !== undefined,
    retry: false,
    meta: { quiet: true },
    queryFn: async () =>
      (await call<{ threads: readonly Thread[] }>('GET', `${path}/${id}/talk`, { quiet: true }))
        .data,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is marked anew
  useEffect(() => {
    if (!data || editor.isDestroyed) return
    const remarks = data.threads.flatMap((thread) => {
      const place = thread.resolved ? null : placeIn(label, thread.text)
      return place ? [{ ...place, id: thread.id }] : []
    })
    if (remarks.length > 0 || talkIn(editor.state).placed.length > 0)
      editor.view.dispatch(setTalk(editor.state.tr, { remarks }))
  }, [data, editor, label, revision])
  const { placed, pressed } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => talkIn(state),
  })
  if (error)
    return (
      <p className="rich-beside hint" role="alert">
        {say(['讨论没有读到：{fault}', 'The talk could not be read: {fault}'], {
          fault: error.message,
        })}
      </p>
    )
  if (placed.length === 0) return null
  const settle = async ({ id: key, version }: Thread) => {
    setFault(null)
    try {
      await call('PUT', `${path}/${id}/talk/${key}`, { body: { version, resolved: true } })
    } catch (problem) {
      setFault((problem as Error).message)
    } finally {
      await client.invalidateQueries({ queryKey })
    }
  }
  const go = (key: string) => {
    editor.view.dispatch(setTalk(editor.state.tr, { pressed: key }))
    requestAnimationFrame(() =>
      editor.view.dom.querySelector('.rich-talked-here')?.scrollIntoView({ block: 'nearest' }),
    )
  }
  return (
    <section className="rich-beside" aria-label={say(['正文里的讨论', 'Talk of the text'])}>
      <ol>
        {placed.map(({ remark, at }) => {
          const thread = data?.threads.find((one) => one.id === remark.id)
          return (
            <li key={remark.id} data-here={remark.id === pressed || undefined}>
              <button type="button" className="rich-beside-words" onClick={() => go(remark.id)}>
                {at ? (
                  <q>
                    {remark.words ||
                      say(['第 {paragraph} 段', 'Paragraph {paragraph}'], {
                        paragraph: remark.paragraph,
                      })}
                  </q>
                ) : (
                  <em>
                    {say(['原文已不在：{words}', 'No longer in the text: {words}'], {
                      words: remark.words,
                    })}
                  </em>
                )}
              </button>
              <p>
                <strong>{thread?.author.name}</strong> {remark.said}
              </p>
              {thread && (
                <span>
                  {thread.answers.length > 0 && (
                    <small>
                      {say(['{count} 条回复', '{count} answers'], {
                        count: String(thread.answers.length),
                      })}
                    </small>
                  )}
                  <button type="button" className="field-link" onClick={() => void settle(thread)}>
                    {say(['标为已解决', 'Settle'])}
                  </button>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {fault && (
        <p role="alert" className="rich-wrong">
          {fault}
        </p>
      )}
    </section>
  )
}

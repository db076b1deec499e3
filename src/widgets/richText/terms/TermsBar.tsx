import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { deviationFinder, type FindDeviations } from '#derive/text/houseTerms.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { readTerms } from './readTerms.ts'
import { check, checkedIn, puttingRight } from './Terms.ts'

interface Props {
  readonly editor: Editor
  readonly disabled: boolean
  readonly onClose: () => void
}

/** Holds a text against the terms of the house: what deviates is marked, and put right one by one or all at once. */
export function TermsBar({ editor, disabled, onClose }: Props) {
  const say = useSay()
  const [terms, setTerms] = useState<number | null>(null)
  const finder = useRef<FindDeviations>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { find, places, at } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => checkedIn(state),
  })
  useEffect(() => {
    let isOver = false
    readTerms().then(
      (all) => {
        if (isOver || editor.isDestroyed) return
        finder.current = deviationFinder(all)
        setTerms(all.length)
      },
      (error: Error) => !isOver && setFault(error.message),
    )
    return () => {
      isOver = true
      if (!editor.isDestroyed) editor.view.dispatch(check(editor.state.tr, { find: null }))
    }
  }, [editor])
  const isOff = find === null
  // Another text in the editor knows nothing of the check of the one before.
  useEffect(() => {
    if (terms === null || !isOff) return
    editor.view.dispatch(check(editor.state.tr, { find: finder.current, at: 0 }))
    show(editor)
  }, [editor, terms, isOff])
  const here = places[at]
  const alike = places.filter(({ meant }) => meant.id === here?.meant.id)
  const step = (by: number) => {
    const next = (at + by + places.length) % places.length
    editor.view.dispatch(check(editor.state.tr, { at: next }))
    show(editor)
  }
  const putRight = (some: typeof places) => {
    editor.view.dispatch(puttingRight(editor.state.tr, some))
    show(editor)
  }
  const term = here?.meant.term ?? ''
  return (
    <section
      className="rich-strip rich-terms"
      aria-label={say(['检查用语', 'Check terms'])}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <span role="status" className="rich-terms-told">
        {fault
          ? say(['用语规范没有读到：{fault}', 'The terms could not be read: {fault}'], { fault })
          : terms === null
            ? say(['正在读取用语规范……', 'Reading the terms …'])
            : here
              ? `${at + 1} / ${places.length}`
              : say(
                  [
                    '没有与 {count} 条用语规范不一致的写法',
                    'Nothing deviates from the {count} terms',
                  ],
                  { count: String(terms) },
                )}
      </span>
      {here && (
        <>
          <span className="rich-terms-here">
            <del>{here.written}</del> → <strong>{term}</strong>
            {here.meant.note && <small>{here.meant.note}</small>}
          </span>
          <span className="rich-terms-deeds">
            <button type="button" className="field-link" onClick={() => step(-1)}>
              {say(['上一处', 'Previous'])}
            </button>
            <button type="button" className="field-link" onClick={() => step(1)}>
              {say(['下一处', 'Next'])}
            </button>
            {!disabled && (
              <>
                <button type="button" className="field-link" onClick={() => putRight([here])}>
                  {say(['改成“{term}”', 'Write "{term}"'], { term })}
                </button>
                {alike.length > 1 && (
                  <button type="button" className="field-link" onClick={() => putRight(alike)}>
                    {say(['{count} 处都改成“{term}”', 'Write "{term}" at {count} places'], {
                      count: String(alike.length),
                      term,
                    })}
                  </button>
                )}
                {places.length > alike.length && (
                  <button type="button" className="field-link" onClick={() => putRight(places)}>
                    {say(['全部 {count} 处按规范改', 'Put all {count} right'], {
                      count: String(places.length),
                    })}
                  </button>
                )}
                <button
                  type="button"
                  className="field-link"
                  onClick={() => {
                    editor.view.dispatch(check(editor.state.tr, { letStand: here.written }))
                    show(editor)
                  }}
                >
                  {say(['这里可以这样写', 'Let it stand'])}
                </button>
              </>
            )}
          </span>
        </>
      )}
      <button type="button" className="field-link" onClick={onClose}>
        {say(['关闭', 'Close'])}
      </button>
    </section>
  )
}

function show(editor: Editor): void {
  // Drawn right after the state changed.
  editor.view.dom.querySelector('.rich-term-here')?.scrollIntoView({ block: 'nearest' })
}

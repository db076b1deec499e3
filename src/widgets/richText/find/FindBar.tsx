import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { foundIn, replacing, seek } from './Find.ts'

/** Finds words in the text, and puts others in their place: one by one or all at once. */
export function FindBar({
  editor,
  onClose,
}: {
  readonly editor: Editor
  readonly onClose: () => void
}) {
  const say = useSay()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [by, setBy] = useState('')
  const [exactCase, setExactCase] = useState(false)
  /** What all were replaced by just now: what stands there may well hold what was sought, and is not to be replaced again. */
  const [replaced, setReplaced] = useState<number | null>(null)
  const { count, at } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const found = foundIn(state)
      return { count: found.places.length, at: found.at }
    },
  })
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    editor.view.dispatch(seek(editor.state.tr, { sought: { text, exactCase }, at: 0 }))
    show(editor)
  }, [editor, text, exactCase])
  useEffect(
    () => () => {
      if (!editor.isDestroyed)
        editor.view.dispatch(seek(editor.state.tr, { sought: { text: '', exactCase: false } }))
    },
    [editor],
  )
  const step = (by: number) => {
    setReplaced(null)
    const { places, at } = foundIn(editor.state)
    if (places.length === 0) return
    const next = (at + by + places.length) % places.length
    editor.view.dispatch(seek(editor.state.tr, { at: next }))
    show(editor)
  }
  const replace = (all: boolean) => {
    const { places, at } = foundIn(editor.state)
    const meant = all ? places : places.slice(at, at + 1)
    if (meant.length === 0) return
    editor.view.dispatch(replacing(editor.state.tr, meant, by))
    setReplaced(all ? meant.length : null)
    show(editor)
  }
  const told =
    replaced !== null
      ? say(['已替换 {count} 处', '{count} replaced'], { count: replaced })
      : text === ''
        ? ''
        : count === 0
          ? say(['无结果', 'None'])
          : `${at + 1} / ${count}`
  return (
    <search
      className="rich-strip rich-find"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault()
          step(event.shiftKey ? -1 : 1)
        }
      }}
    >
      <input
        ref={box}
        className="field-box"
        aria-label={say(['查找', 'Find'])}
        placeholder={say(['查找', 'Find'])}
        value={text}
        onChange={(event) => {
          setReplaced(null)
          setText(event.target.value)
        }}
      />
      <output>{told}</output>
      <button type="button" className="field-link" disabled={count === 0} onClick={() => step(-1)}>
        {say(['上一个', 'Previous'])}
      </button>
      <button type="button" className="field-link" disabled={count === 0} onClick={() => step(1)}>
        {say(['下一个', 'Next'])}
      </button>
      <label>
        <input
          type="checkbox"
          checked={exactCase}
          onChange={(event) => setExactCase(event.target.checked)}
        />
        {say(['区分大小写', 'Match case'])}
      </label>
      <input
        className="field-box"
        aria-label={say(['替换为', 'Replace by'])}
        placeholder={say(['替换为', 'Replace by'])}
        value={by}
        onChange={(event) => {
          setReplaced(null)
          setBy(event.target.value)
        }}
      />
      <button
        type="button"
        className="field-link"
        disabled={count === 0 || !editor.isEditable}
        onClick={() => replace(false)}
      >
        {say(['替换', 'Replace'])}
      </button>
      <button
        type="button"
        className="field-link"
        disabled={count === 0 || replaced !== null || !editor.isEditable}
        onClick={() => replace(true)}
      >
        {say(['全部替换', 'Replace all'])}
      </button>
      <button type="button" className="field-link" onClick={onClose}>
        {say(['关闭', 'Close'])}
      </button>
    </search>
  )
}

/** Brings the place one stands at into sight, without taking the focus from the box. */
function show(editor: Editor): void {
  requestAnimationFrame(() => {
    if (editor.isDestroyed) return
    editor.view.dom.querySelector('.rich-here')?.scrollIntoView({ block: 'nearest' })
  })
}

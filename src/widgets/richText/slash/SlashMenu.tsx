import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import type { InsertName } from '../nodes/insertOptions.ts'
import { closeSlash, type SlashKeys, slashedIn } from './Slash.ts'
import { matchingItems, type SlashItem } from './slashItems.ts'

interface Props {
  readonly editor: Editor
  readonly keys: SlashKeys
  readonly onInsert: (name: InsertName) => void
}

/** What a slash at the beginning of an empty paragraph offers: by arrows and Enter, by pointer, by what is typed. */
export function SlashMenu({ editor, keys, onInsert }: Props) {
  const say = useSay()
  const id = useId()
  const slashed = useEditorState({
    editor,
    selector: ({ editor }) => (editor.isDestroyed ? null : slashedIn(editor.state)),
  })
  const items = slashed ? matchingItems(slashed.query) : []
  const [chosen, setChosen] = useState(0)
  const active = Math.min(chosen, items.length - 1)
  const query = slashed?.query
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed finds others
  useEffect(() => setChosen(0), [query])
  const take = (item: SlashItem | undefined) => {
    if (!item || !slashed) return
    editor.chain().focus().deleteRange(slashed).run()
    item.run(editor, onInsert)
  }
  const close = () => editor.view.dispatch(closeSlash(editor.state.tr))
  useLayoutEffect(() => {
    const steps: { readonly [key: string]: () => void } = {
      ArrowDown: () => setChosen((active + 1) % items.length),
      ArrowUp: () => setChosen((active - 1 + items.length) % items.length),
      Enter: () => take(items[active]),
      Tab: () => take(items[active]),
      Escape: close,
    }
    keys.onKey = (event) => {
      const step = items.length > 0 || event.key === 'Escape' ? steps[event.key] : undefined
      if (!step) return false
      event.preventDefault()
      event.stopPropagation()
      step()
      return true
    }
    return () => {
      keys.onKey = undefined
    }
  })
  const isOpen = slashed !== null && items.length > 0
  useEffect(() => {
    if (!isOpen) return
    const { dom } = editor.view
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', `${id}-${active}`)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, isOpen, active])
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !slashed) return
    const place = () => placeAt(element, editor, slashed.from)
    place()
    // It stays with its words when the page goes, or becomes another width.
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  })
  if (!isOpen || !editor.isEditable) return null
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={say(['插入', 'Insert'])}
      className="rich-popup rich-slash"
    >
      {items.map((item, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text takes the keys
        <div
          key={item.label[1]}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // The text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => setChosen(at)}
          onClick={() => take(item)}
        >
          {say(item.label)}
        </div>
      ))}
    </div>
  )
}

/** Below where one writes, or above it where there is no room. */
function placeAt(element: HTMLElement, { view }: Editor, pos: number): void {
  const { left, top, bottom } = view.coordsAtPos(pos)
  const { offsetWidth: width, offsetHeight: height } = element
  const isBelow = bottom + height + 8 <= window.innerHeight || top < height + 8
  element.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`
  element.style.top = `${isBelow ? bottom + 4 : top - height - 4}px`
}

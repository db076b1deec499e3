import Search from '@mui/icons-material/Search'
import Dialog from '@mui/material/Dialog'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSay } from '../../i18n/useSay.ts'
import type { Choice } from './Choice.ts'
import { Options } from './Options.tsx'
import { rememberChoice } from './recentChoices.ts'
import { useSections } from './useSections.ts'
import './palette.css'

interface Props {
  /** What was typed before it stood, asked once it does. */
  readonly typed?: () => string
  onClose(): void
}

/** Where a person types what they want to go to, find or do; all of it by keyboard. */
export default function Palette({ typed: early = () => '', onClose }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState(early)
  // What an input method has not finished is not looked for yet.
  const [query, setQuery] = useState(early)
  const [at, setAt] = useState(0)
  const composing = useRef(false)
  const { sections, busy, cut, failed } = useSections(query)
  // It is drawn before it stands: what was typed between is in the box it takes the place of.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as it comes to stand
  useLayoutEffect(() => {
    setTyped(early())
    setQuery(early())
  }, [])
  const choices = sections.flatMap((section) => section.choices)
  const active = Math.min(at, choices.length - 1)
  const take = (choice: Choice | undefined) => {
    if (!choice) return
    rememberChoice(choice)
    onClose()
    if (choice.to) navigate(choice.to, { state: { _scrollToTop: true } })
    choice.run?.()
  }
  const type = (text: string) => {
    setTyped(text)
    if (composing.current) return
    setQuery(text)
    setAt(0)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      setAt(step(active, choices.length))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      take(choices[active])
    }
  }
  const title = say(['搜索页面、记录与操作', 'Search pages, records and actions'])
  const optionId = (index: number) => `${id}-${index}`
  useShown(optionId(active), typed)
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={false}
      slotProps={{
        paper: { className: 'palette', 'aria-label': title },
        container: { className: 'palette-place' },
      }}
    >
      <div className="palette-typed">
        <Search fontSize="small" aria-hidden />
        <input
          autoFocus
          role="combobox"
          aria-label={title}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-options`}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={say(['去哪里、找什么、做什么', 'Go to, find or do…'])}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={(event) => {
            composing.current = false
            type(event.currentTarget.value)
          }}
          onKeyDown={press}
        />
        {busy && query.trim() !== '' && <span className="palette-busy" aria-hidden />}
      </div>
      <Options
        listId={`${id}-options`}
        optionId={optionId}
        sections={sections}
        active={active}
        query={query}
        onTake={take}
        onPoint={setAt}
      />
      <output className="palette-note">
        {choices.length === 0 &&
          (busy
            ? say(['正在查找……', 'Looking…'])
            : say(['没有找到“{query}”', 'Nothing found for "{query}"'], { query: query.trim() }))}
        {cut &&
          say(['结果较多，只列出最接近的一部分', 'There is more than is shown: type more of it'])}
        {failed && say(['记录暂时无法搜索', 'Records cannot be searched just now'])}
      </output>
      <footer className="palette-keys" aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {say(['选择', 'choose'])}
        </span>
        <span>
          <kbd>Enter</kbd> {say(['前往', 'go'])}
        </span>
        <span>
          <kbd>Esc</kbd> {say(['关闭', 'close'])}
        </span>
      </footer>
    </Dialog>
  )
}

const steps: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowDown: (at, count) => (at + 1) % Math.max(1, count),
  ArrowUp: (at, count) => (at - 1 + count) % Math.max(1, count),
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
}

/** What the keyboard stands on is in sight. */
function useShown(optionId: string, typed: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query shows its first result
  useEffect(() => {
    document.getElementById(optionId)?.scrollIntoView?.({ block: 'nearest' })
  }, [optionId, typed])
}

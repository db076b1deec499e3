import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

/** How long one may pause while typing before the list is asked, in milliseconds. */
const PAUSE = 300

/**
 * Attributes of a box whose text is handed on after a pause, on Enter and on leaving, and never while a word is
 * being composed. Where `commit` gives false it was not understood, and stays as it was typed.
 */
export function useTyped(given: string, commit: (typed: string) => unknown) {
  const [typed, setTyped] = useState<string | null>(null)
  const composing = useRef(false)
  const latest = useRef(commit)
  latest.current = commit
  const settle = (text: string | null) => {
    if (text === null || composing.current) return
    // What is not understood stays, to be mended.
    if (text === given || latest.current(text) !== false) setTyped(null)
  }
  const settled = useRef(settle)
  settled.current = settle
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => settled.current(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    value: typed ?? given,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      composing.current = false
      setTyped(event.currentTarget.value)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle(typed)
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLInputElement>) => {
      // Whoever leaves for another screen takes no filter along to its address.
      if (!relatedTarget?.closest('a[href]')) settle(typed)
    },
  }
}

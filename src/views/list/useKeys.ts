import { useEffect, useRef } from 'react'

/** Keys of a screen by what they do. */
export type Keys = { readonly [key: string]: (event: KeyboardEvent) => void }

/** Keys that lead on through a list: held down they go on. Whatever else a key does it does once. */
const isWay = /^(Arrow|Page|[jk]$)/

/**
 * Keys that work anywhere on the screen: not while somebody types, not behind a dialog or a menu, not with Ctrl, Alt
 * or Meta.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const act = latest.current[event.key]
      if (
        !act ||
        event.defaultPrevented ||
        (event.repeat && !isWay.test(event.key)) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isElsewhere(event.target) ||
        (event.key === 'Enter' && pressable(event.target))
      )
        return
      event.preventDefault()
      act(event)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

const typing =
  'input:not([type=checkbox]):not([type=radio]), textarea, [role=combobox], [contenteditable=true]'
/** Whether a key is meant for something else than the screen: somebody types, or a dialog or a menu lies over it. */
export function isElsewhere(target: EventTarget | null): boolean {
  // Whoever types does so most of the time, and in a page of many thousand elements looking through it all is felt.
  if (target instanceof Element && target.closest(typing)) return true
  return document.querySelector(over) !== null
}
const over = '[role=dialog], [role=menu], [role=listbox], [role=alertdialog]'

/** Enter on a button or a link is for that. */
const pressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, summary, [role=button]') !== null

import { type KeyboardEvent, type RefObject, useEffect } from 'react'

const usable = 'button:enabled, [role=combobox]:not([aria-disabled=true])'

/** Left, right, home and end walk along a toolbar; choices keep up and down for themselves. */
export function walkToolbar(event: KeyboardEvent<HTMLElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>(usable)]
  const at = tools.indexOf(event.target as HTMLElement)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  tools[(next + tools.length) % tools.length]?.focus()
}

/** Makes a toolbar one stop for Tab: the tool that had the focus last, the first that can be used until then. */
export function useOneStop(toolbar: RefObject<HTMLElement | null>): void {
  // Each time it is drawn: tools come to be usable, and cease to be.
  useEffect(() => {
    const element = toolbar.current
    if (!element) return
    stopAt(element, element.querySelector('[tabindex="0"]'))
    const note = ({ target }: FocusEvent) => stopAt(element, target as Element)
    element.addEventListener('focusin', note)
    return () => element.removeEventListener('focusin', note)
  })
}

function stopAt(toolbar: HTMLElement, wanted: Element | null): void {
  const stop = wanted?.matches(usable) ? wanted : toolbar.querySelector(usable)
  for (const tool of toolbar.querySelectorAll<HTMLElement>('button, [role=combobox]'))
    tool.tabIndex = tool === stop ? 0 : -1
}

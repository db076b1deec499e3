import type { KeyboardEvent } from 'react'

/** Left, right, home and end walk along a toolbar; choices keep up and down for themselves. */
export function walkToolbar(event: KeyboardEvent<HTMLElement>): void {
  const tools = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, select:enabled'),
  ]
  const at = tools.indexOf(event.target as HTMLElement)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  tools[(next + tools.length) % tools.length]?.focus()
}

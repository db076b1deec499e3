import { lazy, Suspense, useEffect, useState } from 'react'

/** Loads what a name is shown in. */
export const loadBubble = () => import('./Bubble.tsx')
const Bubble = lazy(loadBubble)

interface Shown {
  readonly text: string
  readonly of: Element
}

/** How long one stays on something until its name is shown, in milliseconds. */
const patience = 400

/**
 * Where the names of pictures are shown, one at a time: under the pointer or the focus. Escape puts it away. One
 * tooltip for all, since a list has thousands of what it is for.
 */
export function Tips() {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let latest: Shown | null = null
    return watch((asked) => {
      latest = asked
      if (!asked) return setShown(null)
      // Without a line the first does not come: the name is not shown then, and everything else stands.
      loadBubble().then(
        () => latest === asked && setShown(asked),
        () => undefined,
      )
    })
  }, [])
  return <Suspense fallback={null}>{shown && <Bubble key={shown.text} {...shown} />}</Suspense>
}

/** Tells what to show, and null when it is over. Returns how to stop. */
function watch(tell: (shown: Shown | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let at: Element | null = null
  const away = () => {
    clearTimeout(timer)
    at = null
    tell(null)
  }
  const come = (event: Event) => {
    const of = (event.target as Element).closest?.('[data-tip]') ?? null
    if (of === at) return
    away()
    at = of
    const text = of?.getAttribute('data-tip')
    const isByKey = event.type === 'focusin'
    if (!of || !text || (isByKey && !of.matches(':focus-visible'))) return
    timer = setTimeout(() => of.isConnected && tell({ text, of }), isByKey ? 0 : patience)
  }
  // A finger stays on nothing: what cannot be pressed says why when it is pressed all the same.
  const touch = ({ target, pointerType }: PointerEvent) => {
    const of = pointerType === 'touch' ? (target as Element).closest('[data-tip]') : null
    if (of?.querySelector(':disabled')) tell({ text: of.getAttribute('data-tip')!, of })
  }
  const press = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') away()
  }
  const comes = ['pointerover', 'focusin'] as const
  const goes = ['pointerdown', 'keydown', 'scroll', 'focusout'] as const
  for (const name of comes) addEventListener(name, come)
  addEventListener('pointerup', touch)
  for (const name of goes) addEventListener(name, press, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const name of comes) removeEventListener(name, come)
    removeEventListener('pointerup', touch)
    for (const name of goes) removeEventListener(name, press, { capture: true })
  }
}

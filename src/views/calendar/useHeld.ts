import { useEffect, useState } from 'react'

/** Whoever turns a page and waits longer sees the new one without what is on its way, in milliseconds. */
const PATIENCE = 250

/**
 * What was turned to, once what stands on it has come: drawn once and whole, instead of empty first and then again.
 * Until then, for a moment at most, what one came from.
 */
export function useHeld<T>(turned: T, hasCome: boolean): T {
  const [held, setHeld] = useState(turned)
  useEffect(() => {
    if (hasCome) return
    const timer = setTimeout(() => setHeld(() => turned), PATIENCE)
    return () => clearTimeout(timer)
  }, [turned, hasCome])
  if (hasCome && held !== turned) setHeld(() => turned)
  return hasCome ? turned : held
}

import { useInsertionEffect, useRef } from 'react'

/**
 * Tells that a part of a screen is gone for good. One that is only hidden, as a screen behind another tag is, ends its
 * effects too, but not this: what it is at goes on.
 */
export function useGone(gone: () => void): void {
  const latest = useRef(gone)
  latest.current = gone
  useInsertionEffect(() => () => latest.current(), [])
}

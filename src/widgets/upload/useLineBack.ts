import { useEffect, useRef } from 'react'

/** Does something once the line is back: what it broke off goes on by itself. */
export function useLineBack(back: () => void): void {
  const latest = useRef(back)
  latest.current = back
  useEffect(() => {
    const online = () => latest.current()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
}

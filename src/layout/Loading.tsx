import { useEffect } from 'react'
import { beginWaiting } from '../client/waiting.ts'

/** Stands where a screen will: as long as it does, something is waited for. */
export function Loading() {
  useEffect(() => beginWaiting(), [])
  return null
}

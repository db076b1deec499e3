import { useRef } from 'react'
import type { Row } from '#declare'

/** Numbers entries made in this form; the portal gives each its own key when it is saved. */
let made = 0
export const newKey = (): string => `new-${++made}`

/** A key for each entry that moves along with it: the portal's where it has one. */
export function useKeys(entries: readonly Row[]) {
  const keys = useRef<readonly string[]>([])
  keys.current = entries.map(
    (entry, at) => (entry._key as string | undefined) ?? keys.current[at] ?? newKey(),
  )
  return keys
}

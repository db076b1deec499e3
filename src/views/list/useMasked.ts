import { useMemo } from 'react'
import type { Entity } from '#declare'
import { maskedFields } from '#derive/maskedFields.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'

/** Fields this person may read in part only: found by the whole value, and nothing is sorted by them. */
export function useMasked(entity: Entity): ReadonlySet<string> {
  const viewer = useViewer()
  return useMemo(
    () =>
      maskedFields(entity, {
        user: viewer.user === undefined ? null : { id: viewer.user },
        roles: viewer.roles,
        special: new Set(viewer.special),
      }),
    [entity, viewer],
  )
}

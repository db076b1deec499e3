import { useMemo } from 'react'
import type { Entity, Screen } from '#declare'

/** What a screen holds fast: sent with every filter, given to new records, shown nowhere. */
export function useFixed(entity: Entity, screen: Screen): { readonly [field: string]: unknown } {
  return useMemo(() => ({ ...entity.fixed[screen.path] }), [entity, screen.path])
}

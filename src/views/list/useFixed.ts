import { useMemo } from 'react'
import type { Entity, Screen } from '#declare'
import { fixedBy } from './listAsked.ts'

/** What a screen holds fast: sent with every filter, given to new records, shown nowhere. */
export function useFixed(entity: Entity, screen: Screen): { readonly [field: string]: unknown } {
  return useMemo(() => fixedBy(entity, screen), [entity, screen])
}

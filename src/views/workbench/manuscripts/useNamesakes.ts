import { useWatch } from 'react-hook-form'
import type { Row } from '#declare'
import { likened } from '../sameNamed.ts'
import { SHARED } from './keys.ts'

/** How many others bear the name that one of the manuscripts has now: what stands there already, and those that come along. */
export function useNamesakes(source: string, title: string, taken: readonly string[]): number {
  const values = useWatch() as { readonly [key: string]: Row | undefined }
  const named = likened(String(values[source]?.[title] ?? ''))
  if (named === '') return 0
  const along = Object.entries(values)
    .filter(([key]) => key !== source && key !== SHARED)
    .map(([, one]) => String(one?.[title] ?? ''))
  return [...taken, ...along].filter((name) => likened(name) === named).length
}

import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useEvent } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { Counting } from './counting.ts'

interface Told {
  /** The page came without its total. */
  readonly later: boolean
  readonly page: number
  readonly total: number | undefined
}

/**
 * Asks for the total where a page came without it. Gives the one that was known last for this filter, so that none
 * goes away while it is counted anew.
 */
export function useTotalLater(counting: Counting, { later, page, total }: Told) {
  const portal = useDataProvider()
  const client = useQueryClient()
  const by = JSON.stringify(counting)
  const known = useRef<{ readonly by: string; readonly total: number }>(undefined)
  if (total !== undefined) known.current = { by, total }
  const ask = useEvent(async () => {
    const { tellTotal } = await import('./tellTotal.ts')
    await tellTotal(portal, client, counting)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that came without its total asks for it
  useEffect(() => {
    if (later) void ask()
  }, [ask, by, later, page])
  return later && known.current?.by === by ? known.current.total : undefined
}

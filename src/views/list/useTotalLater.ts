import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useState } from 'react'
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
  const [known, setKnown] = useState<{ readonly by: string; readonly total: number }>()
  useEffect(() => {
    if (total !== undefined) setKnown({ by, total })
  }, [by, total])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that came without its total asks for it
  useEffect(() => {
    if (!later) return
    const asked = JSON.parse(by) as Counting
    void import('./tellTotal.ts').then(({ tellTotal }) => tellTotal(portal, client, asked))
  }, [portal, client, by, later, page])
  return later && known?.by === by ? known.total : undefined
}

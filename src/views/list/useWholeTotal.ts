import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import type { Counting } from './counting.ts'

/** How many records a list has in all, counted to its end once somebody asks; another filter is counted anew. */
export function useWholeTotal(counting: Counting) {
  const say = useSay()
  const notify = useNotify()
  const portal = useDataProvider()
  const by = JSON.stringify(counting.filter)
  const [counted, setCounted] = useState<{ readonly by: string; readonly total: number }>()
  const [isCounting, setCounting] = useState(false)
  const count = async (): Promise<number | undefined> => {
    setCounting(true)
    const { countWhole } = await import('./countWhole.ts')
    const total = await countWhole(portal, counting, (words, type) => notify(say(words), { type }))
    if (total !== undefined) setCounted({ by, total })
    setCounting(false)
    return total
  }
  return { whole: counted?.by === by ? counted.total : undefined, count, isCounting }
}

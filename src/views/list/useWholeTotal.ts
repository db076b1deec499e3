import { type SortPayload, useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'

/** Which list is counted. */
export interface Counting {
  readonly resource: string
  readonly filter: Row
  readonly sort: SortPayload
}

/** How many records a list has in all, counted to its end once somebody asks; another filter is counted anew. */
export function useWholeTotal({ resource, filter, sort }: Counting) {
  const say = useSay()
  const notify = useNotify()
  const portal = useDataProvider()
  const by = JSON.stringify(filter)
  const [counted, setCounted] = useState<{ readonly by: string; readonly total: number }>()
  const [isCounting, setCounting] = useState(false)
  const tooMany = say([
    '结果过多，数不到末页：请倒序查看，或缩小范围',
    'Too many to count to the last page: turn the order round, or narrow them down',
  ])
  const count = async (): Promise<number | undefined> => {
    setCounting(true)
    try {
      const { total } = await portal.getList(resource, {
        ...{ filter, sort, pagination: { page: 1, perPage: 1 } },
        meta: { columns: ['id'], query: { total: 'exact' } },
      })
      if (total === undefined) notify(tooMany, { type: 'warning' })
      else setCounted({ by, total })
      return total
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
      return undefined
    } finally {
      setCounting(false)
    }
  }
  return { whole: counted?.by === by ? counted.total : undefined, count, isCounting }
}

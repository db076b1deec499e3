import type { DataProvider } from 'ra-core'
import type { Label } from '#declare'
import { wordsOf } from '../perform/wordsOf.ts'
import { askTotal } from './askTotal.ts'
import type { Counting } from './counting.ts'

const tooMany: Label = [
  '结果过多，数不到末页：请倒序查看，或缩小范围',
  'Too many to count to the last page: turn the order round, or narrow them down',
]

/** Has the portal count a list to its end; undefined where that takes too long or fails, which is told. */
export async function countWhole(
  portal: DataProvider,
  counting: Counting,
  tell: (words: Label, type: 'warning' | 'error') => void,
): Promise<number | undefined> {
  try {
    const { total } = await askTotal(portal, counting, { total: 'exact' })
    if (total === undefined) tell(tooMany, 'warning')
    return total
  } catch (error) {
    const words = wordsOf(error)
    tell([words, words], 'error')
    return undefined
  }
}

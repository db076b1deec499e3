import type { Figure } from './figure.ts'
import { measureLists } from './list.ts'
import { overMillion, overTitles } from './million/overMillion.ts'
import { measureSearches } from './search.ts'

/** Lists and searches in one filling of each database, searches in WebAssembly too. */
export const benchMillion = async (): Promise<Figure[]> => [
  ...(await overMillion([measureLists, measureSearches])),
  ...(await overTitles([measureSearches])),
]

import type { Figure } from './figure.ts'
import { measureLists } from './list.ts'
import { overMillion } from './million/overMillion.ts'
import { measureSearches } from './search.ts'

/** Lists and searches in one filling of each database. */
export const benchMillion = (): Promise<Figure[]> => overMillion([measureLists, measureSearches])

import type { HouseTerm } from '#derive/text/houseTerms.ts'
import { call } from '#src/client/client.ts'

/** Of one page. */
const SIZE = 500
/** More terms than that nobody keeps. */
const MOST = 5000

/** The terms of the house that are in force; rejects with the reason where one may not read them. */
export async function readTerms(): Promise<readonly HouseTerm[]> {
  const terms: HouseTerm[] = []
  for (let from = 0; from < MOST; from += SIZE) {
    const { data } = await call<{ list: readonly HouseTerm[]; hasNext: boolean }>(
      'GET',
      'houseTerm',
      {
        query: {
          filter: { status: 'enabled' },
          sort: 'id',
          range: [from, from + SIZE - 1],
          columns: ['term', 'wrong', 'note'],
        },
      },
    )
    terms.push(...data.list)
    if (!data.hasNext) break
  }
  return terms
}

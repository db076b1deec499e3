import { invalid } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Lists } from '../context/portalContext.ts'
import { sumsOf } from './list/sums.ts'
import { list } from './list.ts'
import { isRefused, parseListQuery } from './listQuery.ts'

/** The lists of a portal's entities, as its clock sees them. */
export const listsOf = (clock: () => Date): Lists => ({
  list: async (db, entity, asked, { me, ...options }) => {
    const now = shanghaiTime(clock())
    const query = parseListQuery(entity, asked, { now, me })
    if (isRefused(query)) throw invalid(query)
    return list(db, entity, query, { ...options, now })
  },
  sums: async (db, entity, asked, { me, ...options }) => {
    const now = shanghaiTime(clock())
    const query = parseListQuery(entity, asked, { now, me })
    if (isRefused(query)) throw invalid(query)
    return sumsOf(db, entity, query, { ...options, now })
  },
})

import type { Lists } from './ground.ts'
import { countRows, selectRows } from './storeRead.ts'

/** Stand-in until the list query is there. */
export function listsOf(): Lists {
  return {
    list: async (db, entity, asked, { where }) => {
      const filter = { ...JSON.parse(asked.filter ?? '{}'), ...where }
      const [from = 0, to = 9] = JSON.parse(asked.range ?? '[0,9]') as number[]
      const [by = 'id', way = 'ASC'] = JSON.parse(asked.sort ?? '["id","ASC"]') as string[]
      const rows = await selectRows(db, entity, filter, {
        limit: to + 2,
        sort: (way === 'DESC' ? '-' : '') + by,
      })
      const size = to - from + 1
      return {
        list: rows.slice(from, to + 1),
        total: await countRows(db, entity, filter),
        page: Math.floor(from / size) + 1,
        size,
        hasNext: rows.length > to + 1,
      }
    },
  }
}

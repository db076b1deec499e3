import type { DataProvider } from 'ra-core'
import type { Counting } from './counting.ts'

/** Asks for the total of a list by itself: as far as the portal counts while somebody waits, or `exact`, to its end. */
export const askTotal = (
  portal: DataProvider,
  { resource, filter, sort }: Counting,
  query: { readonly total?: 'exact' } = {},
) =>
  portal.getList(resource, {
    ...{ filter, sort, pagination: { page: 1, perPage: 1 } },
    meta: { columns: ['id'], query },
  })

import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider, GetListResult } from 'ra-core'
import { askTotal } from './askTotal.ts'
import type { Counting } from './counting.ts'

/**
 * Asks for the total that a page did not wait for, and puts it to the pages of that list which are shown, as if it had
 * come with them. Where it cannot be had they go on without one: whoever wants the last page asks again.
 */
export async function tellTotal(
  portal: DataProvider,
  client: QueryClient,
  counting: Counting,
): Promise<void> {
  const found = await askTotal(portal, counting).catch(() => undefined)
  if (!found) return
  const { resource, filter } = counting
  const by = JSON.stringify(filter)
  const isOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    JSON.stringify((queryKey[2] as Partial<Counting> | undefined)?.filter) === by
  const shown = { queryKey: [resource, 'getList'], type: 'active' as const, predicate: isOf }
  client.setQueriesData<GetListResult>(shown, (page) => (page ? counted(page, found) : page))
}

function counted(page: GetListResult, { total, meta }: GetListResult): GetListResult {
  const { later, ...rest } = page.meta ?? {}
  if (!later) return page
  if (total === undefined) return { ...page, meta: { ...rest, ...meta } }
  const { pageInfo: _, ...known } = page
  return { ...known, total, meta: rest }
}

import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Entity, Fields, Row } from '#declare'

/**
 * Reads the records that the pickers of a dialog follow from, as the period a student changes from: a row of a list knows
 * their names alone. Gives whether they are still to come.
 */
export function useBeside(of: Fields, entity: Entity | undefined, row: Row | undefined): boolean {
  const provider = useDataProvider()
  const heads = Object.values(of).flatMap(({ same }) =>
    (same ?? [])
      .flatMap(([, ...ours]) => ours)
      .flatMap((path) => (path.includes('.') ? [path.split('.')[0] as string] : [])),
  )
  const beside = [...new Set(heads)].flatMap((name) => {
    const to = entity?.fields[name]?.to
    const id = row?.[name]
    return to && typeof id === 'number' ? [{ to, id }] : []
  })
  const read = useQueries({
    queries: beside.map(({ to, id }) => ({
      queryKey: [to, 'getOne', { id: String(id), meta: undefined }],
      queryFn: () => provider.getOne(to, { id }).then(({ data }) => data),
      // Where it cannot be read, more is offered, and the portal says what does not fit.
      retry: false,
    })),
  })
  return read.some(({ isPending }) => isPending)
}

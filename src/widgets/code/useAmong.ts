import { useGetList, useGetOne } from 'ra-core'
import type { Field, Row } from '#declare'

interface Entry {
  readonly key: string
  readonly name: string
}
/** So many of the latest records tell what there is to choose from before one of them is chosen. */
const LATEST = 50

const entriesOf = (row: Row | undefined, list: string): readonly Entry[] =>
  (row?.[list] ?? []) as readonly Entry[]

/** The entries of the record a code is one of the keys of; undefined while no record is known. */
export function useAmong({ among }: Field, id: unknown): readonly Entry[] | undefined {
  const { entity = '', list = '' } = among ?? {}
  const { data } = useGetOne(
    entity,
    { id: Number(id) },
    { enabled: among !== undefined && Number(id) > 0 },
  )
  return data ? entriesOf(data, list) : undefined
}

/** The entries of one record, or of all the latest, each key once. */
export function useAllAmong(field: Field, id: unknown): readonly Entry[] {
  const { entity = '', list = '' } = field.among ?? {}
  const one = useAmong(field, id)
  const { data = [] } = useGetList(
    entity,
    {
      pagination: { page: 1, perPage: LATEST },
      sort: { field: 'id', order: 'DESC' },
      filter: {},
      meta: { columns: [list] },
    },
    { enabled: one === undefined },
  )
  const all = one ?? data.flatMap((row) => entriesOf(row, list))
  return [...new Map(all.map((entry) => [entry.key, entry])).values()]
}

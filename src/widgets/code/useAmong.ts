import { useGetList, useGetOne } from 'ra-core'
import type { Field, Row } from '#declare'

interface Entry {
  readonly key: string
  readonly name: string
}
/** So many of the latest records tell what there is to choose from before one of them is chosen. */
const LATEST = 50

/** Where nothing else tells entries apart, their names do. */
const entriesOf = (row: Row | undefined, list: string): readonly Entry[] =>
  ((row?.[list] ?? []) as readonly Row[]).map(({ key, name }) => ({
    key: String(key ?? name),
    name: String(name),
  }))

/** What there is to choose from; undefined while nothing is known, or where it could not be read. */
export interface Among {
  readonly entries: readonly Entry[] | undefined
  readonly failed: boolean
}

/** The entries of the record a code is one of the keys of; none while no record is chosen. */
export function useAmong({ among }: Field, id: unknown): Among {
  const { entity = '', list = '' } = among ?? {}
  const { data, error } = useGetOne(
    entity,
    { id: Number(id) },
    { enabled: among !== undefined && Number(id) > 0 },
  )
  return { entries: data ? entriesOf(data, list) : undefined, failed: !data && error !== null }
}

/** The entries of one record, or of all the latest, each key once. */
export function useAllAmong(field: Field, id: unknown): Among {
  const { entity = '', list = '' } = field.among ?? {}
  const one = useAmong(field, id)
  const { data, error } = useGetList(
    entity,
    {
      pagination: { page: 1, perPage: LATEST },
      sort: { field: 'id', order: 'DESC' },
      filter: {},
      meta: { columns: [list] },
    },
    { enabled: one.entries === undefined },
  )
  const all = one.entries ?? (data ?? []).flatMap((row) => entriesOf(row, list))
  return {
    entries: [...new Map(all.map((entry) => [entry.key, entry])).values()],
    failed: one.entries === undefined && !data && error !== null,
  }
}

/** What stands first where the entries could not be read: never as if there were none. */
export const notRead = [
  '未能读取，请稍后重新打开',
  'Could not be read: open this again later',
] as const

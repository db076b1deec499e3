import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { type Entity, type Field, type Row, wordOf } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'

/** A reference that a chip of an entity looks through: `podcastInserts.podcast.status` looks through `podcast`. */
interface Looked {
  /** The names that lead to the reference. */
  readonly path: readonly string[]
  readonly to: string
}

/**
 * Reads the records that the chips of these rows hang on, so that the chips can be told here: an episode that left the
 * shelf marks the article it stands in. Nothing waits for it; a chip that cannot be told is not shown.
 */
export function useMarkedBy(entity: Entity | undefined, rows: readonly Row[]): void {
  const client = useQueryClient()
  const portal = useDataProvider<PortalProvider>()
  const wanted = new Map<string, Set<number>>()
  for (const { path, to } of entity ? lookedThrough(entity) : [])
    for (const id of rows.flatMap((row) => idsAt(row, path)))
      wanted.set(to, (wanted.get(to) ?? new Set()).add(id))
  const asked = [...wanted].map(([to, ids]) => [to, [...ids].toSorted((a, b) => a - b)] as const)
  useQuery({
    queryKey: [entity?.name ?? '', 'markedBy', asked],
    enabled: asked.length > 0,
    meta: { quiet: true },
    queryFn: async () => {
      for (const [to, ids] of asked)
        for (const record of (await portal.getMany(to, { ids: [...ids] })).data)
          client.setQueryData([to, 'getOne', { id: String(record.id), meta: undefined }], record)
      return asked.length
    },
  })
}

function lookedThrough(entity: Entity): readonly Looked[] {
  return literalsOf(entity)
    .filter(({ literal }) => wordOf(literal) === 'mark')
    .flatMap(({ literal }) => Object.keys(literal.mark as object))
    .flatMap((key) => referenceIn(entity.fields, key.split('.')))
}

/** The first reference on the way that something is read behind. */
function referenceIn(fields: Entity['fields'], names: readonly string[]): readonly Looked[] {
  const [first = '', ...rest] = names
  const field = fields[first]
  if (!field || rest.length === 0) return []
  if (field.kind === 'list')
    return referenceIn(field.of as { readonly [name: string]: Field }, rest).map(
      ({ path, to }) => ({
        path: [first, ...path],
        to,
      }),
    )
  return field.to ? [{ path: [first], to: field.to }] : []
}

function idsAt(row: Row, path: readonly string[]): readonly number[] {
  const values = path.reduce<readonly unknown[]>(
    (found, name) => found.flatMap((one) => (one as Row | null)?.[name] ?? []),
    [row],
  )
  return values.filter((value): value is number => typeof value === 'number')
}

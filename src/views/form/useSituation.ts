import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Entity, Row } from '#declare'
import { nothingKnown } from '#derive/nothingKnown.ts'
import type { Situation } from '#derive/situation.ts'
import { loadedEntities } from '#resources/load.ts'
import { toShanghai } from '#widgets/format/dateTime.ts'
import { useUser } from '../../authProvider/Viewer.tsx'

/** The record of a form as the rules look at it: with what this browser happens to know of other records. */
export function useSituation(entity: Entity, before: Row | null): (after: Row) => Situation {
  const client = useQueryClient()
  const { info, viewer } = useUser()
  return useCallback(
    (after) => ({
      entity,
      entities: loadedEntities,
      before,
      after,
      now: toShanghai(Date.now()),
      session: {
        acting: 'user',
        user: typeof info.id === 'number' ? { id: info.id } : null,
        roles: viewer.roles,
        special: new Set(viewer.special),
      },
      ...nothingKnown,
      related: (name, id) => knownRecord(client, name, id),
    }),
    [entity, before, client, info, viewer],
  )
}

/** A record some picker or cell has fetched; undefined where none did. */
const knownRecord = (client: QueryClient, entity: string, id: number): Row | undefined =>
  client
    .getQueriesData<Row>({ queryKey: [entity, 'getOne'] })
    .find(([key, row]) => row?.id === id && isWhole(key))?.[1]

/** Rows of lists hold their columns only: a field that is not there is not empty. What is gone is none to the rules. */
function isWhole(key: readonly unknown[]): boolean {
  const { meta } = (key[2] ?? {}) as { readonly meta?: { columns?: unknown; gone?: unknown } }
  return !meta?.columns && !meta?.gone
}

import { useQuery } from '@tanstack/react-query'
import type { Entity } from '#declare'
import { canBeWanting } from '#derive/canBeWanting.ts'
import type { Lacking } from '#wire/lacking.ts'
import { call } from '../../client/client.ts'

/** By the record's number. */
export type WantingById = { readonly [id: string]: readonly Lacking[] }

/** So long what was found is believed without asking again, in milliseconds. A save asks again at once. */
const BELIEVED = 60_000

/**
 * The records of an entity that lost what their state demands through what was done to others. Asked beside everything
 * else, once records are there to bear it: nothing waits for it, and nobody is told where it fails.
 */
export function useWanting(entity: Entity, enabled: boolean): WantingById | undefined {
  const { data } = useQuery({
    queryKey: [entity.name, 'wanting'],
    queryFn: async () => {
      const { data } = await call<{ wanting: WantingById }>('GET', 'index/wanting', {
        query: { entity: entity.name },
      })
      return data.wanting
    },
    enabled: enabled && canBeWanting(entity),
    staleTime: BELIEVED,
    meta: { quiet: true },
    retry: false,
  })
  return data
}

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Row } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import type { Match } from '../views/matchScreen.ts'

/** What the record shown is called, as soon as its screen has read it; nothing is asked of the portal for that. */
export function useRecordName(match: Match | null): string | undefined {
  const client = useQueryClient()
  const line = catalogue.entities.get(match?.screen.entity ?? '')
  const id = match?.part === 'create' ? undefined : match?.id
  const read = () => {
    if (!line || id === undefined) return undefined
    const row = client.getQueryData<Row>([line.name, 'getOne', { id: String(id) }])
    const name = row?.[line.title]
    return typeof name === 'string' && name !== '' ? name : undefined
  }
  return useSyncExternalStore(
    // Queries are added while something is drawn, when nothing else may be told.
    useCallback(
      (changed) =>
        client.getQueryCache().subscribe(({ type }) => {
          if (type === 'updated' || type === 'removed') changed()
        }),
      [client],
    ),
    read,
  )
}

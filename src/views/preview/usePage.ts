import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'

interface Asked {
  readonly entity: string
  /** The action that previews; undefined where nothing may be shown. */
  readonly name: string | undefined
  /** Null for what is not saved yet. */
  readonly id: number | null
  /** What stands in the form; left out, the record as it is saved. */
  readonly values?: Row | undefined
}

/** A record as a page of the app, drawn anew whenever it is opened: what it shows may have changed since. */
export function usePage({ entity, name, id, values }: Asked) {
  const portal = useDataProvider<PortalProvider>()
  return useQuery({
    queryKey: [entity, 'preview', name, id, values],
    queryFn: () => portal.preview(entity, name!, id, values),
    enabled: name !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
}

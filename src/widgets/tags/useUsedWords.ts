import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetList, useResourceContext } from 'ra-core'
import { useMemo } from 'react'
import type { PortalProvider } from '#src/dataProvider/portalProvider.ts'
import { usedWords } from './words.ts'

interface UsedWords {
  readonly words: readonly string[]
  readonly busy?: boolean
  readonly failed: (() => void) | undefined
}

/** So many of the latest records tell which words are in use. */
const LATEST = 200

/**
 * Words other records of the form's entity hold in this field, most used first, and how to ask once more where they
 * could not be asked for; nothing is asked until `active`.
 */
export function useUsedWords(source: string, active: boolean): UsedWords {
  const resource = useResourceContext() ?? ''
  const { data, error, refetch } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: LATEST },
      sort: { field: 'id', order: 'DESC' },
      filter: {},
      meta: { columns: [source] },
    },
    // What stands in entries of a list is no column.
    { enabled: active && resource !== '' && !source.includes('.'), retry: false },
  )
  const words = useMemo(() => usedWords((data ?? []).map((row) => row[source])), [data, source])
  return { words, failed: error && !data ? refetch : undefined }
}

/** The words an action of the form's entity gives: no others are taken. Nothing is asked without an action's name. */
export function useGivenWords(action: string | undefined, active: boolean): UsedWords {
  const resource = useResourceContext() ?? ''
  const portal = useDataProvider<PortalProvider>()
  const { data, error, refetch, isLoading } = useQuery({
    queryKey: [resource, 'words', action],
    enabled: active && action !== undefined,
    retry: false,
    queryFn: () => portal.action(resource, null, action as string),
  })
  const { words = [] } = (data ?? {}) as { readonly words?: readonly string[] }
  return { words, busy: isLoading, failed: error && !data ? () => void refetch() : undefined }
}

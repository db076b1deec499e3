import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Entity } from '#declare'
import type { MergeNumbers, PortalProvider } from '../../dataProvider/portalProvider.ts'

/** What merging would do, asked of the portal as soon as there is somebody to keep and somebody to go. */
export function useMergePreview(
  entity: Entity,
  name: string,
  ids: readonly number[],
  target: number | null,
) {
  const portal = useDataProvider<PortalProvider>()
  const others = ids.filter((id) => id !== target)
  const enabled = target !== null && others.length > 0
  return useQuery<MergeNumbers>({
    queryKey: [entity.name, 'merge', name, others, target],
    queryFn: () => portal.mergePreview(entity.name, name, others, target ?? 0),
    enabled,
    retry: false,
    gcTime: 0,
  })
}

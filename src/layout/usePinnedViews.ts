import { useMemo } from 'react'
import { viewKey } from '#derive/savedView.ts'
import { linkToView } from '#derive/viewAddress.ts'
import { useSettings } from '../client/settings.ts'
import { useSharedViews } from '../client/sharedViews.ts'

/** A view of a list that somebody keeps in the menu. */
export interface PinnedView {
  readonly key: string
  readonly name: string
  readonly to: string
}

/** The views in the menu by the path of their screen, in the order they were put there; those that are gone are not. */
export function usePinnedViews(): ReadonlyMap<string, readonly PinnedView[]> {
  const { views, pinnedViews } = useSettings()
  const shared = useSharedViews()
  return useMemo(() => {
    const all = [...views, ...shared].map((view) => ({
      ...{ screen: view.screen, key: viewKey(view), name: view.name, to: linkToView(view) },
    }))
    const pinned = pinnedViews.flatMap((pin) =>
      all.filter(({ screen, key }) => pin === `${screen} ${key}`),
    )
    return Map.groupBy(pinned, ({ screen }) => screen)
  }, [views, shared, pinnedViews])
}

import { type ComponentType, lazy, Suspense, useState } from 'react'

/** Loads what lies over the screen, once; early where somebody may open something soon. */
export const loadOverlays = () => import('./overlays.ts')

type Overlays = Awaited<ReturnType<typeof loadOverlays>>

/** An overlay that is loaded when it is first opened, and then stays, so that it can leave as it came. */
export function lazyOverlay<P extends { readonly open?: boolean }>(
  pick: (overlays: Overlays) => ComponentType<P>,
): ComponentType<P> {
  const Overlay = lazy(async () => ({ default: pick(await loadOverlays()) })) as ComponentType<P>
  return function Opened(props: P) {
    const [wanted, setWanted] = useState(false)
    if (props.open && !wanted) setWanted(true)
    return wanted || props.open ? (
      <Suspense fallback={null}>
        <Overlay {...props} />
      </Suspense>
    ) : null
  }
}

import { Activity, memo, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { Loading } from '../layout/Loading.tsx'
import { useTags } from '../layout/openTags.ts'
import { ScreenBoundary } from '../layout/ScreenBoundary.tsx'
import { KeepAliveContext } from '../views/form/KeepAliveContext.ts'
import { useHeld } from '../views/form/unsaved.ts'
import type { Match } from '../views/matchScreen.ts'
import { type KeepAliveScreen, keptWith } from './keepAliveScreens.ts'

interface Props {
  /** What stands at the address and may be seen; null where nothing does. */
  readonly match: Match | null
  /** The address that this one leads on to. */
  readonly target: string | undefined
  /** react-admin's routes. */
  readonly children: ReactNode
}

/**
 * The screen at the address, and behind it those that stay as they were left: drawn, but without effects, so that no
 * query and no timer of theirs runs.
 */
export function Screens({ match, target, children }: Props) {
  const location = useLocation()
  const { pathname } = location
  const tags = useTags()
  const held = useHeld()
  const [kept, setKept] = useState<readonly KeepAliveScreen[]>([])
  const stays = target === undefined && match?.screen.keepAlive === true
  const next = keptWith(kept, {
    shown: stays ? { key: pathname, match, location } : null,
    isOpen: (key) => tags.some((tag) => tag.key === key),
    isHeld: (key) => held.has(key),
    refreshed: pathname.startsWith('/redirect/') ? target?.split('?')[0] : undefined,
  })
  if (next !== kept) setKept(next)
  return (
    <>
      {!stays && <Bounded at={pathname}>{children}</Bounded>}
      {next.map((one) => (
        <Activity key={one.key} mode={stays && one.key === pathname ? 'visible' : 'hidden'}>
          <Kept screen={one}>{children}</Kept>
        </Activity>
      ))}
    </>
  )
}

const Bounded = ({ at, children }: { readonly at: string; readonly children: ReactNode }) => (
  <ScreenBoundary at={at}>
    <Suspense fallback={<Loading />}>{children}</Suspense>
  </ScreenBoundary>
)

interface KeptProps {
  readonly screen: KeepAliveScreen
  readonly children: ReactNode
}

/** While it is hidden, its address stays the one it was left at: another screen's query is none of its filters. */
const Kept = memo(function Kept({ screen, children }: KeptProps) {
  const { key, location } = screen
  const element = (
    <KeepAliveContext value={true}>
      <Bounded at={key}>{children}</Bounded>
    </KeepAliveContext>
  )
  const drawn = useRoutes([{ path: '*', element }], location)
  // biome-ignore lint/correctness/useExhaustiveDependencies: routes are made anew with every step elsewhere
  return useMemo(() => drawn, [screen])
})

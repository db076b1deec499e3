import { Activity, memo, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Navigate, useLocation, useRoutes } from 'react-router-dom'
import { NotFound } from '../layout/NotFound.tsx'
import { useTags } from '../layout/openTags.ts'
import { ScreenBoundary } from '../layout/ScreenBoundary.tsx'
import { Waits } from '../layout/Waits.tsx'
import { KeptContext } from '../views/form/KeptContext.ts'
import { useHeld } from '../views/form/unsaved.ts'
import type { Match } from '../views/matchScreen.ts'
import { type KeptScreen, keptWith } from './keptScreens.ts'
import { ScreenView } from './ScreenView.tsx'

interface Props {
  /** What stands at the address; null where nothing does. */
  readonly match: Match | null
  /** Whether this person may see it. */
  readonly seen: boolean
  /** The address that is to be built anew, on the way through /redirect. */
  readonly refreshed?: string | undefined
}

/**
 * The screen at the address, and behind it those that stay as they were left: drawn, but without effects, so that no
 * query and no timer of theirs runs.
 */
export function Screens({ match, seen, refreshed }: Props) {
  const location = useLocation()
  const { pathname } = location
  const tags = useTags()
  const held = useHeld()
  const [kept, setKept] = useState<readonly KeptScreen[]>([])
  const stays = seen && refreshed === undefined && match?.screen.keepAlive === true
  const next = keptWith(kept, {
    shown: stays ? { key: pathname, match, location } : null,
    isOpen: (key) => tags.some((tag) => tag.key === key),
    isHeld: (key) => held.has(key),
    refreshed: refreshed?.split('?')[0],
  })
  if (next !== kept) setKept(next)
  return (
    <>
      {refreshed !== undefined && <Navigate to={refreshed} replace />}
      {!stays && refreshed === undefined && (
        <Bounded at={pathname}>{match ? <ScreenView match={match} /> : <NotFound />}</Bounded>
      )}
      {next.map((one) => (
        <Activity key={one.key} mode={stays && one.key === pathname ? 'visible' : 'hidden'}>
          <Kept screen={one} />
        </Activity>
      ))}
    </>
  )
}

const Bounded = ({ at, children }: { readonly at: string; readonly children: ReactNode }) => (
  <ScreenBoundary at={at}>
    <Suspense fallback={<Waits />}>{children}</Suspense>
  </ScreenBoundary>
)

/** While it is hidden, its address stays the one it was left at: another screen's query is none of its filters. */
const Kept = memo(function Kept({ screen }: { readonly screen: KeptScreen }) {
  const { key, match, location } = screen
  const element = (
    <KeptContext value={true}>
      <Bounded at={key}>
        <ScreenView match={match} />
      </Bounded>
    </KeptContext>
  )
  const drawn = useRoutes([{ path: '*', element }], location)
  // biome-ignore lint/correctness/useExhaustiveDependencies: routes are made anew with every step elsewhere
  return useMemo(() => drawn, [screen])
})

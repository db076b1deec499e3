import { Suspense } from 'react'
import type { Entity, PortName } from '#declare'
import { useUser } from '../authProvider/Viewer.tsx'
import { later } from './later.tsx'

const StandInNote = later(() => import('./StandInNote.tsx'))

/**
 * Says what nobody should rely on: that an entity's rules are still to be carried, that a service outside the house it
 * needs is only stood in for.
 */
export function StandInBanner({ entity }: { readonly entity: Entity }) {
  return (
    <>
      {entity.standIn && (
        <Suspense fallback={kept}>
          <StandInNote port={undefined} />
        </Suspense>
      )}
      <StandInNotes ports={entity.ports} />
    </>
  )
}

/** Says which of these services are only stood in for, and what becomes of their work. */
export function StandInNotes({ ports: names }: { readonly ports: readonly PortName[] }) {
  return useStandIns(names).map((name) => (
    <Suspense key={name} fallback={kept}>
      <StandInNote port={name} />
    </Suspense>
  ))
}

/** Which of these services are stood in for: known at once, so that nothing is pushed down by it later. */
function useStandIns(names: readonly PortName[]): readonly PortName[] {
  const { standIns = [] } = useUser().info
  return names.filter((name) => standIns.includes(name))
}

/** Keeps the place of a line until it is there. */
const kept = (
  <div className="stand-in" style={{ visibility: 'hidden' }} aria-hidden="true">
    &nbsp;
  </div>
)

import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { giveBack, keepLease, LEASE, takeLease } from './lease.ts'

/** How often a sign of life is given, in milliseconds of real time. */
const BEAT = 1000

/**
 * Does something that one portal at a time may do: gives false where another one does it now. `isLost` says that the
 * lease went to another meanwhile (this process slept, say), and the work had better end.
 */
export async function underLease(
  { database, clock }: PortalContext,
  name: string,
  owner: string,
  work: (isLost: () => boolean) => Promise<void>,
  life = LEASE,
): Promise<boolean> {
  const now = () => clock().getTime()
  const lease = await takeLease(database.db, name, owner, now(), life)
  if (!lease) return false
  let lost = false
  let beat: Promise<void> = Promise.resolve()
  const timer = setInterval(
    () => {
      beat = keepLease(database.db, lease, now(), life).catch(() => {
        lost = true
      })
    },
    Math.min(BEAT, life / 3),
  )
  try {
    await work(() => lost)
  } finally {
    clearInterval(timer)
    await beat
    await giveBack(database.db, lease)
  }
  return true
}

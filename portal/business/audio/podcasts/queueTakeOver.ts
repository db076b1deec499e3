import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'

/** What is to be taken over, and what follows once it is. */
export interface TakeOverAsked {
  readonly ids: readonly number[]
  /** A move that follows for each. */
  readonly further?: 'shelfOn'
  readonly title: string
  readonly key?: string
}

/** Queues what brings captured episodes into the house. */
export const queueTakeOver = (
  context: PortalContext,
  { ids, further, title, key }: TakeOverAsked,
  { session }: { readonly session: Session },
): Promise<number> =>
  queueJob(
    context,
    {
      kind: 'takeOver',
      title: `接管单集：${title}`,
      entity: 'podcast',
      params: { of: 'podcast', move: 'takeOver', ids, ...(further && { further }) },
      total: ids.length,
      ...(key && { key }),
    },
    session,
  )

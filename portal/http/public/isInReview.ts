import { refusedField } from '#portal/core/errors.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'

/** Which build of the app asks: by the code of its channel, and its version. */
export interface Build {
  readonly channel?: string | undefined
  readonly version?: string | undefined
}

/**
 * Whether a store examines this build now, as its channel says. A build that does not say its version is taken for the
 * one that is examined. Throws 40001 for a channel there is none of.
 */
export async function isInReview(
  context: PortalContext,
  { channel, version }: Build,
): Promise<boolean> {
  if (channel === undefined) return false
  const { database, rows } = context
  const channels = entityNamed(context, 'appChannel')
  const [found] = await rows.select(database.db, channels, { code: channel }, { limit: 1 })
  if (!found)
    throw refusedField('channel', [`没有渠道“${channel}”`, `There is no channel "${channel}"`])
  return found.reviewMode === true && (version === undefined || version === found.reviewVersion)
}

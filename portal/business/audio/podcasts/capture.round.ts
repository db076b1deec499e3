import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { queueCapture } from './queueCapture.ts'

/** How long ago the last capture must be, and how much of a moment names the turn. */
const turns = {
  hour: { ago: '-60m', named: '2026-11-21T10'.length },
  day: { ago: '-1d', named: '2026-11-21'.length },
} as const

/** What the clock does for podcasts: collections that are captured by themselves are, each once an hour or a day. */
export async function round(context: PortalContext): Promise<void> {
  const now = shanghaiTime(context.clock())
  for (const [captureEvery, { ago, named }] of Object.entries(turns)) {
    const where = {
      origin: 'captured',
      captureEvery,
      any: [
        { lastCapturedAt: { set: false } },
        { lastCapturedAt: { lte: { text: shift(now, ago) } } },
      ],
    }
    const entity = entityNamed(context, 'radioStation')
    for (const station of await context.rows.select(context.database.db, entity, where))
      await queueCapture(
        context,
        station,
        portalSession,
        `capture:${station.id}:${captureEvery}:${now.slice(0, named)}`,
      )
  }
}

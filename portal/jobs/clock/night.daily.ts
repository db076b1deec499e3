import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { purgeExports } from '#portal/engine/exports/purgeExports.ts'
import { clearOldBatches } from '#portal/engine/imports/clearOld.ts'
import { closeDocuments } from '#portal/engine/media/closeDocuments.ts'
import { removeStray } from '#portal/engine/media/removeStray.ts'
import { type Pauses, recountAll } from '#portal/engine/records/counts.ts'
import { abortUploadsBefore } from '#portal/storage/objects/abortUploadsBefore.ts'
import { purgeResults } from '../purgeResults.ts'
import type { Daily } from './daily.ts'
import { purgeOld } from './purgeOld.ts'

/** Uploads in parts that nobody has completed for so long are given up, in milliseconds. */
const UPLOAD_AGE = 7 * 24 * 60 * 60_000
/** Differences named one by one; the rest are counted. */
const NAMED = 50

type Part = (context: PortalContext, night: Pauses) => Promise<void>

const purging: Part = async (context, night) => {
  const purged = await purgeOld(context, night)
  if (purged > 0)
    context.log({
      level: 'info',
      message: `${purged} records that are kept no longer were removed`,
    })
}

const results: Part = async (context, night) => {
  const purged = await purgeResults(context, night)
  if (purged > 0) context.log({ level: 'info', message: `${purged} result files were removed` })
}

const exported: Part = async (context, night) => {
  const purged = await purgeExports(context, night)
  if (purged > 0)
    context.log({ level: 'info', message: `${purged} files and lists of exports were removed` })
}

const uploads: Part = async ({ store, clock, log }) => {
  if (!store) return
  const given = await abortUploadsBefore(store, new Date(clock().getTime() - UPLOAD_AGE))
  if (given > 0) log({ level: 'info', message: `${given} forgotten uploads were given up` })
}

const documents: Part = async (context, night) => {
  const closed = await closeDocuments(context, night)
  if (closed > 0)
    context.log({
      level: 'info',
      message: `${closed} documents in the bucket were closed to strangers`,
    })
}

const stray: Part = async (context, night) => {
  const removed = await removeStray(context, night)
  if (removed > 0)
    context.log({ level: 'info', message: `${removed} uploads that nothing names were removed` })
}

const counting: Part = async (context, night) => {
  const found = await recountAll(context, night)
  const warn = (message: string) => context.log({ level: 'warn', message })
  for (const { entity, id, field, kept, counted } of found.slice(0, NAMED))
    warn(
      `${entity} ${id}: ${field} is kept as ${kept}, counting gives ${counted}; nothing was changed`,
    )
  if (found.length > NAMED) warn(`${found.length - NAMED} more counts differ`)
}

const batches: Part = async (context, night) => {
  const cleared = await clearOldBatches(context, night)
  if (cleared > 0)
    context.log({
      level: 'info',
      message: `Phones and files of ${cleared} old batches were cleared`,
    })
}
const parts: readonly Part[] = [
  purging,
  results,
  exported,
  batches,
  uploads,
  documents,
  stray,
  counting,
]

/**
 * The night's work: removes what is kept no longer, gives up forgotten uploads, takes out of the
 * store what nothing names, counts anew what is counted and logs
 * differences. A part that fails is logged and keeps none of the others from going on.
 */
export const daily: Daily = {
  name: 'night',
  hour: 3,
  async run(context, pauses) {
    for (const part of [...Object.values(context.parts.nights), ...parts])
      await part(context, pauses).catch((error: Error) =>
        context.log({
          level: 'error',
          message: `A part of the night's work failed: ${error.message}`,
        }),
      )
  },
}

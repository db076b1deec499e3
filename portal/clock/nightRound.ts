import { type Pauses, recountAll } from '../records/counts.ts'
import type { Ground } from '../records/ground.ts'
import { shanghaiTime } from '../records/shanghaiTime.ts'
import { abortUploadsBefore } from '../store/abortUploadsBefore.ts'
import { purgeOld } from './purgeOld.ts'

/** The hour of the day (Asia/Shanghai) from which it is night's work's turn. */
const HOUR = 3
/** Uploads in parts that nobody has completed for so long are given up, in milliseconds. */
const UPLOAD_AGE = 7 * 24 * 60 * 60_000
/** Differences named one by one; the rest are counted. */
const NAMED = 50

/**
 * Once a day, at three or as soon afterwards as the portal runs: removes what is kept no longer, gives up forgotten
 * uploads, counts anew what is counted and logs differences. The day it was last done stands in the database. Gives
 * whether it was done now. A part that fails is logged and keeps none of the others from going on.
 */
export async function nightRound(ground: Ground, night: Pauses): Promise<boolean> {
  const now = shanghaiTime(ground.clock())
  const last = await lastNight(ground)
  // A portal that has just been set up has nothing old.
  if (last === undefined) await rememberNight(ground, now)
  if (last === undefined || last >= now.slice(0, 10) || Number(now.slice(11, 13)) < HOUR)
    return false
  for (const part of parts) await part(ground, night).catch((error) => logFailure(ground, error))
  if (night.isOver()) return false
  await rememberNight(ground, now)
  return true
}

type Part = (ground: Ground, night: Pauses) => Promise<void>

const purging: Part = async (ground, night) => {
  const purged = await purgeOld(ground, night)
  if (purged > 0)
    ground.log({ level: 'info', message: `${purged} records that are kept no longer were removed` })
}

const uploads: Part = async ({ store, clock, log }) => {
  if (!store) return
  const given = await abortUploadsBefore(store, new Date(clock().getTime() - UPLOAD_AGE))
  if (given > 0) log({ level: 'info', message: `${given} forgotten uploads were given up` })
}

const counting: Part = async (ground, night) => {
  const found = await recountAll(ground, night)
  const warn = (message: string) => ground.log({ level: 'warn', message })
  for (const { entity, id, field, kept, counted } of found.slice(0, NAMED))
    warn(
      `${entity} ${id}: ${field} is kept as ${kept}, counting gives ${counted}; nothing was changed`,
    )
  if (found.length > NAMED) warn(`${found.length - NAMED} more counts differ`)
}
const parts: readonly Part[] = [purging, uploads, counting]

function logFailure({ log }: Ground, error: unknown): void {
  log({ level: 'error', message: `A part of the night's work failed: ${(error as Error).message}` })
}

const KEY = 'lastNight'

async function lastNight({ database }: Ground): Promise<string | undefined> {
  const query = database.db.selectFrom('_meta').select('value').where('key', '=', KEY)
  return (await query.executeTakeFirst())?.value as string | undefined
}

async function rememberNight({ database }: Ground, now: string): Promise<void> {
  const value = now.slice(0, 10)
  await database.db
    .insertInto('_meta')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

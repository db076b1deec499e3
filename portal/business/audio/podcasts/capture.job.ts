import type { Label, Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import type { JobCounts, JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { reasonOf } from '#portal/engine/queue/reasonOf.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { Feed, FeedEpisode } from '#portal/outside/feed/feed.ts'
import { PortError } from '#portal/outside/portError.ts'
import { capturedEpisode } from './capturedEpisode.ts'
import { countCapture } from './countCapture.ts'
import { queueTakeOver } from './queueTakeOver.ts'

/** Episodes of one portion. */
const PORTION = 50

/**
 * Reads a collection's feed and adds what it does not know yet to the captured list; sound stays at its address. What
 * was ignored, taken over or thrown away before is known, and never comes back.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const station = await stationOf(work)
    const feed = await feedOf(work, station)
    if (!feed) return { done: 0, failed: 1, over: true }
    const fresh = await unknownTo(work, station, feed)
    for (const one of fresh.slice(0, PORTION)) await add(work, station, one)
    const over = fresh.length <= PORTION
    if (over && station.autoTakeOver === true) await goLive(work, station)
    return { ...countsKept(work), over }
  },

  async ended(work, how) {
    if (how !== 'cancelled') await countCapture(work, how === 'failed')
  },
}

async function stationOf({ records, params }: JobWork): Promise<Row> {
  const station = await records.find('radioStation', Number(params.station))
  if (station) return station
  throw new Error(`Capture: there is no radioStation ${params.station} any more`)
}

/** Read once a job; undefined where it could not be, which the job's lines then tell. */
async function feedOf(work: JobWork, { feedUrl }: Row): Promise<Feed | undefined> {
  const known = work.kept.get('feed') as Feed | undefined
  if (known) return known
  try {
    const feed = await work.context.ports.feed.read(String(feedUrl ?? ''))
    work.kept.set('feed', feed)
    return feed
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    await noteRefusal(work, String(feedUrl), error.label)
    return undefined
  }
}

/** By what the feed calls them, those in the bin included, oldest first. */
async function unknownTo(work: JobWork, { id }: Row, feed: Feed): Promise<FeedEpisode[]> {
  const { db } = work.context.database
  const rows = await db
    .selectFrom('podcast')
    .select('feedGuid')
    .where('radioStation', '=', id)
    .execute()
  const known = new Set([...rows.map(({ feedGuid }) => feedGuid), ...refusedIn(work)])
  return feed.episodes
    .map((one) => ({ ...one, guid: one.guid.slice(0, 200) }))
    .filter(({ guid }) => !known.has(guid) && known.add(guid))
    .reverse()
}

async function add(work: JobWork, station: Row, episode: FeedEpisode): Promise<void> {
  const { done, failed } = countsKept(work)
  try {
    await inTransaction(work.context, { session: work.session }, async (transaction) => {
      await work.demandLease(transaction.tx)
      await transaction.records.create(
        'podcast',
        await capturedEpisode(transaction, station, episode),
      )
      await work.reached(transaction.tx, { done: done + 1, failed })
    })
    work.kept.set('counts', { done: done + 1, failed })
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    refusedIn(work).add(episode.guid)
    work.kept.set('counts', { done, failed: failed + 1 })
    await noteRefusal(work, episode.title, reasonOf(error))
  }
}

const countsKept = ({ kept, job }: JobWork): JobCounts =>
  (kept.get('counts') as JobCounts | undefined) ?? { done: Number(job.done ?? 0), failed: 0 }

function refusedIn({ kept }: JobWork): Set<string> {
  const set = (kept.get('refused') ?? new Set()) as Set<string>
  kept.set('refused', set)
  return set
}

const noteRefusal = (work: JobWork, title: string, text: Label): Promise<void> =>
  work.context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    await work.tell(tx, [{ level: 'failed', title, text }])
  })

/** What this job found goes on shelf by itself, once its sound is in the house. */
async function goLive(work: JobWork, station: Row): Promise<void> {
  const since = String(work.job.startedAt ?? work.job.createdAt)
  const where = {
    radioStation: station.id,
    status: 'captured',
    capturedAt: { gte: { text: since } },
  }
  const rows = await work.records.select('podcast', where)
  const ids = rows.map(({ id }) => id as number)
  if (ids.length === 0) return
  const key = `takeOver:${work.job.id}`
  await queueTakeOver(
    work.context,
    { ids, further: 'shelfOn', title: String(station.title), key },
    work,
  )
}

import type { Label } from '#declare'
import { paragraphsOf } from '#derive/transcript/transcript.ts'
import { PortError } from '#portal/outside/portError.ts'
import type { HeardWord } from '#portal/outside/speech/speech.ts'
import { readBytes } from '#portal/storage/objects/body.ts'
import { ownKey } from '../media/ownKey.ts'
import type { JobKind, JobStep, JobWork } from '../queue/jobKind.ts'
import type { TranscriptRow } from './transcriptTable.ts'

/** Asked again after so many milliseconds. */
const PAUSE = 2000
/** A service that listens for longer does not answer any more, in milliseconds. */
const LONGEST = 24 * 3_600_000
/** No upload of a sound or film is read whole above that; services fetch theirs by themselves. */
const HEAVIEST = 512 * 1024 * 1024

/** Has a recording written down: handed over first, then asked about until its words are there. */
export const job: JobKind = {
  // A service listens for minutes, and grants are not to wait for it.
  atOnce: 2,
  async step(work): Promise<JobStep> {
    const row = await rowOf(work)
    if (row?.status !== 'waiting') return { done: 2, failed: 0, total: 2, over: true }
    try {
      if (!row.task) return await handOver(work)
      const words = await work.context.ports.speech.heard(row.task)
      if (words) return await keepWords(work, words)
      if (isLate(work, row)) throw new Error('The speech service still listens after a day')
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      return { done: 1, failed: 0, total: 2, over: false }
    } catch (error) {
      // What was refused is refused again; everything else may pass.
      if (!(error instanceof PortError) || error.why !== 'refused') throw error
      await fail(work, error.label)
      return { done: 0, failed: 1, total: 1, over: true }
    }
  },
  async ended(work, how) {
    if (how !== 'failed' && how !== 'cancelled') return
    await set(work, { status: 'failed', why: JSON.stringify(undone) }, false)
  },
}

const undone: Label = [
  '转写没有完成：语音服务没有应答，或任务被取消，请稍后再试',
  'It was not written down: the service did not answer, or the job was cancelled; try again later',
]

const keyOf = ({ params }: JobWork): string => String(params.key)

const rowOf = async (work: JobWork): Promise<TranscriptRow | undefined> =>
  (await work.context.database.db
    .selectFrom('_transcript')
    .selectAll()
    .where('key', '=', keyOf(work))
    .executeTakeFirst()) as TranscriptRow | undefined

async function handOver(work: JobWork): Promise<JobStep> {
  const { context, params } = work
  const url = String(params.url)
  const [origin = ''] = context.origins
  const task = await context.ports.speech.listen({
    url: /^\/(?!\/)/.test(url) ? origin + url : url,
    name: String(params.name ?? ''),
    seconds: typeof params.seconds === 'number' ? params.seconds : null,
    read: () => bytesOf(work, url),
  })
  await set(work, { task })
  return { done: 1, failed: 0, total: 2, over: false }
}

async function bytesOf({ context }: JobWork, url: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = ownKey(context, url)
  const found = key === null ? null : await context.store?.get(key)
  if (!found) throw new Error(`There is no recording at ${url} in the store`)
  return readBytes(found.body, HEAVIEST)
}

async function keepWords(work: JobWork, words: readonly HeardWord[]): Promise<JobStep> {
  const silent = words.length === 0
  await set(
    work,
    silent
      ? { status: 'silent', why: JSON.stringify(nothingHeard) }
      : { status: 'done', said: JSON.stringify(paragraphsOf(words)) },
  )
  return { done: 2, failed: 0, total: 2, over: true }
}

const nothingHeard: Label = [
  '没有听到可以转写的话：可能是纯音乐、静音，或说话声太小',
  'Nothing was heard that can be written down: music, silence, or too low a voice',
]

async function fail(work: JobWork, why: Label): Promise<void> {
  await set(work, { status: 'failed', why: JSON.stringify(why) })
  await work.context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    await work.tell(tx, [{ level: 'failed', title: String(work.job.title), text: why }])
  })
}

/** What was begun anew meanwhile waits for its own job. */
const set = (work: JobWork, values: Partial<TranscriptRow>, leased = true) =>
  work.context.database.transaction(async (tx) => {
    if (leased) await work.demandLease(tx)
    await tx
      .updateTable('_transcript')
      .set(values)
      .where('key', '=', keyOf(work))
      .where('status', '=', 'waiting')
      .execute()
  })

const isLate = ({ context }: JobWork, { at }: TranscriptRow): boolean =>
  context.clock().getTime() - Date.parse(at) > LONGEST

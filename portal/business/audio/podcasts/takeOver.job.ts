import type { Label, Row } from '#declare'
import { conflict, PortalError } from '#portal/core/errors.ts'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { countsOf } from '#portal/engine/queue/jobRecord.ts'
import { reasonOf } from '#portal/engine/queue/reasonOf.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { Sound } from '#portal/outside/feed/feed.ts'
import { addressIn } from '#portal/storage/objects/addressIn.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'

/** What the job remembers: how many it came to, and which were refused. */
interface Place {
  readonly ids: readonly number[]
  readonly at: number
  readonly refused: readonly number[]
  readonly further?: string
}

/** Copies the sound of captured episodes into the own store and makes drafts of them; one whose sound does not come stays as it was. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const place = placeOf(work)
    const id = place.ids[place.at]
    if (id === undefined) return { ...countsOf(work.job), ...countsIn(place), over: true }
    const why = await takeOver(work, id, place).catch((error: unknown) => {
      if (error instanceof PortalError) return error
      throw error
    })
    const refused = why ? [...place.refused, id] : place.refused
    const next = { ...place, at: place.at + 1, refused }
    if (why) await tellRefused(work, id, why, next)
    work.kept.set('place', next)
    return { ...countsIn(next), over: next.at >= next.ids.length }
  },

  async again(work) {
    const place = placeOf(work)
    const ids = [...place.refused, ...place.ids.slice(place.at)]
    await work.context.database.transaction(async (tx) => {
      await work.demandLease(tx)
      await remember(work, tx, { ...place, ids, at: 0, refused: [] })
      await work.reached(tx, { done: 0, failed: 0, total: ids.length })
    })
    work.kept.set('place', { ...place, ids, at: 0, refused: [] })
  },
}

const countsIn = ({ at, refused }: Place) => ({ done: at - refused.length, failed: refused.length })

function placeOf({ kept, params }: JobWork): Place {
  const found = (kept.get('place') ?? params) as unknown as Place
  return { ...found, at: found.at ?? 0, refused: found.refused ?? [] }
}

/** Fetched before the transaction begins; what was stored for nothing is taken away again. */
async function takeOver(work: JobWork, id: number, place: Place): Promise<void> {
  const { records, context } = work
  const row = await records.find('podcast', id)
  if (!row || !['captured', 'ignored'].includes(String(row.status))) throw notCaptured
  const store = context.store
  if (!store) throw noStore
  const sound = await context.ports.feed.sound(String(row.feedUrl))
  const key = `audio/podcast/${id}/${crypto.randomUUID()}.${sound.ending}`
  await store.put(key, sound.bytes, { type: sound.type })
  try {
    await inTransaction(context, { session: work.session }, async (transaction) => {
      await work.demandLease(transaction.tx)
      const audio = audioOf(store, key, sound, row)
      await transaction.records.move('podcast', id, 'takeOver', { audio })
      if (place.further) await transaction.records.move('podcast', id, place.further)
      const next = { ...place, at: place.at + 1 }
      await remember(work, transaction.tx, next)
      await work.reached(transaction.tx, countsIn(next))
    })
  } catch (error) {
    await store.remove(key)
    throw error
  }
}

const audioOf = (store: ObjectStore, key: string, { bytes, ending }: Sound, row: Row) => ({
  url: addressIn(store, key),
  name: `${[...String(row.title)].slice(0, 60).join('')}.${ending}`,
  size: bytes.length,
  duration: row.duration,
})

async function tellRefused(
  work: JobWork,
  id: number,
  error: PortalError,
  next: Place,
): Promise<void> {
  const row = await work.records.find('podcast', id)
  const line = { record: String(id), title: String(row?.title ?? `#${id}`), text: reasonOf(error) }
  await work.context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    await remember(work, tx, next)
    await work.reached(tx, countsIn(next))
    await work.tell(tx, [{ ...line, level: 'failed' }])
  })
}

async function remember(
  { context, job }: JobWork,
  tx: Parameters<JobWork['tell']>[0],
  place: Place,
): Promise<void> {
  const entity = context.entities.get('job')
  if (entity) await context.rows.keep(tx, entity, job.id as number, { params: place as never })
}

const refusedBecause = (message: Label): PortalError =>
  conflict([{ field: '_', kind: 'conflict', message }])
const notCaptured = refusedBecause([
  '该单集已不在待处理列表中',
  'The episode is no longer on the captured list',
])
const noStore = refusedBecause(['没有可用的存储', 'There is no store to copy it to'])

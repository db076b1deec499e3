import type { Label } from '#declare'
import { isUnreadable, type Media, readMedia } from '#derive/media/readMedia.ts'
import { readBytes } from '#portal/storage/objects/body.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import type { JobKind, JobStep, JobWork } from '../queue/jobKind.ts'
import { OutOfReach } from '../queue/outOfReach.ts'
import type { Video } from './videoTable.ts'

/**
 * Looks at a film of the embedded service: length, size, dimensions, and a picture where one lies in it. Nothing is
 * encoded anew. What is no film is removed from the store, and says why.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const { store, database } = work.context
    const video = (await database.db
      .selectFrom('_video')
      .selectAll()
      .where('id', '=', String(work.params.video))
      .executeTakeFirst()) as Video | undefined
    if (!store || video?.status !== 'Transcoding') return { done: 1, failed: 0, over: true }
    const head = await store.head(video.key)
    if (!head) throw new OutOfReach(video.title)
    const read = await readFilm(store, video.key, head.size)
    if (isUnreadable(read)) return refuse(work, store, video, read)
    await keep(work, video, {
      ...{ status: 'Normal', size: head.size },
      ...{ width: read.width ?? 0, height: read.height ?? 0 },
      duration: Math.round(read.duration * 1000),
      cover: video.cover || (await coverIn(store, video, read)),
    })
    return { done: 1, failed: 0, over: true }
  },
  async ended(work, how) {
    if (how !== 'failed' && how !== 'cancelled') return
    const video = { id: String(work.params.video) }
    await keep(work, video, { status: 'Failed', why: JSON.stringify(unlooked) }, false)
  },
}

const unlooked: Label = [
  '视频处理失败，请重新上传',
  'The film could not be looked at: upload it again',
]

const readFilm = (store: ObjectStore, key: string, size: number) =>
  readMedia(
    {
      size,
      read: async (start, end) => {
        const found = await store.get(key, { start, end: end - 1 })
        if (!found) throw new Error(`There is no object ${key} any more`)
        return readBytes(found.body)
      },
    },
    'mp4',
  )

async function refuse(work: JobWork, store: ObjectStore, video: Video, why: Label) {
  await store.remove(video.key)
  await keep(work, video, { status: 'Failed', why: JSON.stringify(why) })
  await work.context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    await work.tell(tx, [{ level: 'failed', title: video.title, text: why }])
  })
  return { done: 0, failed: 1, over: true }
}

/** One that was looked at already stays as it is. */
const keep = (work: JobWork, { id }: Pick<Video, 'id'>, values: Partial<Video>, leased = true) =>
  work.context.database.transaction(async (tx) => {
    if (leased) await work.demandLease(tx)
    await tx
      .updateTable('_video')
      .set(values)
      .where('id', '=', id)
      .where('status', '=', 'Transcoding')
      .execute()
  })

const endings: { readonly [type: string]: string } = { 'image/jpeg': 'jpg', 'image/png': 'png' }

/** The picture its maker put into the file; empty where there is none. */
async function coverIn(store: ObjectStore, { key }: Video, { picture }: Media): Promise<string> {
  const ending = picture && endings[picture.type]
  if (!ending) return ''
  const cover = key.replace(/mp4$/, ending)
  await store.put(cover, picture.bytes, { type: picture.type })
  return cover
}

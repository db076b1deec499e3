import type { Label } from '#declare'
import { missing, refusedField } from '#portal/core/errors.ts'
import {
  base64Json,
  ONLY_MP4,
  TRANSCODING,
  UPLOADING,
  type VodInfo,
  type VodService,
  type VodTicket,
} from '#portal/outside/vod/vod.ts'
import type { CredentialIssuer } from '#portal/storage/objects/credentialIssuer.ts'
import { randomBytes, toHex } from '#portal/storage/objects/encoding.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { LARGEST } from '#portal/storage/objects/ossObject.ts'
import { bucketAddress, prefixOf } from '#portal/storage/objects/uploadToken.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { queueJob } from '../queue/queueJob.ts'
import { inTransaction } from '../records/transaction.ts'
import { ownKey } from './ownKey.ts'
import type { Video } from './videoTable.ts'

export interface EmbeddedVod {
  readonly context: PortalContext
  readonly store: ObjectStore
  readonly issuer: CredentialIssuer
  /** Whoever calls: the job that looks at a film is theirs. */
  readonly session: Session
  /** Where the browser reaches the portal. */
  readonly origin: string
}
const HOUR_MS = 3_600_000
/** Longer names are cut: they are shown, and found by nothing. */
const LONGEST = 128

const tooLarge = (bytes: number): Label => {
  const [has, most] = [bytes, LARGEST].map((size) => `${Number((size / 1024 ** 3).toFixed(1))} GB`)
  return [
    `视频有 ${has}，最大 ${most}，请压缩或剪短后再上传`,
    `The film has ${has}, ${most} at most: compress or shorten it first`,
  ]
}

/**
 * Films in the portal's own store, played as they were uploaded. A job reads each once it has arrived; until then it
 * counts as being transcoded, as with a service that really does so.
 */
export function embeddedVod(house: EmbeddedVod): VodService {
  const { context, store, session } = house
  const { db } = context.database
  const found = async (id: string): Promise<Video> => {
    const row = await db.selectFrom('_video').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw missing(['视频', 'Film'], id)
    return row as Video
  }
  return {
    async create({ fileName, title, cover = '', user, size = 0 }) {
      if (!/\.mp4$/i.test(fileName)) throw refusedField('FileName', ONLY_MP4)
      // Told before the first part goes, and not by the store after two gigabytes of them.
      if (size > LARGEST) throw refusedField('FileSize', tooLarge(size))
      if (cover) demandOwn(house, cover)
      const now = context.clock()
      const id = toHex(randomBytes(16))
      const key = `${await prefixOf(context.secret, user, 'video')}${id}/${now.getTime()}.mp4`
      const facts = { size: 0, duration: 0, width: 0, height: 0, why: '', at: now.toISOString() }
      const video: Video = {
        ...{ id, user, key, cover, status: 'Uploading' as const, ...facts },
        title: [...(title.trim() || fileName)].slice(0, LONGEST).join(''),
      }
      await context.database.transaction((tx) =>
        tx
          .insertInto('_video')
          .values({ ...video })
          .execute(),
      )
      return ticketOf(house, video)
    },
    async refresh(id) {
      const video = await found(id)
      // Whoever may not write its key is refused by the store; nobody else is given keys to it.
      if (video.user !== session.user?.username) throw missing(['视频', 'Film'], id)
      return ticketOf(house, video)
    },
    async playInfo(id) {
      const video = await found(id)
      if (video.status === 'Uploading' && (await store.head(video.key)))
        return infoOf(house, await takenUp(house, video))
      return infoOf(house, video)
    },
  }
}

/** All of it has arrived: a job looks at it. Who asks twice at once queues one. */
async function takenUp({ context, session }: EmbeddedVod, video: Video): Promise<Video> {
  await inTransaction(context, { session }, async (transaction) => {
    const begun = await transaction.tx
      .updateTable('_video')
      .set({ status: 'Transcoding' })
      .where('id', '=', video.id)
      .where('status', '=', 'Uploading')
      .executeTakeFirst()
    if (Number(begun.numUpdatedRows) === 0) return
    const params = { video: video.id }
    const key = `video:${video.id}`
    const title = `视频转码：${video.title}`
    await queueJob(transaction, { kind: 'video', title, params, key, total: 1 }, session)
  })
  return { ...video, status: 'Transcoding' }
}

async function ticketOf(house: EmbeddedVod, { id, key, user }: Video): Promise<VodTicket> {
  const { store, issuer, context, origin } = house
  const { bucket, endpoint, style } = store.describe()
  const prefix = key.slice(0, key.lastIndexOf('/') + 1)
  const keys = await issuer.issue({ user, prefix, ttlMs: HOUR_MS })
  const until = Date.parse(keys.expiration) || context.clock().getTime() + HOUR_MS
  const Endpoint = style === 'path' ? origin : endpoint
  return {
    VideoId: id,
    UploadAddress: base64Json({ Endpoint, Bucket: bucket, FileName: key }),
    UploadAuth: base64Json({
      AccessKeyId: keys.AccessKeyId,
      AccessKeySecret: keys.AccessKeySecret,
      SecurityToken: keys.StsToken,
      ExpireUTCTime: String(Math.floor(until / 1000)),
      Expiration: new Date(until).toISOString(),
    }),
  }
}

function infoOf(house: EmbeddedVod, video: Video): VodInfo {
  const { id, title, key, status, cover } = video
  const ready = status === 'Normal'
  return {
    VideoId: id,
    Title: title,
    PlayURL: ready ? addressOf(house, key) : '',
    CoverURL: ready ? coverOf(house, id, cover) : '',
    Width: video.width,
    Height: video.height,
    Size: video.size,
    Duration: video.duration / 1000,
    ErrorMessage: whyNot(video),
    Status: status,
    Own: true,
  }
}

function addressOf({ store, context, origin }: EmbeddedVod, key: string): string {
  if (context.cdn) return `${context.cdn}/${key}`
  const address = store.describe()
  const endpoint = address.style === 'path' ? origin : address.endpoint
  return `${bucketAddress({ ...address, endpoint })}/${key}`
}

/** An address, or the key of a picture that lay in the film; drawn with the title where there is neither. */
function coverOf(house: EmbeddedVod, id: string, cover: string): string {
  if (cover === '') return `${house.origin}/uploadViod/cover/${id}`
  return /^(https?:|\/)/.test(cover) ? cover : addressOf(house, cover)
}

function whyNot({ status, why }: Video): Label | null {
  if (status === 'Normal') return null
  if (status === 'Failed') return JSON.parse(why) as Label
  return status === 'Transcoding' ? TRANSCODING : UPLOADING
}

function demandOwn({ store, context, origin }: EmbeddedVod, cover: string): void {
  if (ownKey({ store, origins: [...context.origins, origin] }, cover) === null)
    throw refusedField('CoverURL', [
      '封面应为已上传的图片',
      'The cover must be a picture that was uploaded here',
    ])
}

import { sql } from 'kysely'
import type { Label, Row } from '#declare'
import { wantedOf } from '#derive/media/askedSizes.ts'
import { focusOf } from '#derive/media/cropAround.ts'
import { addressIn } from '#portal/storage/objects/addressIn.ts'
import type { JobLine } from '#wire/jobLine.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { JobKind, JobWork } from '../queue/jobKind.ts'
import { drawnKey } from './drawnKey.ts'
import type { ReadPicture } from './onePicture.ts'
import { ownKey } from './ownKey.ts'
import { stepPictures } from './stepPictures.ts'

/** So often a picture may end the process it is drawn in: fewer times than its job may, which goes on without it then. */
const DEATHS = 2

/** Draws the other sizes of pictures. */
export const job: JobKind = {
  wears: true,
  step: (work) =>
    stepPictures(work, {
      // One that ended its process comes after all that did not.
      waiting: (most) =>
        work.context.database.db
          .selectFrom('_undrawn')
          .select('id')
          .orderBy(sql`coalesce("begun", 0)`)
          .orderBy('id')
          .limit(most)
          .execute(),
      one: async (id, read) => (await one(work, id, read)) === undefined,
    }),
}

/** One picture; a line where it could not be read, which then is shown as it came. */
async function one(work: JobWork, id: number, read: ReadPicture): Promise<JobLine | undefined> {
  const { context } = work
  const entity = entityNamed(context, 'material')
  const deaths = await beginning(work, id)
  const row = await context.rows.read(context.database.db, entity, id)
  const made =
    deaths >= DEATHS
      ? new EndsItsProcess()
      : row && (await drawnOf(context, row, read).catch((error: Error) => error))
  const isFailed = made instanceof Error
  const line: JobLine | undefined = isFailed
    ? {
        ...{ level: 'failed', record: String(id), title: String(row?.name ?? id) },
        text: made instanceof EndsItsProcess ? setAside : unread,
      }
    : undefined
  await context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    if (made && !isFailed) {
      const { look, ...values } = made
      await context.rows.keep(tx, entity, id, values)
      await tx.deleteFrom('_look').where('id', '=', id).execute()
      await tx.insertInto('_look').values({ id, look }).execute()
    }
    if (isFailed) await context.rows.keep(tx, entity, id, { sizes: {} })
    if (line) await work.tell(tx, [line])
    await tx.deleteFrom('_undrawn').where('id', '=', id).execute()
  })
  return line
}

class EndsItsProcess extends Error {}
const unread: Label = [
  '图片无法缩放，按原图显示',
  'Its sizes could not be drawn: it is shown as it came',
]
const setAside: Label = [
  `缩放这张图片时进程中断了 ${DEATHS} 次，不再尝试，按原图显示；可换一张或另存后重新上传`,
  `It ended ${DEATHS} times the process it was drawn in, is left alone and shown as it came: save it anew and upload that`,
]

/** Remembers that drawing it begins, kept before it does; gives how often that ended its process before. */
async function beginning(work: JobWork, id: number): Promise<number> {
  const deaths = await work.context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    const found = await tx
      .selectFrom('_undrawn')
      .select('begun')
      .where('id', '=', id)
      .executeTakeFirst()
    const before = Number(found?.begun ?? 0)
    await tx
      .updateTable('_undrawn')
      .set({ begun: before + 1 })
      .where('id', '=', id)
      .execute()
    return before
  })
  // Two of them in a row are no reason to give the job up.
  if (deaths > 0) await work.gotFurther()
  return deaths
}

/** What its other sizes are, where it is a picture that lies in the store. */
async function drawnOf(
  context: PortalContext,
  row: Row,
  read: ReadPicture,
): Promise<Row | undefined> {
  const { store, pictures, entities } = context
  const key = row.mediaType === 'image' ? ownKey(context, row.url) : null
  const found = key !== null && (await store?.get(key))
  if (!store || !pictures || !found || key === null) return undefined
  const original = await read(found)
  const size = { width: Number(row.width), height: Number(row.height) }
  const focus = String(row.focus ?? '')
  const wanted = wantedOf(entities, size)
    // A moving picture drawn anew stands still: readers get it as it came.
    .filter(({ name }) => name !== 'single' || !/\.gif$/i.test(key))
  const { colour, look, pictures: drawn } = await pictures.draw(original, wanted, focusOf(focus))
  const sizes: Record<string, Row> = {}
  for (const picture of drawn) {
    const { name, width, height, bytes } = picture
    const at = drawnKey(key, focus, picture)
    await store.put(at, bytes, { type: 'image/webp' })
    sizes[name] = { url: addressOf(context, String(row.url), key, at), width, height }
  }
  return { sizes, colour, look }
}

/** Where the original is read, the others are, too. */
function addressOf({ store }: PortalContext, url: string, key: string, at: string): string {
  const encoded = (one: string) => one.split('/').map(encodeURIComponent).join('/')
  return url.endsWith(encoded(key))
    ? url.slice(0, -encoded(key).length) + encoded(at)
    : addressIn(store!, at)
}

import type { Row } from '#declare'
import { wantedOf } from '#derive/media/askedSizes.ts'
import { focusOf } from '#derive/media/cropAround.ts'
import { addressIn } from '#portal/storage/objects/addressIn.ts'
import { readBytes } from '#portal/storage/objects/body.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { JobKind, JobLine, JobStep, JobWork } from '../queue/jobKind.ts'
import { drawnKey } from './drawnKey.ts'
import { ownKey } from './ownKey.ts'

/** Pictures of one portion: each takes about a second. */
const AT_ONCE = 5
/** No upload of a picture is heavier, in bytes. */
const HEAVIEST = 40 * 1024 * 1024

/** Draws the other sizes of pictures, one after the other, so that there is never more than one in memory. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const { context } = work
    const { db } = context.database
    const waiting = await db
      .selectFrom('_undrawn')
      .select('id')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const kept = (work.kept.get('counts') as Counts | undefined) ?? { done: 0, failed: 0 }
    if (!context.pictures || !context.store || waiting.length === 0) return { ...kept, over: true }
    let { done, failed } = kept
    for (const { id } of waiting) {
      if (work.isOver()) break
      const line = await one(work, Number(id))
      if (line) failed++
      else done++
    }
    work.kept.set('counts', { done, failed })
    return { done, failed, total: done + failed, over: false }
  },
}

interface Counts {
  readonly done: number
  readonly failed: number
}

/** One picture; a line where it could not be read, which then is shown as it came. */
async function one(work: JobWork, id: number): Promise<JobLine | undefined> {
  const { context } = work
  const entity = entityNamed(context, 'material')
  const row = await context.rows.read(context.database.db, entity, id)
  const made = row && (await drawnOf(context, row).catch((error: Error) => error))
  const isFailed = made instanceof Error
  const line: JobLine | undefined = isFailed
    ? {
        ...{ level: 'failed', record: String(id), title: String(row?.name ?? id) },
        text: ['图片无法缩放，按原图显示', 'Its sizes could not be drawn: it is shown as it came'],
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

/** What its other sizes are, where it is a picture that lies in the store. */
async function drawnOf(context: PortalContext, row: Row): Promise<Row | undefined> {
  const { store, pictures, entities } = context
  const key = row.mediaType === 'image' ? ownKey(context, row.url) : null
  const found = key !== null && (await store?.get(key))
  if (!store || !pictures || !found || key === null) return undefined
  const original = await readBytes(found.body, HEAVIEST)
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

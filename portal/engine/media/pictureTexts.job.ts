import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { PortError } from '#portal/outside/portError.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { JobLine } from '#wire/jobLine.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { JobKind, JobWork } from '../queue/jobKind.ts'
import { isDrawing } from './isDrawing.ts'
import type { ReadPicture } from './onePicture.ts'
import { ownKey } from './ownKey.ts'
import { stepPictures } from './stepPictures.ts'

/** What is kept of the text of one picture. */
const LONGEST = 5000

/** Reads the text in pictures, so that they are found by it. */
export const job: JobKind = {
  step: (work) =>
    stepPictures(work, {
      waiting: (most) =>
        work.context.database.db
          .selectFrom('_pictureText')
          .select('id')
          .where('state', '=', 'waiting')
          .orderBy('id')
          .limit(most)
          .execute(),
      one: (id, read) => one(work, id, read),
      // It is queued anew once they are drawn.
      gives: () => isDrawing(work.context),
    }),
  ended: async ({ context }) => {
    await context.ports.reading.rest?.()
  },
}

/** One picture: its text kept with it, or a line why there is none. What may go well later is tried in the night again. */
async function one(work: JobWork, id: number, read: ReadPicture): Promise<boolean> {
  const { context } = work
  const { db } = context.database
  // One at which the process ends is not come to again before the night.
  await stateOf(db, id, 'later')
  const entity = entityNamed(context, 'material')
  const row = await context.rows.read(db, entity, id)
  const text = row ? await textOf(context, row, read).catch((error: Error) => error) : null
  const isLater = text instanceof PortError && text.why !== 'refused'
  await context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    if (text instanceof Error) await work.tell(tx, [lineOf(id, row, text)])
    else if (row) await context.rows.keep(tx, entity, id, { text })
    if (!isLater) await stateOf(tx, id, 'read')
  })
  return !(text instanceof Error)
}

const stateOf = (db: Db | Tx, id: number, state: 'later' | 'read') =>
  db.updateTable('_pictureText').set({ state }).where('id', '=', id).execute()

function lineOf(id: number, row: Row | null, error: Error): JobLine {
  const [zh, en] =
    error instanceof PortalError
      ? error.label
      : (['图片无法读取', 'The picture cannot be read'] as const)
  return {
    ...{ level: 'failed', record: String(id), title: String(row?.name ?? id) },
    text: [`没有识别图中文字：${zh}`, `Its text was not read: ${en}`],
  }
}

/** What cannot be decoded, or ended the process it was drawn in, would do so again. */
const isUndrawable = ({ sizes, colour }: Row): boolean =>
  sizes != null && Object.keys(sizes).length === 0 && !colour

/** Null where nothing is written in it, where it lies in no store of ours, or where not even its sizes could be drawn. */
async function textOf(context: PortalContext, row: Row, read: ReadPicture): Promise<string | null> {
  const { store, pictures, ports } = context
  const isOne = row.mediaType === 'image' && !isUndrawable(row)
  const key = isOne ? ownKey(context, row.url) : null
  const found = key !== null && (await store?.get(key))
  if (!pictures || !found) return null
  const picture = await read(found)
  const { reading } = ports
  const text = reading.readOriginal
    ? await reading.readOriginal(picture)
    : await reading.read(await pictures.forReading(picture))
  return [...text].slice(0, LONGEST).join('') || null
}

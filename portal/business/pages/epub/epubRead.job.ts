import type { Row, StoredFile } from '#declare'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { picturesIn, withPictures } from './chapterHtml.ts'
import { EpubFault } from './EpubFault.ts'
import { bytesOf } from './epubFile.ts'
import { pictureAddresses } from './pictureAddresses.ts'
import type { Chapter } from './readChapters.ts'
import { chaptersOf, openEpub } from './readEpub.ts'
import type { BookFacts } from './readPackage.ts'
import { storedHtml } from './storedHtml.ts'
import { writeChapters } from './writeChapters.ts'

/**
 * Reads a book whole: pictures into the store first, then all chapters, counts and the state in one transaction, so that
 * a book stands as it was or as it is now. `params`: `{ epub }`.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    try {
      const chapters = await readWhole(work)
      return { done: chapters + 1, failed: 0, total: chapters + 1, over: true }
    } catch (error) {
      if (!(error instanceof EpubFault)) throw error
      await failWith(work, error)
      return { done: 0, failed: 1, total: 1, over: true }
    }
  },

  /** What nobody foresaw leaves no book in parsing for ever. */
  async ended(work, how) {
    const { status } = (await work.records.find('epub', Number(work.params.epub))) ?? {}
    if (how !== 'done' && status === 'parsing')
      await failWith(
        work,
        new EpubFault(['解析中断，请重新解析', 'Parsing broke off: parse again']),
      )
  },

  /** A retry begins anew. */
  async again(work) {
    const id = Number(work.params.epub)
    const { status } = (await work.records.find('epub', id)) ?? {}
    if (status === 'failed')
      await work.context.database.transaction(async (tx) => {
        await work.demandLease(tx)
        const entity = work.context.entities.get('epub')!
        await work.context.rows.keep(tx, entity, id, { status: 'parsing' })
      })
  },
}

async function readWhole(work: JobWork): Promise<number> {
  const { context, records, params } = work
  const row = await records.find('epub', Number(params.epub))
  if (row?.status !== 'parsing') return 0
  const open = openEpub(await bytesOf(context, row.file as unknown as StoredFile))
  const chapters = chaptersOf(open)
  const total = chapters.length + 1
  const paths = chapters.flatMap(({ html }) => picturesIn(html))
  const addresses = await pictureAddresses(context, open, paths, async (done) => {
    // Half of the way is fetching pictures, the other half writing.
    const share = done / Math.max(1, new Set(paths).size)
    await tellProgress(work, Math.floor((share * chapters.length) / 2), total)
  })
  for (const chapter of chapters)
    chapter.html = storedHtml(withPictures(chapter.html, (path) => addresses.get(path)))
  await write(work, row, open.facts, chapters)
  return chapters.length
}

const tellProgress = (work: JobWork, done: number, total: number) =>
  work.context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    await work.reached(tx, { done, failed: 0, total })
  })

const write = (work: JobWork, row: Row, facts: BookFacts, chapters: readonly Chapter[]) =>
  inTransaction(work.context, { session: work.session }, async (transaction) => {
    await work.demandLease(transaction.tx)
    const id = Number(row.id)
    const now = await transaction.records.find('epub', id)
    // Another file was put in meanwhile: its own job reads it.
    if (now?.status !== 'parsing' || now.version !== row.version) return
    await demandOwn(transaction.records, id, facts)
    await writeChapters(transaction, id, chapters)
    await transaction.records.move('epub', id, 'parseDone', {
      creator: facts.creator || null,
      identifier: facts.identifier || null,
      fileSize: sizeText(row),
      errorMessage: null,
    })
  })

/** Two uploads of one book at once: the second one is told, rather than breaking off. */
async function demandOwn(
  records: JobWork['records'],
  id: number,
  { identifier }: BookFacts,
): Promise<void> {
  if (!identifier) return
  const same = await records.select('epub', { identifier }, { limit: 2 })
  const other = same.find((one) => one.id !== id)
  if (other)
    throw new EpubFault([
      `同一标识的书已存在：${other.title}（#${other.id}），请作为它的新文件上传`,
      `A book with this identifier exists: ${other.title} (#${other.id}); upload it as its new file`,
    ])
}

/** As the sheet writes it, `1.20 MB`. */
export function sizeText({ file }: Row): string {
  const size = (file as { readonly size?: number } | null)?.size ?? 0
  return size < 1024 * 1024
    ? `${Math.max(1, Math.round(size / 1024))} KB`
    : `${(size / 1024 / 1024).toFixed(2)} MB`
}

async function failWith(work: JobWork, fault: EpubFault): Promise<void> {
  const id = Number(work.params.epub)
  await inTransaction(work.context, { session: work.session }, async (transaction) => {
    await work.demandLease(transaction.tx)
    const row = await transaction.records.find('epub', id)
    if (row?.status !== 'parsing') return
    const errorMessage = [...fault.label[0]].slice(0, 300).join('')
    await transaction.records.move('epub', id, 'parseFail', { errorMessage })
    const line = { record: String(id), title: String(row.title), text: fault.label }
    await work.tell(transaction.tx, [{ level: 'failed', ...line }])
  })
}

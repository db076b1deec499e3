import type { Label, Row, StoredFile } from '#declare'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { jobEntity } from '#portal/engine/queue/jobRecord.ts'
import { picturesIn, withPictures } from './chapterHtml.ts'
import { type ChapterChanges, compareChapters } from './compareChapters.ts'
import { EpubFault } from './EpubFault.ts'
import { type BookPicture, bytesOf, keepPicture } from './epubFile.ts'
import { pictureAddresses } from './pictureAddresses.ts'
import { chaptersOf, type OpenEpub, openEpub } from './readEpub.ts'
import type { BookFacts } from './readPackage.ts'
import { storedHtml } from './storedHtml.ts'

/** What a look at a book found; kept in the job's parameters for whoever uploaded it. */
export interface EpubFound {
  readonly facts: BookFacts
  readonly cover: BookPicture | null
  readonly contents: readonly { readonly title: string; readonly level: number }[]
  /** The book that bears this identifier already. */
  readonly known: { readonly id: number; readonly title: string; readonly status: string } | null
  /** Against the book that would get this file. */
  readonly changes: ChapterChanges | null
}

/** Reads a book for a look: nothing of it is kept but its cover. `params`: `{ file, epub? }`. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    try {
      await remember(work, { found: (await foundIn(work)) as unknown as Row })
      return { done: 1, failed: 0, total: 1, over: true }
    } catch (error) {
      if (!(error instanceof EpubFault)) throw error
      await remember(work, { fault: [...error.label] }, error.label)
      return { done: 0, failed: 1, total: 1, over: true }
    }
  },
}

async function foundIn({ context, params, records }: JobWork): Promise<EpubFound> {
  const open = openEpub(await bytesOf(context, params.file as unknown as StoredFile))
  const { facts, book, contents, zip } = open
  const bytes = book.cover === null ? undefined : zip.read([book.cover]).get(book.cover)
  const same = facts.identifier
    ? await records.select('epub', { identifier: facts.identifier }, { limit: 1 })
    : []
  const [known] = same
  return {
    facts,
    cover: (bytes && (await keepPicture(context, bytes))) ?? null,
    contents: contents.map(({ title, level }) => ({ title, level })),
    known: known
      ? { id: Number(known.id), title: String(known.title), status: String(known.status) }
      : null,
    changes:
      typeof params.epub === 'number'
        ? await changesIn({ context, records }, open, params.epub)
        : null,
  }
}

/** Pictures lie under the hash of their content: one that both files have is written once, and reads the same. */
async function changesIn(
  { context, records }: Pick<JobWork, 'context' | 'records'>,
  open: OpenEpub,
  epub: number,
): Promise<ChapterChanges> {
  const standing = await records.select('epubChapter', { epub }, { limit: 2000, sort: 'position' })
  const rows = await context.database.db
    .selectFrom('_epubSource')
    .selectAll()
    .where('epub', '=', epub)
    .execute()
  const chapters = chaptersOf(open)
  const addresses = await pictureAddresses(
    context,
    open,
    chapters.flatMap(({ html }) => picturesIn(html)),
  )
  return compareChapters(
    standing,
    new Map(rows.map(({ href, content }) => [String(href), String(content)])),
    chapters.map(({ href, title, html }) => ({
      href,
      title,
      content: storedHtml(withPictures(html, (path) => addresses.get(path))),
    })),
  )
}

async function remember(work: JobWork, more: Row, fault?: Label): Promise<void> {
  const { context, job, params } = work
  await context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    const values = { params: { ...params, ...more } as never }
    await context.rows.keep(tx, jobEntity(context), job.id as number, values)
    if (fault) {
      const { name = '' } = (params.file ?? {}) as unknown as StoredFile
      await work.tell(tx, [{ level: 'failed', record: '1', title: name, text: fault }])
    }
  })
}

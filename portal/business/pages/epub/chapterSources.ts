import type { Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** The text as parsed; undefined for a chapter that was never in the file. */
export async function sourceOf(db: Db | Tx, { epub, href }: Row): Promise<string | undefined> {
  if (typeof epub !== 'number' || typeof href !== 'string') return undefined
  const found = await db
    .selectFrom('_epubSource')
    .select('content')
    .where('epub', '=', epub)
    .where('href', '=', href)
    .executeTakeFirst()
  return found?.content as string | undefined
}

/** Puts what was read in the place of what was read before. */
export async function writeSources(
  tx: Tx,
  epub: number,
  sources: readonly { readonly href: string; readonly content: string }[],
): Promise<void> {
  await tx.deleteFrom('_epubSource').where('epub', '=', epub).execute()
  for (let from = 0; from < sources.length; from += 100) {
    const some = sources.slice(from, from + 100)
    await tx
      .insertInto('_epubSource')
      .values(some.map(({ href, content }) => ({ epub, href, content })))
      .execute()
  }
}

/** Whether a chapter holds something else than what was parsed; one made by hand was never parsed. */
export async function isEdited(row: Row, db: Db | Tx): Promise<boolean> {
  const source = await sourceOf(db, row)
  const content = String(row.content ?? '')
  return source !== undefined && source !== content
}

import type { Row, StoredFile } from '#declare'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Pauses } from '../records/counts.ts'
import { ORIGINALS } from './asChosen.ts'

/** Nothing younger is looked at, in milliseconds: its record may be about to be written. */
const YOUNG = 24 * 60 * 60_000
/** Records read at a stretch. */
const STRETCH = 5000

/** Removes originals that no item of the library has any more: those in the bin keep theirs until they leave it. */
export async function night(context: PortalContext, pauses: Pauses): Promise<void> {
  const { store, clock, log } = context
  if (!store) return
  const before = new Date(clock().getTime() - YOUNG)
  const named = await namedBy(context, pauses)
  let removed = 0
  for (let after: string | null = ''; after !== null && !pauses.isOver(); await pauses.rest()) {
    const page = await store.list(ORIGINALS, after ? { after } : {})
    for (const { key, modified } of page.objects) {
      // Whoever was stopped in the middle of reading knows too little to remove anything.
      if (pauses.isOver() || named.has(key) || modified >= before) continue
      await store.remove(key)
      removed++
    }
    after = page.next
  }
  if (removed > 0)
    log({ level: 'info', message: `${removed} originals of no picture were removed` })
}

/** The keys that items name, in the bin or not. */
async function namedBy(
  { database: { db } }: PortalContext,
  pauses: Pauses,
): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  for (let last = 0; !pauses.isOver(); await pauses.rest()) {
    const rows = (await db
      .selectFrom('material')
      .select(['id', 'original'])
      .where('original', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(STRETCH)
      .execute()) as Row[]
    for (const { original } of rows) {
      const { url = '' } = (parsedJson(original) as StoredFile | null) ?? {}
      const at = url.indexOf(ORIGINALS)
      if (at >= 0) named.add(url.slice(at))
    }
    if (rows.length < STRETCH) break
    last = Number(rows.at(-1)?.id)
  }
  return named
}

import type { Language, Row, StoredFile } from '#declare'
import type { BlocksOf } from '#declare/action.ts'
import type { PreviewBlock, PreviewBlocks } from '#derive/previewPage.ts'
import { ticketOf, ticketPreview } from '#derive/ticketOf.ts'
import type { Db, Tx } from '../../db/database.ts'
import { entityNamed, type Ground } from '../ground.ts'
import { targetOf } from './targetOf.ts'

interface Drawn {
  readonly ground: Ground
  readonly db: Db | Tx
  readonly row: Row
  readonly language: Language
}

/** A landing page as it stands in the form, block by block. */
export async function blocksOf(drawn: Drawn, preview: BlocksOf): Promise<PreviewBlocks> {
  const { row } = drawn
  const entries = (row[preview.list] ?? []) as readonly Row[]
  const blocks: PreviewBlock[] = []
  for (const [at, entry] of entries.entries())
    if (entry?.kind) blocks.push(await blockOf(drawn, entry, at + 1))
  return {
    page: 'blocks',
    title: String(row[preview.title] ?? ''),
    background: row[preview.background] ? String(row[preview.background]) : null,
    blocks,
  }
}

async function blockOf(drawn: Drawn, entry: Row, id: number): Promise<PreviewBlock> {
  const { ground, db } = drawn
  const target = await targetOf(ground, db, entry.jump)
  const price = target?.row.price
  const coupon = entry.coupon ? await couponOf(drawn, Number(entry.coupon)) : null
  const file = (entry.video ?? entry.audio) as StoredFile | null | undefined
  return {
    id,
    kind: String(entry.kind),
    picture: (entry.image as string | null) ?? target?.picture ?? null,
    text: (entry.text as string | null) ?? null,
    url: file?.url ?? null,
    title: coupon?.title ?? target?.title ?? file?.name ?? null,
    facts: coupon?.facts ?? (typeof price === 'number' ? [`¥${price / 100}`] : []),
    until: (entry.until as string | null) ?? null,
  }
}

/** A coupon in words: what it is worth, and from what amount on. */
async function couponOf({ ground, db, language }: Drawn, id: number) {
  const entity = entityNamed(ground, 'coupon')
  const row = await ground.rows.read(db, entity, id)
  const drawn = ticketPreview(entity)
  if (!row || !drawn) return null
  const { title, before, worth, behind, terms } = ticketOf(entity, drawn, row, language)
  return { title, facts: [`${before}${worth}${behind}`, ...terms] }
}

import type { Row, StoredFile } from '#declare'
import type { BlocksOf } from '#declare/action.ts'
import type { PreviewBlock, PreviewBlocks } from '#derive/previewPage.ts'
import { couponOf } from './couponOf.ts'
import type { Drawn } from './drawn.ts'
import { targetOf } from './targetOf.ts'

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
  const { context, db } = drawn
  const target = await targetOf(context, db, entry.jump)
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

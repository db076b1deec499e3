import type { Jump, Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'

/** The record a link leads to; null for one that leads elsewhere, or into the bin. */
export async function contentOf(
  target: Jump | null | undefined,
  records: Pick<Records, 'find'>,
): Promise<Row | null> {
  const entity = target?.id ? jumpTargets[target.type]?.entity : undefined
  return entity ? records.find(entity, Number(target?.id)) : null
}

/** What it costs by itself, in fen; null where it is not sold by itself. */
export const priceOf = (row: Row): number | null => {
  const price = row.price ?? row.issuePrice ?? null
  return typeof price === 'number' ? price : null
}

const pictures = ['smallImage', 'cover', 'imageUrl', 'surfaceImageUrl', 'bigImage']
/** The address of the picture it is known by; null where it has none. */
export const pictureIn = (row: Row): string | null => {
  const found = pictures.map((name) => row[name]).find(Boolean)
  return found ? String(found) : null
}

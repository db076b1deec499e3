import { ticketOf } from '#derive/ticketOf.ts'
import { ticketPreview } from '#derive/ticketPreview.ts'
import { entityNamed } from '../../context/portalContext.ts'
import type { Drawn } from './drawn.ts'

/** A coupon in words: what it is worth, and from what amount on; null where it is gone. */
export async function couponOf(
  { context, db, language }: Drawn,
  id: number,
): Promise<{ readonly title: string; readonly facts: readonly string[] } | null> {
  const entity = entityNamed(context, 'coupon')
  const row = await context.rows.read(db, entity, id)
  const drawn = ticketPreview(entity)
  if (!row || !drawn) return null
  const { title, before, worth, behind, terms } = ticketOf(entity, drawn, row, language)
  return { title, facts: [`${before}${worth}${behind}`, ...terms] }
}

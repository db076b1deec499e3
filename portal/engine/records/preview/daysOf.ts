import { type Entity, type Language, type Row, wording } from '#declare'
import type { DaysOf } from '#declare/action.ts'
import type { PreviewDays } from '#derive/previewPage.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'

/** What each day gives; members' points are multiplied and rounded down. */
export async function daysOf(
  context: PortalContext,
  db: Db | Tx,
  entity: Entity,
  { picture, text, list, multiple }: DaysOf,
  row: Row,
  language: Language,
): Promise<PreviewDays> {
  const entries = (row[list] ?? []) as readonly Row[]
  const ids = entries.flatMap(({ coupon }) => (coupon ? [coupon as number] : []))
  const coupons = await context.rows.readMany(db, entityNamed(context, 'coupon'), ids)
  const titleOf = (id: unknown) => coupons.find((one) => one.id === id)?.title
  return {
    page: 'days',
    title: wording(entity.label, language),
    picture: row[picture] ? String(row[picture]) : null,
    text: row[text] ? String(row[text]) : null,
    days: entries.map(({ day, points, coupon, vipDays, highlight }) => ({
      day: Number(day),
      points: Number(points ?? 0),
      memberPoints: Math.floor(Number(points ?? 0) * Number(row[multiple] ?? 1)),
      more: [
        ...(coupon ? [String(titleOf(coupon) ?? '')] : []),
        ...(vipDays ? [language === 'en' ? `${vipDays} VIP days` : `${vipDays}天会员`] : []),
      ],
      highlight: highlight === true,
    })),
  }
}

import type { Entity, Label, Row } from '#declare'
import type { PreviewCheckout } from '#derive/previewPage.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { shownWhere } from '#portal/engine/rules/readable.ts'

type Say = (label: Label) => string
/** Days of a unit, as the checkout counts a price by the day. */
const DAYS: { readonly [unit: string]: number } = { day: 1, month: 30, year: 365 }

/** The cards of one membership as the checkout shows them now to a kind of buyer, in their order. */
const checkout: ActionFunction = async ({ entity, values, records, session }) => {
  const say: Say = (label) => label[session.language === 'en' ? 1 : 0]
  const { vipType, buyer } = values
  const where = { ...shownWhere(entity), vipType, buyer: ['all', buyer] }
  const rows = await records.select(entity.name, where, { sort: 'position', limit: 50 })
  const chosen = chosenFirst(rows, buyer)
  const choiceLabel = (field: string, value: unknown) =>
    say(choicesOf(entity, field)[value as string] ?? ['', ''])
  return {
    page: 'checkout',
    title: choiceLabel('vipType', vipType),
    subtitle: choiceLabel('buyer', buyer),
    cards: rows.map((row) => cardOf(row, row === chosen, say)),
  } satisfies PreviewCheckout
}

const choicesOf = (entity: Entity, field: string) =>
  (entity.fields[field]?.of ?? {}) as { readonly [choice: string]: Label }

/** The default for just this kind of buyer, else the one for everybody, else the first. */
const chosenFirst = (rows: readonly Row[], buyer: unknown): Row | undefined => {
  const defaults = rows.filter(({ isDefault }) => isDefault === true)
  return defaults.find((row) => row.buyer === buyer) ?? defaults[0] ?? rows[0]
}

const yuan = (fen: unknown): string => String(Number(fen) / 100)

function cardOf(row: Row, chosen: boolean, say: Say): PreviewCheckout['cards'][number] {
  const price = row.autoRenew && row.firstPrice ? row.firstPrice : row.price
  return {
    id: row.id as number,
    name: String(row.name),
    price: yuan(price),
    original: row.originalPrice ? yuan(row.originalPrice) : null,
    badge: row.badge ? String(row.badge) : null,
    hint: say(hintOf(row)),
    note: row.note ? String(row.note) : null,
    chosen,
  }
}

/** What comes after the first term; of the others what a day costs. */
function hintOf({ autoRenew, renewPrice, price, unit, term, giftDays }: Row): Label {
  if (autoRenew) return [`到期按 ¥${yuan(renewPrice)} 续费`, `Then ¥${yuan(renewPrice)}`]
  const days = (DAYS[unit as string] ?? 1) * Number(term) + Number(giftDays ?? 0)
  const daily = (Number(price) / days / 100).toFixed(2)
  return [`约 ¥${daily}/天`, `About ¥${daily} a day`]
}

/** Actions of memberships on sale. */
export const actions: ActionFunctions = { checkout }

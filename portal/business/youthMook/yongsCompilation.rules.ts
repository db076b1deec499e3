import type { Jump } from '#declare'
import { isOnItsShelf } from '#portal/engine/records/isOnItsShelf.ts'
import { same } from '#portal/engine/records/same.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'
import { contentOf } from '../partners/contentOf.ts'
import { booksOf, setCost } from './setCost.ts'

const LEAST = 2
const yuan = (fen: number): string => (fen / 100).toFixed(2)

/** Books and other contents together, as far as readers find them. */
const holdsTwoPublished: Judging = async ({ after, records, entities }) => {
  const books = await booksOf(after, records)
  let count = books.filter(({ status }) => status === 'published').length
  for (const { link } of (after.items ?? []) as readonly { readonly link: Jump | null }[]) {
    // An entry that was only just added leads nowhere yet.
    if (!link) continue
    const row = await contentOf(link, records)
    const entity = entities.get(jumpTargets[link.type]?.entity ?? '')
    if (row && entity && isOnItsShelf(entity, row)) count++
  }
  if (count >= LEAST) return []
  return [
    {
      field: 'books',
      message: [
        `至少需要 ${LEAST} 项已上架的全本或内容，只有 ${count} 项`,
        `At least ${LEAST} published books or contents are needed: only ${count}`,
      ],
    },
  ]
}

/** A set costs less than its books; where only a book's price has changed since, that is asked about. */
const isCheaperThanItsBooks: Judging = async ({ before, after, records }) => {
  if (after.sale !== 'set' || typeof after.price !== 'number') return []
  const sum = await setCost(after, records)
  if (after.price < sum) return []
  const own = ['price', 'sale', 'books'].some((name) => !same(before?.[name], after[name]))
  return [
    {
      field: 'price',
      ...(before && !own && { warn: true as const }),
      message: [
        `套装价 ${yuan(after.price)} 元须低于单买合计 ${yuan(sum)} 元`,
        `The set at ¥${yuan(after.price)} must cost less than its books at ¥${yuan(sum)}`,
      ],
    },
  ]
}

/** What is free gives no right to books that cost. */
const givesNoPricedBookFree: Judging = async ({ after, records }) => {
  if (after.sale !== 'free') return []
  const priced = (await booksOf(after, records)).find(({ price }) => Number(price) > 0)
  if (!priced) return []
  return [
    {
      field: 'sale',
      message: [
        `“${priced.title}”是付费全本，请选“各自购买”或“整套售卖”`,
        `"${priced.title}" costs something: choose bought singly or a set`,
      ],
    },
  ]
}

/** Rules of compilations that no word carries. */
export const rules: RuleFunctions = {
  holdsTwoPublished,
  isCheaperThanItsBooks,
  givesNoPricedBookFree,
}

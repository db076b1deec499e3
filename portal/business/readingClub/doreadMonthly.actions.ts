import type { Entity, Fields, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { readConfig } from '#portal/engine/configuration/readConfig.ts'

/** Judgements a book has at least, and books of a list at most. */
const JUDGED = 3
const MOST = 20
const LONGEST = 80

/** Actions of monthly lists. */
export const actions: ActionFunctions = {
  /** The month's published books by their mean score; to be ordered and explained by hand. */
  fillByScore: async ({ values, records, context, db }) => {
    const month = String(values.month ?? '')
    if (!/^\d{4}-\d{2}$/.test(month))
      throw refusedField('month', ['请先填写月份', 'Fill in the month first'])
    const rows = await records.select('doreadBook', { month, status: 'published' }, { limit: 100 })
    const entity = context.entities.get('doreadBook')
    const read = await Promise.all(
      rows.map(({ id }) => (entity ? context.rows.read(db, entity, id as number) : null)),
    )
    const judged = read
      .filter((row): row is Row => row !== null && Number(row.judgeCount ?? 0) >= JUDGED)
      .toSorted((a, b) => Number(b.judgeScore) - Number(a.judgeScore))
      .slice(0, MOST)
    const told = judged.map(({ title, judgeScore }, at) => `${at + 1}. ${title} ${judgeScore}`)
    const found = {
      title: `${month} 评测满 ${JUDGED} 篇的图书`,
      count: judged.length,
      text: told.join('\n'),
    }
    if (judged.length === 0) return { found }
    return { found, values: { books: judged.map(entryOf) } }
  },
  /** What stands on the poster: the books by rank with their covers, and where its QR code leads. */
  poster: async ({ row, records, entity, db, now }) => {
    const { month, title, imageUrl } = row as Row
    const entries = ((row as Row).books ?? []) as readonly Row[]
    const books = []
    for (const { book, reason, badge } of entries) {
      const found = await records.find('doreadBook', book as number)
      if (found)
        books.push({
          ...{ title: found.title, author: found.bookAuthor, cover: found.cover ?? null, reason },
          badge: badge === 'nothing' ? null : (badges(entity)[String(badge)]?.[0] ?? null),
        })
    }
    const home = String((await readConfig(db, 'app.h5Address', now)) ?? '/')
    return {
      poster: {
        ...{ title, month, books, picture: imageUrl ?? null },
        name: `${month}-${title}`,
        address: `${home}doread/monthly/${month}`,
      },
    }
  },
}

const badges = ({ fields }: Entity): { readonly [choice: string]: readonly [string, string] } =>
  ((fields.books?.of as Fields | undefined)?.badge?.of ?? {}) as never

const entryOf = ({ id, reason }: Row, at: number): Row => ({
  _key: `score-${id}`,
  book: id,
  reason: [...String(reason ?? '')].slice(0, LONGEST).join(''),
  badge: at === 0 ? 'best' : 'nothing',
})

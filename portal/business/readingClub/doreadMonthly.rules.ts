import type { Row } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const entriesOf = ({ books }: Row) => (books ?? []) as readonly Row[]

/** `2026-11` and the two before it. */
function lateMonths(month: string): readonly string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return [0, 1, 2].map((back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  )
}

/** Books of the list's month or the two before. */
const booksAreOfLateMonths: Judging = async ({ after, records }) => {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(String(after.month))) return []
  const months = lateMonths(String(after.month))
  const ids = entriesOf(after).map(({ book }) => Number(book))
  const books = ids.length > 0 ? await records.select('doreadBook', { id: ids }) : []
  return entriesOf(after).flatMap(({ book }, at) => {
    const found = books.find(({ id }) => id === book)
    if (!found || months.includes(String(found.month))) return []
    return [
      {
        field: `books.${at}.book`,
        message: [
          `《${found.title}》是 ${found.month} 的书，这一期只收 ${months[2]} 至 ${months[0]} 的书`,
          `"${found.title}" is of ${found.month}; the list takes ${months[2]} to ${months[0]}`,
        ] as const,
      },
    ]
  })
}

/** One book of the month, and no more. */
const oneBookOfTheMonth: Judging = ({ after }) =>
  entriesOf(after).flatMap(({ badge }, at) =>
    at > 0 && badge === 'best'
      ? [
          {
            field: `books.${at}.badge`,
            message: [
              '月度之书只有一本，为第一名',
              'There is one book of the month: the first of the list',
            ] as const,
          },
        ]
      : [],
  )

/** Rules of monthly lists that no word carries. */
export const rules: RuleFunctions = { booksAreOfLateMonths, oneBookOfTheMonth }

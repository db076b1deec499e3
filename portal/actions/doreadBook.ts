import { refusedField } from '../errors.ts'
import type { ActionFunctions } from './action.ts'
import { importSheet } from './importSheet.ts'

/** `2026-11` of whatever a spreadsheet made of it: `2026年11月`, `2026/11`. */
function monthIn(text: string): string {
  const [, year, month] = /^(\d{4})[-/.年](\d{1,2})月?$/.exec(text) ?? []
  if (year && month) return `${year}-${month.padStart(2, '0')}`
  throw refusedField('month', [
    `月份“${text}”应为 2026-11 的样子`,
    `The month "${text}" should read like 2026-11`,
  ])
}

/** Actions of club books. */
export const doreadBook: ActionFunctions = {
  /** Books of a spreadsheet; one whose ISBN is known is brought up to date, a new one is a draft that lacks its cover. */
  importBooks: (call) =>
    importSheet(call, {
      columns: ['书名*', '作者*', '出版社*', 'ISBN*', '月份*', '推荐语*'],
      write: async ([{ cell }]) => {
        const isbn = cell('ISBN').replace(/[-\s]/g, '')
        const values = {
          ...{ title: cell('书名'), bookAuthor: cell('作者'), publisher: cell('出版社') },
          ...{ isbn, month: monthIn(cell('月份')), reason: cell('推荐语') },
        }
        const [known] = await call.records.select('doreadBook', { isbn }, { limit: 1 })
        if (!known) await call.make(values)
        else await call.change(known.id as number, values)
        return known ? 'changed' : 'made'
      },
    }),
}

import type { Row } from '#declare'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { shownWhere } from '#portal/engine/rules/readable.ts'
import { kinds } from '#widgets/kinds.ts'

/** So many answer one word. */
const MOST = 3

const answers = ({ triggerWords, match }: Row, word: string): boolean =>
  ((triggerWords ?? []) as readonly string[]).some((one) =>
    match === 'contain' ? word.includes(one) : word === one,
  )

/** Actions of search slots. */
export const actions: ActionFunctions = {
  /** What stands above the results of a word now, in order; the app shows those of the reader's platform and kind. */
  tryWord: async ({ entity, values, records, session }) => {
    const word = String(values.word).trim()
    const where = { ...shownWhere(entity), slot: 'result' }
    const rows = await records.select(entity.name, where, { sort: 'position', limit: 500 })
    const found = rows.filter((row) => answers(row, word)).slice(0, MOST)
    const style = entity.fields.style!
    const language = session.language
    return {
      first: ['标题', 'Title'],
      heads: [
        ['place', ['次序', 'Place']],
        ['style', style.label],
        ['words', entity.fields.triggerWords?.label],
      ],
      lines: found.map((row, at) => ({
        name: row.title,
        place: at + 1,
        style: kinds.choice.plain(row.style, style, language),
        words: (row.triggerWords as readonly string[]).join('、'),
      })),
    }
  },
}

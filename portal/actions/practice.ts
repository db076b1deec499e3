import type { Row } from '#declare'
import { refusedField } from '../errors.ts'
import { totalScore } from '../rules/practice.ts'
import type { ActionFunctions } from './action.ts'
import { choiceIn, importSheet, type SheetRow } from './importSheet.ts'

const OPTIONS = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `选项${letter}`)
const COLUMNS = ['练习名称*', '题型*', '题目*', ...OPTIONS, '答案*', '解析', '分值']
/** Score of a question that says none. */
const USUAL_SCORE = 10
/** A pass is so much of what may be reached. */
const PASS = 0.6

const EXAMPLES = [
  [
    '第一课小测',
    '单选',
    '县城咖啡馆开在哪里？',
    '老街',
    '商场',
    '车站',
    '',
    '',
    '',
    'A',
    '见第二段',
    10,
  ],
  ['第一课小测', '判断', '文章写的是一座海边小城。', '', '', '', '', '', '', '错', '', 5],
]

function questionOf({ cell }: SheetRow, kinds: object): Row {
  const options = OPTIONS.map(cell)
  const gap = options.findIndex((option) => !option)
  if (gap >= 0 && options.slice(gap).some(Boolean))
    throw refusedField('options', [
      `${OPTIONS[gap]}空着，后面却有选项`,
      `${OPTIONS[gap]} is empty and others follow`,
    ])
  const score = Number(cell('分值') || USUAL_SCORE)
  return {
    questionKind: choiceIn(cell('题型').replace(/题$/, ''), kinds, 'questionKind'),
    ...{ stem: cell('题目'), options: options.filter(Boolean).join('\n') || null, score },
    ...{ answer: cell('答案').toUpperCase(), analysis: cell('解析') || null },
  }
}

/** Actions of practices. */
export const practice: ActionFunctions = {
  /** Rows of one name make one quiz, a draft whose task is still to be written. */
  importPractices: (call) =>
    importSheet(call, {
      columns: COLUMNS,
      group: ({ cell }) => cell('练习名称'),
      write: async (rows) => {
        const { of } = call.entity.fields.questions as unknown as { of: Row }
        const kinds = (of.questionKind as { of: object }).of
        const questions = rows.map((row) => questionOf(row, kinds))
        const passScore = Math.round(totalScore({ questions }) * PASS)
        const title = rows[0].cell('练习名称')
        await call.make({ title, practiceKind: 'quiz', questions, passScore })
        return 'made'
      },
    }),

  /** The spreadsheet that is imported, with two questions as an example. */
  template: async () => {
    const { utils, write } = await import('xlsx')
    const book = utils.book_new()
    const heads = COLUMNS.map((column) => column.replace('*', ''))
    utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...EXAMPLES]), '练习')
    const bytes = write(book, { type: 'base64', bookType: 'xlsx' }) as string
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return { url: `data:${type};base64,${bytes}`, name: '练习导入模板.xlsx' }
  },
}

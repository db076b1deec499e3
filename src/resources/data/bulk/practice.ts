import { b, bulkKind, columnOf } from '#declare'
import { practice as made } from '#resources/camps/practice.ts'

const { questionKind, stem, answer, analysis, score } = made.fields.questions.of
const option = (letter: string, example?: string) => b.text(`选项${letter}`, `Option ${letter}`, { max: 160, ...(example && { example }) })

/** Quizzes of a spreadsheet: rows of one name are the questions of one draft. */
export const practice = bulkKind('practice', ['练习导入', 'Practices'], {
  about: [
    '导入客观题：同名的行合成一份练习草稿，再次导入更新其中的题目；任何一行有误则全部不导入',
    'Takes in quizzes: rows of one name make one draft, and again they bring its questions up to date; a faulty row keeps all of them out',
  ],
  template: '练习导入模板.xlsx',
  most: 2000,
  screen: '/practice/import',
  who: { create: 'practice' },
  whole: true,
  did: ['已导入', 'imported'],
  columns: {
    title: columnOf(made.fields.title, { example: '第一课小测' }),
    questionKind: columnOf(questionKind, { required: true, example: '单选' }),
    stem: columnOf(stem, { example: '县城咖啡馆开在哪里？' }),
    ...{ optionA: option('A', '老街'), optionB: option('B', '商场'), optionC: option('C', '车站') },
    ...{ optionD: option('D'), optionE: option('E'), optionF: option('F') },
    answer: columnOf(answer, {
      example: 'A',
      help: ['单选 1 个字母，多选至少 2 个，判断填对或错', 'One letter, two at least where several are right, 对 or 错'],
    }),
    analysis: columnOf(analysis, { example: '见第二段' }),
    score: columnOf(score, { required: false, empty: 10, example: '10' }),
  },
  same: { as: ['title', 'stem'] },
  writes: {
    to: 'practice',
    by: ['title'],
    among: { status: 'draft', practiceKind: 'quiz' },
    fixed: { practiceKind: 'quiz' },
    action: 'importPractices',
    line: { in: 'questions', by: ['stem'], of: ['questionKind', 'stem', 'answer', 'analysis', 'score'] },
  },
  adds: { action: b.text('动作', 'Action', { max: 20 }), totalScore: b.integer('总分', 'Total score', { min: 0, max: 100_000 }) },
})

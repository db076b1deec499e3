import type { Label, Row } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const LETTERS = 'ABCDEF'
const TRUE_OR_FALSE = ['对', '错']

/** Options of a question, one a line. */
export const optionsOf = ({ options }: Row): readonly string[] =>
  String(options ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A quiz has questions; each has the options and the answer its type wants. */
const questionsHold: Judging = ({ after }) => {
  const questions = (after.questions ?? []) as readonly Row[]
  if (after.practiceKind === 'quiz' && questions.length === 0)
    return [{ field: 'questions', message: ['客观题须有题目', 'A quiz has questions'] }]
  return questions.flatMap((question, at) => {
    const wrong = faultOf(question)
    return wrong ? [{ field: `questions.${at}.${wrong.field}`, message: wrong.message }] : []
  })
}

interface Fault {
  readonly field: 'options' | 'answer'
  readonly message: Label
}

/** What is wrong with one question; undefined where nothing is. */
export function faultOf(question: Row): Fault | undefined {
  const { questionKind, answer } = question
  const given = String(answer ?? '').trim()
  if (questionKind === 'judge')
    return TRUE_OR_FALSE.includes(given)
      ? undefined
      : { field: 'answer', message: ['判断题的答案填 对 或 错', 'The answer is 对 or 错'] }
  if (questionKind === 'blank') return undefined
  const { length } = optionsOf(question)
  if (length < 2 || length > LETTERS.length)
    return {
      field: 'options',
      message: [`须有 2 至 6 个选项，现有 ${length} 个`, `It has 2 to 6 options, not ${length}`],
    }
  return lettersFault(given, length, questionKind === 'multiple')
}

function lettersFault(given: string, length: number, isMultiple: boolean): Fault | undefined {
  const known = LETTERS.slice(0, length)
  const letters = [...given.toUpperCase().replace(/[\s,，、]/g, '')]
  const distinct = new Set(letters).size === letters.length
  const message = (zh: string, en: string): Fault => ({ field: 'answer', message: [zh, en] })
  if (!distinct || letters.some((letter) => !known.includes(letter)))
    return message(
      `答案须是 ${known[0]} 至 ${known.at(-1)} 中的字母，不重复`,
      `The answer is letters of ${known[0]} to ${known.at(-1)}, each once`,
    )
  if (isMultiple && letters.length < 2)
    return message('多选题至少两个答案', 'Multiple choice has two answers at least')
  if (!isMultiple && letters.length !== 1)
    return message('单选题只有一个答案', 'Single choice has one answer')
  return undefined
}

/** What may be reached: the scores of the questions, 100 where there are none. */
export const totalScore = ({ questions }: Row): number => {
  const all = (questions ?? []) as readonly Row[]
  return all.length === 0 ? 100 : all.reduce((sum, { score }) => sum + Number(score ?? 0), 0)
}

/** Rules of practices that no word carries. */
export const rules: RuleFunctions = { questionsHold }

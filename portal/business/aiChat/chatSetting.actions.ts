import type { Label, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { answerFrom } from './answerFrom.ts'

/** What the assistant would answer with the values on the screen; nothing of it is kept. */
const tryOut: ActionFunction = async ({ values, context, records }) => {
  const question = String((values.asked as Row | undefined)?.question ?? '').trim()
  if (question === '') throw refusedField('question', ['请输入问题', 'Type a question'])
  const most = Number(values.questionMax ?? 0)
  const length = [...question].length
  if (most > 0 && length > most)
    throw refusedField('question', [
      `问题有 ${length} 字，超过单次提问字数上限 ${most}`,
      `The question has ${length} characters, more than the ${most} allowed`,
    ])
  const words = (values.sensitiveWords ?? []) as readonly string[]
  const hit = words.find((word) => word !== '' && question.includes(word))
  if (hit) {
    const line: Label = [
      `命中敏感词“${hit}”，没有问模型`,
      `"${hit}" is a sensitive word: the model was not asked`,
    ]
    return { found: { title: question, text: String(values.refuseReply ?? ''), lines: [line] } }
  }
  const { text, articles } = await answerFrom({ ports: context.ports, records }, values, question)
  return {
    found: { title: question, text, lines: linesOf(values, articles, context.ports.model.standIn) },
  }
}

const linesOf = (
  { citeSources, disclaimer }: Row,
  articles: readonly Row[],
  standIn: boolean,
): readonly Label[] => {
  const titles = articles.map(({ title }) => `《${title}》`)
  return [
    ...(citeSources && titles.length > 0
      ? [[`出处：${titles.join('')}`, `Sources: ${titles.join(' ')}`] as const]
      : []),
    ...(disclaimer ? [[String(disclaimer), String(disclaimer)] as const] : []),
    ...(standIn
      ? [
          [
            'AI模型尚未接入：以上为原文摘句',
            'No model is connected: these are sentences of the text',
          ] as const,
        ]
      : []),
  ]
}

/** Actions of the chat's settings. */
export const actions: ActionFunctions = { tryOut }

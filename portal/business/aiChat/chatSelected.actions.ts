import { missing } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { answerFrom } from './answerFrom.ts'
import { textToHtml } from './textToHtml.ts'

/** Citations of one answer, and how much of an article's lead they quote. */
const MOST = 6

/** What the model answers now, beside what stands; whoever agrees takes it over. */
const regenerate: ActionFunction = async ({ row, entity, context, records }) => {
  if (!row) throw missing(entity.label)
  const [setting = {}] = await records.select('chatSetting', {}, { limit: 1 })
  const question = String(row.question)
  const { text, articles } = await answerFrom({ ports: context.ports, records }, setting, question)
  const answer = `<p>${textToHtml(text)}</p>`
  const citations = articles.slice(0, MOST).map(({ id, title, lead }) => ({
    title: [...String(title)].slice(0, 40).join(''),
    quote: lead ? [...String(lead)].slice(0, 200).join('') : null,
    link: { type: 'article', id },
  }))
  const fields = [
    { field: 'answer', before: row.answer, after: answer, differs: row.answer !== answer },
    { field: 'citations', before: row.citations ?? [], after: citations, differs: true },
  ].map((one) => ({ ...one, label: entity.fields[one.field]!.label }))
  const sides = [
    ['现在的回答', 'As it stands'],
    ['新回答', 'New answer'],
  ]
  return { entity: 'chatSelected', fields, sides, taken: { answer, citations, origin: 'model' } }
}

/** Actions of selected answers. */
export const actions: ActionFunctions = { regenerate }

import type { Row } from '#declare'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { beginning, mailUser } from '../comments/mailUser.ts'
import { bubblesOf } from './bubblesOf.ts'
import { textToHtml } from './textToHtml.ts'

const rowOf = ({ row, entity }: ActionCall): Row => {
  if (!row) throw missing(entity.label)
  return row
}

/** An intervention begun with the question; it names the feedback, which is linked once it is saved. */
const asIntervene: ActionFunction = async (call) => {
  const { id, question, record } = rowOf(call)
  const told = record ? await call.records.find('chatRecord', record as number) : null
  return {
    title: beginning(question, 28),
    patterns: [{ text: [...String(question ?? '')].slice(0, 100).join('') }],
    matchType: 'semantic',
    scenes: told?.scene ? [told.scene] : [],
    origin: 'feedback',
    feedback: id,
  }
}

/** The conversation, opened at the answer that was judged. */
const conversation: ActionFunction = async (call) => {
  const { record, message } = rowOf(call)
  const told = record ? await call.records.find('chatRecord', record as number) : null
  if (!told) throw refusedField('record', ['所属对话已不存在', 'Its conversation is gone'])
  return { bubbles: bubblesOf((told.messages ?? []) as readonly Row[], message as number) }
}

/** One letter to whoever gave the feedback, in the words typed. */
const notifyUser: ActionFunction = async (call) => {
  const { user, question } = rowOf(call)
  const reader = user ? await call.records.find('appUser', user as number) : null
  if (!reader || reader.status === 'closed')
    throw refusedField('_', ['用户已注销，无法回复', 'The user has left: nobody would read it'])
  await mailUser(call.records, user as number, {
    title: '关于你对小助手的反馈',
    summary: `你反馈的提问“${beginning(question, 20)}”有了回复`,
    content: `<p>${textToHtml(call.values.text)}</p>`,
  })
}

/** Actions of feedback on the assistant. */
export const actions: ActionFunctions = { asIntervene, conversation, notifyUser }

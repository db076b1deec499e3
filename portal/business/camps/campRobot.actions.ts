import { invalid } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { replyTo } from './replyTo.ts'

/** A line to its test group; gives what the platform answered. */
const test: ActionFunctions[string] = async ({ context, row }) => {
  if (!row?.testWebhook)
    throw invalid([
      { field: 'testWebhook', message: ['请先填写测试群推送地址', 'It has no test group yet'] },
    ])
  const text = `连通测试：${String(row.name)}`
  const { answer } = await context.ports.robot.send({ webhook: String(row.testWebhook), text })
  return { found: { answer } }
}

/** What the robot would answer, and by which keyword. */
const tryReply: ActionFunctions[string] = async ({ row, values }) => {
  const found = row && replyTo(row, String(values.text ?? ''))
  return { keyword: found?.keyword ?? null, reply: found?.reply ?? null }
}

/** Actions of camp robots. */
export const actions: ActionFunctions = { test, tryReply }

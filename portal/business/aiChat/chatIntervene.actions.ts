import type { Field, Jump, Label, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { jump } from '#widgets/jump/kind.ts'
import { winner } from './winner.ts'

/** What the answer would be, in plain text. */
function answered({ mode, answer, prompt, link }: Row, refuseReply: string): string {
  if (mode === 'append') return String(prompt ?? '')
  if (mode === 'route') return jump.plain(link as Jump, {} as Field, 'zh')
  const text = String(answer ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text || (mode === 'refuse' ? refuseReply : '')
}

/** Which enabled rule a typed question would hit, how well it fits, and what would be answered. */
const test: ActionFunctions[string] = async ({ values, records, now, entity, session }) => {
  const question = String(values.question ?? '').trim()
  if (question === '') throw refusedField('question', ['请输入问题', 'Type a question'])
  const rules = await records.select('chatIntervene', { status: 'enabled' }, { limit: 5000 })
  const won = winner(rules, { question, scene: String(values.scene ?? 'home'), now })
  const at = session.language === 'en' ? 1 : 0
  if (!won) return { won: nothing[at] }
  const [setting] = await records.select('chatSetting', {}, { limit: 1 })
  const { rule, score } = won
  const worded = (name: string) =>
    (entity.fields[name]!.of as { readonly [choice: string]: Label })[String(rule[name])]?.[at]
  return {
    won: String(rule.title),
    matched: `${worded('matchType')} · ${score}%`,
    mode: worded('mode'),
    said: answered(rule, String(setting?.refuseReply ?? '')),
  }
}

const nothing: Label = ['没有命中任何规则，由模型回答', 'None: the model answers']

/** Actions of interventions. */
export const actions: ActionFunctions = { test }

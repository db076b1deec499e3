import type { Row } from '#declare'
import { maskedFields } from '#derive/maskedFields.ts'
import { missing, refusedField } from '#portal/core/errors.ts'
import { lot } from '#portal/core/lot.ts'
import type { ActionCall, ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { beginning } from '../comments/mailUser.ts'
import { bubblesOf, sourcesOf } from './bubblesOf.ts'
import { textToHtml } from './textToHtml.ts'

/** Conversations of one spot check, and how many they are drawn from. */
const SAMPLE = 20
const LOOKED = 1000

const messagesOf = ({ row, entity }: ActionCall): readonly Row[] => {
  if (!row) throw missing(entity.label)
  return (row.messages ?? []) as readonly Row[]
}

interface Round {
  /** Place of the question among the messages, from 0. */
  readonly at: number
  readonly question: string
  readonly answer: Row | undefined
}

/** Each question with the answer that follows it. */
const roundsOf = (messages: readonly Row[]): readonly Round[] =>
  messages.flatMap(({ role, content }, at) => {
    if (role !== 'user') return []
    const next = messages[at + 1]
    const answer = next?.role === 'assistant' ? next : undefined
    return [{ at, question: String(content ?? ''), answer }]
  })

const conversation: ActionFunction = async (call) => ({ bubbles: bubblesOf(messagesOf(call)) })

const choicesOf = (rounds: readonly Round[]) => ({
  choices: rounds.map(({ at, question, answer }) => ({
    key: String(at),
    title: question,
    picture: null,
    facts: answer ? [beginning(answer.content, 60)] : [],
  })),
})
/** Questions that were answered. */
const answers: ActionFunction = async (call) =>
  choicesOf(roundsOf(messagesOf(call)).filter(({ answer }) => answer))
const questions: ActionFunction = async (call) => choicesOf(roundsOf(messagesOf(call)))

function chosenIn(call: ActionCall): Round {
  const [key] = (call.values.chosen ?? []) as readonly string[]
  const round = roundsOf(messagesOf(call)).find(({ at }) => String(at) === key)
  if (round) return round
  throw refusedField('chosen', ['请选择一个提问', 'Choose a question'])
}

/** A selected answer begun with one question, what was answered and what that leans on. */
const asSelected: ActionFunction = async (call) => {
  const { question, answer } = chosenIn(call)
  const titles = sourcesOf(answer?.citations)
  const [cited] = titles
  const found = cited
    ? await call.records.select('article', { title: titles, status: 'published' }, { limit: 6 })
    : []
  return {
    question: beginning(question, 58),
    answer: `<p>${textToHtml(answer?.content)}</p>`,
    citations: found.map(({ id, title }) => ({
      title: [...String(title)].slice(0, 40).join(''),
      link: { type: 'article', id },
    })),
    origin: 'record',
    record: call.row?.id,
  }
}

/** An intervention begun with one question. */
const asIntervene: ActionFunction = async (call) => {
  const { question } = chosenIn(call)
  const { row } = call
  return {
    title: beginning(question, 28),
    patterns: [{ text: [...question].slice(0, 100).join('') }],
    matchType: 'semantic',
    scenes: row?.scene ? [row.scene] : [],
    origin: 'record',
  }
}

/** Twenty of those listed that nobody has reviewed, drawn by lot. */
const sample: ActionFunction = async ({ context, entity, session, values, db }) => {
  const filter = { ...((values.filter ?? {}) as Row), review: 'unreviewed' }
  const asked = {
    filter: JSON.stringify(filter),
    range: JSON.stringify([0, LOOKED - 1]),
    columns: JSON.stringify(['sessionNo']),
  }
  const where = context.access.sees(entity, session)
  const masked = maskedFields(entity, session)
  const { list } = await context.lists.list(db, entity, asked, { where, masked })
  if (list.length === 0)
    throw refusedField('_', [
      '当前筛选里没有未质检的对话',
      'None of those listed is waiting to be reviewed',
    ])
  const drawn = list
    .map(({ id }) => ({ id: id as number, lot: lot() }))
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, SAMPLE)
  return { filter: { id: drawn.map(({ id }) => id) } }
}

/** Actions of conversations. */
export const actions: ActionFunctions = {
  conversation,
  answers,
  questions,
  asSelected,
  asIntervene,
  sample,
}

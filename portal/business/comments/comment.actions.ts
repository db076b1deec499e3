import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { namedByDialog } from '#portal/engine/actions/namedByDialog.ts'
import { FOR_GOOD, muteWriter } from './muteWriter.ts'

const rowOf = ({ row }: ActionCall): Row => row as Row

/** Puts a mark where there is none, and takes it away where there is one. */
const turn =
  (mark: 'best' | 'top'): ActionFunctions[string] =>
  (call) => {
    const { id, [mark]: stands } = rowOf(call)
    return call.change(id as number, { [mark]: !stands })
  }

const terms: { readonly [term: string]: string } = { day: '+1d', week: '+7d', month: '+30d' }
/** How far back comments go along with whoever is muted. */
const LATELY = '-7d'
const MOST = 10_000

/** Actions of comments. */
export const actions: ActionFunctions = {
  best: turn('best'),
  top: turn('top'),

  /** An official account answers: passed at once, below the comment. */
  reply: async (call) => {
    const { id, target } = rowOf(call)
    const { account, answer } = call.values
    const reply = { source: 'official', user: account, content: answer, target, replyTo: id }
    return namedByDialog({ user: 'account', content: 'answer' }, () => call.make(reply))
  },

  /** Mutes the writer; what they wrote lately goes where it was asked for. */
  muteUser: async (call) => {
    const { records, now, values } = call
    const writer = rowOf(call).user as number
    const span = terms[String(values.term)]
    const { mutedUntil } = await muteWriter(records, writer, span ? shift(now, span) : FOR_GOOD)
    if (values.removes !== true) return { mutedUntil, removed: 0 }
    const lately = {
      user: writer,
      source: 'user',
      publishedAt: { gte: { text: shift(now, LATELY) } },
    }
    const standing = { ...lately, status: ['pending', 'passed', 'rejected'] }
    const rows = await records.select('comment', standing, { limit: MOST })
    for (const { id } of rows) await records.move('comment', id as number, 'remove')
    return { mutedUntil, removed: rows.length }
  },
}

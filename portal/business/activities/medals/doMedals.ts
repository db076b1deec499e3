import type { Row } from '#declare'
import type { ActionCall } from '#portal/engine/actions/action.ts'
import { pastedEntries } from '#portal/engine/actions/pastedEntries.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { type MedalTask, type MedalTurn, medalTurns } from './turns.ts'

/** More than so many are done by a job. */
const LARGE = 100
const labels = { grant: '发放勋章', revoke: '收回勋章' } as const

/**
 * Grants a medal to the users a dialog named (`users`, `why`), or takes it back: up to 100 at once, told one by one;
 * more as a job. Throws 40001 where nobody is named, or more than 500 are.
 */
export async function doMedals(call: ActionCall, does: MedalTask['does'], medal: Row) {
  const { context, session, values, db } = call
  const names = pastedEntries(values.users, {
    field: 'users',
    what: ['个用户', 'users'],
    none: ['请填写用户ID或手机号，每行一个', 'Give user ids or phones, one a line'],
  })
  const task = { does, medal: medal.id as number, names, why: String(values.why ?? '').trim() }
  if (names.length <= LARGE)
    return summaryOf(await medalTurns({ context, session, tx: txOf(db) }, task), session.language)
  const asked = {
    kind: 'medals',
    title: `${labels[does]} · ${medal.name}`,
    entity: 'medal',
    recordId: medal.id as number,
    params: { ...task, at: 0, refused: [] },
    total: names.length,
  }
  return { job: await queueFor({ context, session, db }, asked) }
}

/** How each of them fared, as a bulk call tells it. */
function summaryOf(turns: readonly MedalTurn[], language: 'zh' | 'en') {
  const count = (end: MedalTurn['end']) => turns.filter((turn) => turn.end === end).length
  return {
    total: turns.length,
    done: count('done'),
    skipped: count('skipped'),
    refused: count('refused'),
    results: turns.map(({ title, end, text }, id) => ({
      id,
      title,
      done: end === 'done',
      ...(end === 'skipped' && { skipped: true }),
      ...(text && { message: text[language === 'en' ? 1 : 0] }),
    })),
  }
}

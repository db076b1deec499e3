import type { Label, Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import type { Records } from '#portal/engine/context/change.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { alone } from '#portal/engine/records/alone.ts'
import { openTransaction } from '#portal/engine/records/transaction.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { isMobile } from '#widgets/phone/kind.ts'

/** What is done with a medal, for whom and why. */
export interface MedalTask {
  readonly does: 'grant' | 'revoke'
  readonly medal: number
  /** User ids or phones. */
  readonly names: readonly string[]
  /** Kept with the holding, or with its being taken back. */
  readonly why: string
}
/** One user's turn. `title` is what was pasted, with the nickname once the user is found. */
export interface MedalTurn {
  readonly name: string
  readonly title: string
  readonly end: 'done' | 'skipped' | 'refused'
  readonly text?: Label
}

/** Users of one transaction. */
export const GROUP = 50

/** Does it for some users, each behind a savepoint: one that is refused keeps nobody else waiting. */
export async function medalTurns(
  { context, session, tx }: { context: PortalContext; session: Session; tx: Tx },
  task: MedalTask,
): Promise<readonly MedalTurn[]> {
  const turns: MedalTurn[] = []
  const terms = { session, bulk: true, reason: task.why }
  for (const name of task.names) {
    let title = name
    const transaction = openTransaction(context, terms, tx)
    const turn = await alone(transaction, async () => {
      const user = await userNamed(transaction.records, name)
      if (!user) return unknown(name)
      title = `${name} ${user.nickname ?? ''}`.trim()
      return { name, title, ...(await kinds[task.does](transaction, task, user)) }
    })
    turns.push(
      turn instanceof PortalError ? { name, title, end: 'refused', text: turn.label } : turn,
    )
  }
  return turns
}

const unknown = (name: string): MedalTurn => ({
  name,
  title: name,
  end: 'refused',
  text: ['没有此用户', 'There is no such user'],
})

async function userNamed(records: Records, name: string): Promise<Row | undefined> {
  const by = isMobile(name) ? { phone: name } : { uid: name }
  return (await records.select('appUser', by, { limit: 1 }))[0]
}

type End = Pick<MedalTurn, 'end' | 'text'>

const kinds: {
  readonly [D in MedalTask['does']]: (u: Transaction, t: MedalTask, o: Row) => Promise<End>
} = {
  grant: async ({ records }, { medal, why }, user) => {
    if (await heldBy(records, medal, user))
      return { end: 'skipped', text: ['已持有该勋章', 'Holds it already'] }
    if (user.status === 'closed')
      return { end: 'refused', text: ['该用户已注销', 'The account is closed'] }
    await records.create('medalHolder', { user: user.id, medal, origin: 'manual', reason: why })
    return { end: 'done' }
  },
  revoke: async ({ records }, { medal }, user) => {
    const held = await heldBy(records, medal, user)
    if (!held) return { end: 'skipped', text: ['未持有该勋章', 'Does not hold it'] }
    await records.move('medalHolder', held.id as number, 'revoke')
    return { end: 'done' }
  },
}

const heldBy = async (records: Records, medal: number, user: Row): Promise<Row | undefined> =>
  (await records.select('medalHolder', { user: user.id, medal, status: 'held' }, { limit: 1 }))[0]

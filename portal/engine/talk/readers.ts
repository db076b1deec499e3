import type { Entity, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { invalid } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { personSession } from '../imports/records/makerSession.ts'
import type { Call } from '../records/call.ts'
import { accountOf } from '../session/account.ts'
import type { Given } from './talkRow.ts'

/** Somebody who signs in, with the right to read a record or without. */
export async function readsRecord(
  context: PortalContext,
  db: Db | Tx,
  user: number,
  entity: Entity,
  id: number,
): Promise<boolean> {
  const account = await accountOf(db, context.entities, user)
  if (account?.user.status !== 'active') return false
  const session = personSession(account)
  if (!context.access.mayUse(session, entity, 'read')) return false
  const where = context.access.sees(entity, session)
  return !where || (await context.rows.count(db, entity, { ...where, id })) > 0
}

/** Throws 40001 for somebody who is spoken to and could not read the record: whatever is said would not reach them. */
export async function demandReaders(
  { context, entity }: Call,
  db: Db | Tx,
  row: Row,
  { mentions = [], assignee }: Given,
  standing?: Row,
): Promise<void> {
  const problems: Problem[] = []
  const asked = [
    ...mentions.map((user) => ['mentions', user] as const),
    ...(assignee && assignee !== standing?.assignee ? [['assignee', assignee] as const] : []),
  ]
  for (const [field, user] of asked) {
    if (await readsRecord(context, db, user, entity, Number(row.id))) continue
    const person = await db
      .selectFrom('portalUser')
      .select('name')
      .where('id', '=', user)
      .executeTakeFirst()
    const name = person ? String(person.name) : `#${user}`
    problems.push({
      field,
      message: [
        `${name} 看不到这条记录，请换一个人或请管理员授权`,
        `${name} cannot see this record: choose somebody else, or ask an admin for the right`,
      ],
    })
  }
  if (problems.length > 0) throw invalid(problems)
}

import type { Row } from '#declare'
import { messageOf } from '#derive/bulk/finding.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed } from '../../context/portalContext.ts'
import { type Call, demand, demandKnown, findVisible } from '../../records/call.ts'
import { approvalOf, approverNames } from '../approval.ts'
import { allowanceFor } from '../budget.ts'
import { functionsOf } from '../functionsOf.ts'
import { readRow } from '../rowOf.ts'
import { giftOf } from './giftOf.ts'
import { cellsOfOne, kindOfOne } from './oneKind.ts'

/**
 * `POST batchGive/checkOne { user, kind, cells }`: what giving this to one user would come to, by the checks of every
 * list; nothing is written. Tells what is given, what was found and where, what is left of the caller's month, and
 * whether somebody else has to agree. Amounts in fen.
 */
export async function checkOne(call: Call, body: Row): Promise<Row> {
  demandKnown(body, ['user', 'kind', 'cells'])
  const { context, session } = call
  const users = { ...call, entity: entityNamed(context, 'appUser') }
  demand(users, 'give')
  const { db } = context.database
  const now = shanghaiTime(context.clock())
  const user = await findVisible(users, db, Number(body.user))
  const kind = kindOfOne(body.kind)
  const createdBy = session.user?.id ?? null
  // A batch that is not there yet: what it would be judged by.
  const batch = { id: 0, kind: kind.name, batchNo: 'check', user: user.id, createdBy }
  const cells = cellsOfOne(kind, user, body.cells, now.slice(0, 10))
  const row = readRow(kind, batch, { rowNo: 2, cells }, now)
  const place = { context, db, batch, kind, now }
  const functions = functionsOf(context.parts, batch)
  const judged = functions.judge(row, await functions.look(place, [row], false), place)
  const isGift = kind.total !== undefined && !kind.total.reported
  const unpriced = isGift && judged.amount === null ? 1 : 0
  const amount = judged.amount ?? 0
  const approval = await approvalOf(db, batch, { people: 1, amount, moved: amount, unpriced }, now)
  const { approvers } = approval.needed
    ? await approverNames(db, { batch, amount }, now)
    : { approvers: [] }
  const spoken = session.language === 'en' ? 1 : 0
  return {
    gift: (await giftOf(context, db, kind, row.values))[spoken],
    amount: isGift ? judged.amount : 0,
    until: judged.until === null ? 'forever' : (judged.until?.slice(0, 10) ?? null),
    findings: [...row.findings, ...judged.findings].map((found) => ({
      ...{ code: found.code, level: found.level, column: found.column ?? null },
      message: messageOf(kind, found)[spoken],
    })),
    allowance: await allowanceFor(db, createdBy, { batch, amount }, now),
    approval: {
      needed: approval.needed,
      why: approval.why?.[spoken] ?? null,
      approvers,
    },
  }
}

import type { Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { conflict } from '#portal/core/errors.ts'
import type { Transaction } from '../context/transaction.ts'
import { demandOnly } from '../records/acceptedValues.ts'
import { type Call, findVisible, termsOf, visibleRow } from '../records/call.ts'
import { carryOut } from '../records/carryOut.ts'
import { reread } from '../records/save.ts'
import { keepEntryCounts, unwrap } from '../records/sentValues.ts'
import { inTransaction } from '../records/transaction.ts'
import { demandDeed } from '../session/proof.ts'
import {
  demandLive,
  demandSeen,
  demandThere,
  drop,
  overtaken,
  type Revision,
  revisionOf,
} from './revision.ts'
import { tellWriter } from './tellWriter.ts'

/**
 * `POST {path}/{id}/revision/publish { revision, accept? }`: readers have it from now on. It is an edit under all rules,
 * by whoever publishes it. Gives the record.
 */
export async function publishRevision(call: Call, id: number, body: Row): Promise<Row> {
  await demandDeed(call, 'update')
  const { wrap, values } = unwrap(null, body)
  demandOnly(values, ['revision'])
  const { row, revision } = await inTransaction(call.context, termsOf(call, wrap), (transaction) =>
    publishWithin(call, transaction, id, values.revision),
  )
  await tellWriter(call, row, revision.writer.id, ['发布', 'was published'])
  return reread(call, row)
}

/** The same in a transaction that runs, with what was published; `seen` is the version of the revision that is meant. */
export async function publishWithin(
  call: Call,
  transaction: Transaction,
  id: number,
  seen: unknown,
): Promise<{ readonly row: Row; readonly revision: Revision }> {
  const { entity } = call
  const before = await findVisible(call, transaction.tx, id)
  const known = await revisionOf(transaction.tx, entity, id)
  demandThere(call, id, known)
  demandSeen(call, before, known, seen)
  demandLive(call, before)
  const problems = [...unapproved(call, known), ...changedMeanwhile(call, before, known)]
  if (problems.length > 0) throw conflict(problems, visibleRow(call, before))
  const after = { ...before, ...known.values }
  keepEntryCounts(entity, after, before)
  await drop(transaction.tx, call, id, known)
  const row = await carryOut(transaction, {
    ...{ entity, kind: 'update', by: 'publishRevision' },
    ...{ before, after, sent: known.values },
  })
  return { row, revision: known }
}

const unapproved = ({ entity }: Call, { approver }: Revision): Problem[] =>
  entity.revisions?.approvedAs && !approver
    ? [
        {
          field: '_',
          message: [
            '修订稿还没有审核：请由写它的人以外的人先审核通过',
            'The revision has not been approved: somebody other than its writer has to read it first',
          ],
        },
      ]
    : []

/** Readers have something newer there, which publishing would take away unseen. */
function changedMeanwhile({ entity }: Call, row: Row, revision: Revision): Problem[] {
  return overtaken(row, revision).map((field) => {
    const [zh, en] = entity.fields[field]?.label ?? [field, field]
    return {
      field,
      message: [
        `线上的“${zh}”在修订之后又改过：请打开修订稿，合并后保存再发布`,
        `"${en}" was changed after it was revised: open the revision, merge and save it, then publish`,
      ],
    }
  })
}

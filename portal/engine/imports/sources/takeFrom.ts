import type { Label, Row } from '#declare'
import { messageOf } from '#derive/bulk/finding.ts'
import { PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import { portalSession } from '../../context/session.ts'
import { recordAddress, tellUser } from '../../notices/tellUser.ts'
import type { Call } from '../../records/call.ts'
import { inTransaction } from '../../records/transaction.ts'
import { accountOf } from '../../session/account.ts'
import { optionProblems } from '../optionProblems.ts'
import { personSession } from '../records/makerSession.ts'
import { SourceFault } from '../SourceFault.ts'
import { bytesAsFile } from '../sourceFile.ts'
import { batchWithin, kindNamed, queueCheck } from '../submit.ts'
import { type FoundList, listsAt, SourceUnread } from './fetchList.ts'

/**
 * Takes in what waits at a source, each list as a batch of its owner, checked by a job; one without problem or warning
 * is carried out by itself where the source says so. What went wrong stands with the source, and its owner is told.
 */
export async function takeFrom(context: PortalContext, source: Row): Promise<void> {
  try {
    const call = await ownersCall(context, source)
    const kind = kindNamed(call, source.kind)
    if ((await optionProblems(context, kind, null)).length > 0) throw new SourceUnread(choosesFirst)
    let last: number | null = null
    for (const list of await listsAt(context, source)) last = await taken(call, source, list)
    await kept(context, source, { ...(last !== null && { lastBatch: last }), lastError: null })
  } catch (error) {
    const label = reasonOf(source, error)
    if (!label) throw error
    await kept(context, source, { lastError: [...label[0]].slice(0, 300).join('') })
    await tellOwner(context, source, label)
  }
}

const choosesFirst: Label = [
  '此类名单须在上传时选择所属记录，不能自动取用',
  'Lists of this kind need a choice with the upload and cannot be taken by themselves',
]

/** Its list is its owner's, with the rights they have now. */
async function ownersCall(context: PortalContext, { owner }: Row): Promise<Call> {
  const account = await accountOf(context.database.db, context.entities, Number(owner))
  if (account?.user.status !== 'active')
    throw new SourceUnread(['负责人已停用', 'The owner is no longer active'])
  return { context, entity: entityNamed(context, 'batchGive'), session: personSession(account) }
}

/** A batch and its check, together: a file is given up only when they stand. */
async function taken(call: Call, source: Row, list: FoundList): Promise<number> {
  const file = await bytesAsFile(call.context, list.bytes, list.name)
  const id = await inTransaction(call.context, { session: call.session }, async (transaction) => {
    const batch = await batchWithin(call, transaction, {
      kind: String(source.kind),
      source: source.id as number,
      file,
      // Some kinds take files of one name only, which a program need not know.
      fileName: bulkKinds[String(source.kind)]?.template ?? list.name,
      reason: `自动取用：${String(source.name)}`,
      options: source.runs ? { onwards: 'clean' } : null,
    })
    await queueCheck(transaction, batch)
    return batch.id as number
  })
  await list.taken()
  return id
}

const kept = (
  { database, rows, ...context }: PortalContext,
  { id }: Row,
  values: Row,
): Promise<void> =>
  database.transaction((tx) =>
    rows.keep(tx, context.entities.get('listSource')!, id as number, values),
  )

function reasonOf({ kind }: Row, error: unknown): Label | null {
  if (error instanceof SourceUnread || error instanceof PortalError) return error.label
  const declared = bulkKinds[String(kind)]
  return error instanceof SourceFault && declared ? messageOf(declared, error.found) : null
}

const tellOwner = (
  context: PortalContext,
  { id, owner, name }: Row,
  [zh, en]: Label,
): Promise<unknown> =>
  inTransaction(context, { session: portalSession }, ({ records, tx }) =>
    tellUser(
      { records, db: tx },
      {
        user: Number(owner),
        type: 'schedule',
        title: [`名单来源未能取用：${String(name)}`, `A source of lists failed: ${String(name)}`],
        body: [zh, en],
        target: recordAddress('listSource', id),
      },
      shanghaiTime(context.clock()).slice(0, 10),
    ),
  )

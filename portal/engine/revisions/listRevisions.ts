import type { Entity, Row } from '#declare'
import { calledOf } from '#derive/calledOf.ts'
import type { ListedRevision } from '#wire/listedRevision.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { type Call, demand, findVisible, visibleRow } from '../records/call.ts'
import { asRevision, isTheirOwn, type Revision } from './revision.ts'

/** Of one list, and of the home page, at most. */
const MOST = 500
const AT_HOME = 30

/** What a list says of a record with a revision. */
export type MarkedRevision = Pick<Revision, 'recordId' | 'writer' | 'at' | 'publishAt' | 'failed'>

/** `GET {path}/revisions`: which records of a list have one, the latest first. */
export async function markedRevisions(call: Call): Promise<readonly MarkedRevision[]> {
  demand(call, 'read')
  const all = await revisionsIn(call.context, [call.entity], MOST)
  return all.map(({ revision: { recordId, writer, at, publishAt, failed } }) => ({
    ...{ recordId, writer, at, publishAt, failed },
  }))
}

/**
 * `GET index/revisions`: all that whoever asks may change: first what could not be published, then what they may
 * approve, then their own, then those of others.
 */
export async function listRevisions(
  context: PortalContext,
  session: Session,
): Promise<readonly ListedRevision[]> {
  const own = [...context.entities.values()].filter(
    (entity) => entity.revisions && context.access.mayUse(session, entity, 'update'),
  )
  const found = (await revisionsIn(context, own, MOST)).map(({ entity, revision }) => {
    const call = { context, entity, session }
    return { call, listed: untitled(call, revision) }
  })
  const listed: ListedRevision[] = []
  for (const one of found.toSorted((a, b) => rankOf(a.listed) - rankOf(b.listed))) {
    if (listed.length === AT_HOME) break
    const { entity } = one.call
    const { recordId } = one.listed
    const row = await findVisible(one.call, context.database.db, recordId).catch(() => null)
    // What is gone is told no more; at night it is forgotten.
    if (row)
      listed.push({ ...one.listed, title: calledOf(entity, visibleRow(one.call, row), recordId) })
  }
  return listed
}

type Untitled = Omit<ListedRevision, 'title'>

const rankOf = ({ waits, mayApprove, mine }: Untitled): number =>
  waits === 'failed' ? 0 : mayApprove ? 1 : mine ? 2 : 3

/** All that is told of one without its record. */
function untitled(call: Call, revision: Revision): Untitled {
  const { entity, session, context } = call
  const { recordId, writer, at, note, publishAt, failed, approver } = revision
  const { approvedAs } = entity.revisions ?? {}
  const mine = writer.id !== null && writer.id === session.user?.id
  const waits = failed
    ? 'failed'
    : publishAt
      ? 'time'
      : approvedAs && !approver
        ? 'approval'
        : 'publishing'
  return {
    ...{ entity: entity.name, recordId, writer: writer.name, mine, at, note },
    ...{ waits, publishAt, failed },
    mayApprove:
      waits === 'approval' &&
      context.access.mayUse(session, entity, String(approvedAs)) &&
      !isTheirOwn(call, revision),
  }
}

async function revisionsIn(
  { database, entities }: PortalContext,
  among: readonly Entity[],
  most: number,
): Promise<readonly { readonly entity: Entity; readonly revision: Revision }[]> {
  if (among.length === 0) return []
  const rows = await database.db
    .selectFrom('_revision')
    .selectAll()
    .where(
      'entity',
      'in',
      among.map(({ name }) => name),
    )
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    entity: entities.get(String(row.entity)) as Entity,
    revision: asRevision(row as Row),
  }))
}

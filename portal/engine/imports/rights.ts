import type { BulkKind, Row } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import type { Session } from '../context/session.ts'
import { kindOf } from './kindOf.ts'
import { kindsOfOne } from './one/oneKind.ts'

/** Asks whether a session may create or update records of an entity. */
export type MayUse = (entity: string, operation: 'create' | 'update') => boolean

/**
 * Whether a session may run a kind of bulk: an admin or editor with every right it names, and not all of its menu
 * titles hidden. The portal and the app always may.
 */
export function mayRun(
  session: Session,
  kind: BulkKind,
  mayUse: MayUse = byMatrix(session),
): boolean {
  if (session.acting !== 'user') return true
  const isAdmin = session.roles.includes('admin')
  if (!isAdmin && !session.roles.includes('editor')) return false
  const { admin = false, rights = [], menus = [], create, update } = kind.who
  const hidden = session.viewer?.hidden ?? []
  const isHidden = menus.length > 0 && menus.every((title) => hidden.includes(title))
  return (
    !isHidden &&
    (isAdmin || !admin) &&
    rights.every((right) => isAdmin || session.special.has(right)) &&
    (!create || mayUse(create, 'create')) &&
    (!update || mayUse(update, 'update'))
  )
}

/** What the matrices of a session's roles say of an entity; where none speaks of it, its roles may. */
const byMatrix =
  ({ roles, viewer }: Session): MayUse =>
  (entity, operation) =>
    roles.some((role) => {
      const row = viewer?.rights.find((right) => right.role === role && right.entity === entity)
      return role === 'admin' || !row || row[operation] === true
    })

/** Whether a session may make good to one user at a time. */
export const mayCompensate = (session: Session): boolean =>
  session.acting !== 'user' ||
  session.roles.includes('admin') ||
  session.special.has('bulk') ||
  session.special.has('compensate')

/** Whether a session may go on with this batch: it may run its kind, or made it good to one user. */
export function mayRunBatch(session: Session, batch: Row): boolean {
  if (mayRun(session, kindOf(batch))) return true
  const maker = batch.createdBy ?? session.user?.id
  return Boolean(batch.user) && maker === session.user?.id && mayCompensate(session)
}

/** Whether a session may let runs of others through. */
export const mayApprove = ({ acting, roles, special }: Session): boolean =>
  acting !== 'user' || roles.includes('admin') || special.has('approve')

/** The kinds a session may run, by name. */
export const kindsFor = (session: Session, mayUse?: MayUse): string[] =>
  Object.values(bulkKinds)
    .filter((kind) => mayRun(session, kind, mayUse))
    .map(({ name }) => name)

/**
 * Which batches a session gets: those it made, those of kinds it may run or answers for, those it is asked to approve. `path` leads
 * to the batch, `batch.` from its rows.
 */
export function batchesSeen(session: Session, path = ''): Row {
  const own = { [`${path}createdBy`]: session.user?.id ?? 0 }
  // Whoever answers why somebody went without reads all lists that give to people.
  const read = mayCompensate(session) ? kindsOfOne.map(({ name }) => name) : []
  const kinds = [...new Set([...kindsFor(session), ...read])]
  return {
    any: [
      own,
      ...(kinds.length > 0 ? [{ [`${path}kind`]: kinds }] : []),
      ...(mayApprove(session)
        ? [{ [`${path}status`]: 'approval' }, { [`${path}approver`]: session.user?.id ?? 0 }]
        : []),
    ],
  }
}

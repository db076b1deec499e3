import type { Entity, Row } from '#declare'
import { masksOf } from '#derive/maskPlan.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import type { Change } from '../context/change.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { callerName, type Session } from '../context/session.ts'
import type { Transaction } from '../context/transaction.ts'
import { same } from '../records/same.ts'
import { titleOf } from '../records/titleOf.ts'

/** An entry of the audit log that tells of more than one change of one record. */
export interface Deed {
  readonly action:
    | 'create'
    | 'update'
    | 'delete'
    | 'move'
    | 'action'
    | 'bulk'
    | 'export'
    | 'reveal'
    | 'restore'
    | 'login'
    | 'loginFailed'
    | 'logout'
    | 'denied'
  readonly entity?: string
  readonly recordId?: number | string
  readonly recordTitle?: string
  readonly before?: unknown
  readonly after?: unknown
  readonly changed?: readonly string[]
  readonly reason?: string
}

const actionOf: { readonly [K in Change['kind']]: Deed['action'] } = {
  create: 'create',
  update: 'update',
  move: 'move',
  remove: 'delete',
  restore: 'restore',
}

/**
 * What the log tells of a change: changed fields only, personal and secret values in part; null where it tells nothing.
 */
export function entryOf(transaction: Transaction, change: Change, written: Row): Row | null {
  const { entity, kind, by, before } = change
  if (entity.name === 'auditLog' || !transaction.context.entities.has('auditLog')) return null
  const changed = changedFields(
    entity,
    kind === 'create' ? {} : (before ?? {}),
    kind === 'remove' ? {} : written,
  )
  const isAction = by !== undefined && kind !== 'move' && by in entity.actions
  return deedRow(transaction.context, change.session, {
    action: isAction ? 'action' : actionOf[kind],
    entity: entity.name,
    recordId: written.id as number,
    recordTitle: titleOf(entity, written),
    before: kind === 'create' ? null : shownTo(transaction.context, entity, before, changed),
    after: kind === 'remove' ? null : shownTo(transaction.context, entity, written, changed),
    changed,
    ...((transaction.reason ?? by) && {
      reason: transaction.reason ?? doneAs(entity, by as string),
    }),
  })
}

/** What a move or an action is called; whatever else is done has no other name. */
export const doneAs = ({ moves, actions }: Entity, by: string): string =>
  (moves[by] ?? actions[by])?.label[0] ?? others[by] ?? by
const others: { readonly [operation: string]: string } = {
  ...{ create: '新增', update: '修改', delete: '删除', remove: '删除', read: '查看' },
  ...{ copy: '复制', restore: '恢复', export: '导出', publishRevision: '发布修订稿' },
}

/** Whoever is not known by name yet tried to sign in; what nobody asked for the portal did. */
const byItself = ({ acting }: Session): string => (acting === 'portal' ? '系统' : '')

/** Writes an entry of the audit log and gives its id. */
export async function writeDeed(
  context: PortalContext,
  tx: Tx,
  session: Session,
  deed: Deed,
): Promise<number | null> {
  if (!context.entities.has('auditLog')) return null
  return context.rows.insert(tx, entityNamed(context, 'auditLog'), deedRow(context, session, deed))
}

function deedRow(context: PortalContext, session: Session, deed: Deed): Row {
  const now = shanghaiTime(context.clock())
  const by = session.user?.id ?? null
  return {
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: by,
    updatedBy: by,
    actor: by,
    actorName: callerName(session) || byItself(session),
    action: deed.action,
    entity: deed.entity ?? null,
    recordId: deed.recordId === undefined ? null : String(deed.recordId),
    recordTitle: cut(deed.recordTitle, 100),
    before: deed.before ?? null,
    after: deed.after ?? null,
    changed: deed.changed ?? [],
    reason: cut(deed.reason, 200),
    batch: null,
    job: null,
    ip: session.ip,
    agent: cut(session.agent, 200),
    requestId: session.requestId,
  }
}

function cut(text: string | undefined, most: number): string | null {
  if (text === undefined) return null
  return text.length <= most ? text : [...text].slice(0, most).join('')
}

/** Declared fields and the state whose value differs. What is only worked out tells nothing new. */
export function changedFields(entity: Entity, before: Row, after: Row): string[] {
  const names = [...new Set([entity.stateField, ...Object.keys(entity.fields)])]
  return names.filter((name) => {
    const kind = entity.fields[name]?.kind
    return kind !== 'computed' && kind !== 'count' && !same(before[name], after[name])
  })
}

/** The changed fields as somebody without any right would see them. */
function shownTo(
  context: PortalContext,
  entity: Entity,
  row: Row | null,
  fields: readonly string[],
): Row | null {
  if (!row) return null
  const isMasked = masksOf(entity).some(({ field, list }) => fields.includes(list ?? field))
  const shown = isMasked ? context.access.maskRow(entity, row, nobody) : row
  return Object.fromEntries(fields.map((name) => [name, shown[name] ?? null]))
}

const nobody: Session = {
  acting: 'user',
  user: null,
  roles: [],
  currentRole: '',
  numericRole: null,
  routeSet: 'standard',
  special: new Set(),
  language: 'zh',
  ip: '',
  agent: '',
  requestId: '',
}

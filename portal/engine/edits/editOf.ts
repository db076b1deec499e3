import type { Entity, Row } from '#declare'
import type { FieldEdit } from '#derive/edit/ways.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { portalSession, type Session } from '../context/session.ts'
import { personSession } from '../imports/records/makerSession.ts'
import { accountOf } from '../session/account.ts'

/** What stands with a batch that edits records. */
export interface EditOptions {
  /** Of which entity. */
  readonly of: string
  readonly edits: readonly FieldEdit[]
  /** In place of edits: the record of an entity that another one of its kind takes the place of, wherever it is referred to. */
  readonly replace?: { readonly entity: string; readonly from: number; readonly to: number }
  /** The role it was asked for in. */
  readonly role: string
}

/** What a batch edits, and of what. */
export function editOf(
  context: PortalContext,
  batch: Row,
): { readonly entity: Entity } & EditOptions {
  const options = batch.options as unknown as EditOptions
  return { ...options, entity: entityNamed(context, options.of) }
}

/** Whoever asked for it, with the rights they have now, in the role they asked in if they still hold it. */
export async function editorOf(context: PortalContext, db: Db | Tx, batch: Row): Promise<Session> {
  const { role } = editOf(context, batch)
  const account = await accountOf(db, context.entities, Number(batch.createdBy ?? 0))
  if (!account) return portalSession
  return account.held.includes(role) ? personSession(account, role) : personSession(account)
}

import type { Entity, Jump, Row } from '#declare'
import { jumpTarget } from '#derive/jumpTarget.ts'
import { pictureField } from '#derive/pictureField.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import { headingOf } from '../titleOf.ts'

/** What a link leads to, as a page shows it. */
export interface Target {
  readonly entity: Entity
  readonly row: Row
  readonly title: string
  readonly picture: string | null
}

/** The record a link leads to; null for places of the app, other sites, and what is gone. */
export async function targetOf(
  context: PortalContext,
  db: Db | Tx,
  jump: unknown,
): Promise<Target | null> {
  const target = jumpTarget(jump as Jump | null)
  if (!target) return null
  const entity = entityNamed(context, target.entity)
  const row = await context.rows.read(db, entity, target.id)
  if (!row) return null
  const picture = pictureField(entity)
  const shown = picture && row[picture]
  return { entity, row, title: headingOf(entity, row), picture: shown ? String(shown) : null }
}

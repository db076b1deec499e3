import type { Language, Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../../context/portalContext.ts'

/** What a page of the app is drawn from. */
export interface Drawn {
  readonly context: PortalContext
  readonly db: Db | Tx
  readonly row: Row
  readonly language: Language
}

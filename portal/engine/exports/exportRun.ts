import type { Row, StoredFile } from '#declare'
import { forbidden } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { randomBytes, toHex } from '#portal/storage/objects/encoding.ts'
import { bucketAddress } from '#portal/storage/objects/uploadToken.ts'
import { exportedLists } from '#resources/data/exports/exportedLists.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { listedEntity } from './listedEntity.ts'
import { listedRows } from './listedRows.ts'
import { peopleRows } from './peopleRows.ts'
import { sheetFiles } from './sheetFiles.ts'

/** Files that exports leave lie here: only the portal reads them. */
const RESULTS = 'private/exports/'

/** What an export has come to. */
export interface Reached {
  readonly rows: number
  readonly missing: number
  readonly total: number
  readonly over: boolean
}
/** The making of one export's file, by a job or within a call. */
export interface ExportRun {
  /** The next page of rows. */
  next(): Promise<Reached>
  /** The file in its private place. */
  finish(): Promise<StoredFile>
}

/** Begins to make the file of an export with the rights of whoever asked for it. Throws 40300 where they have none. */
export async function exportRun(
  context: PortalContext,
  record: Row,
  session: Session,
): Promise<ExportRun> {
  demandKind(context, record.kind, session)
  const source = await (exportedLists[record.kind as string] ? listedRows : peopleRows)(
    context,
    record,
    session,
  )
  const files = sheetFiles({
    name: nameOf(context, record),
    titles: source.titles,
    format: String(record.format ?? 'xlsx'),
  })
  let [rows, missing] = [0, 0]
  return {
    async next() {
      const page = await source.next()
      await files.add(page.lines)
      rows += page.found
      missing += page.missing
      return { rows, missing, total: Math.max(source.total, rows + missing), over: page.over }
    },
    async finish() {
      const { store } = context
      if (!store)
        throw new Error('An export needs a store for its file: see the settings of the store')
      const { bytes, name, type } = await files.finish()
      const key = `${RESULTS}${toHex(randomBytes(16))}${/\.[a-z]+$/.exec(name)?.[0] ?? ''}`
      await store.put(key, bytes, { type, isPrivate: true })
      return { url: `${bucketAddress(store.describe())}/${key}`, name, size: bytes.length }
    },
  }
}

/** Whoever exports the records of a kind must be one who may export their list. */
export function demandKind(context: PortalContext, kind: unknown, session: Session): void {
  const entity = listedEntity(context.entities, kind)
  if (!entity) return
  const may = (operation: string) => context.access.mayUse(session, entity, operation)
  if (may('read') && may('export')) return
  throw forbidden([`没有导出“${entity.label[0]}”的权限`, `You may not export ${entity.label[1]}`])
}

/** `用户订单-六月对账-20261121`: what it is, what it is for, and when it was made. */
function nameOf(context: PortalContext, { kind, reason }: Row): string {
  const label = entityNamed(context, 'export').fields.kind?.of as
    | { readonly [kind: string]: readonly [string, string] }
    | undefined
  const day = shanghaiTime(context.clock()).slice(0, 10).replaceAll('-', '')
  const purpose = String(reason)
    .replace(/[\\/:*?"<>|\s]+/g, ' ')
    .trim()
  return `${label?.[String(kind)]?.[0] ?? kind}-${purpose}-${day}`
}

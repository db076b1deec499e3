import type { Field, Row, StoredFile } from '#declare'
import { entriesOf } from '#derive/bulk/columns/media.ts'
import { readerOf } from '#derive/bulk/columns/readers.ts'
import { isEmpty } from '#derive/compare.ts'
import { bucketAddress } from '#portal/storage/objects/uploadToken.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import { ownKey } from '../../media/ownKey.ts'
import type { BulkPlace, ReadRow } from '../bulkFunctions.ts'
import type { WritingKind } from '../records/intention.ts'
import { knownAmong } from '../records/knownRecords.ts'
import { mediaColumns } from './brought.ts'

/** The values of media that records hold, by row: of the record a row means. */
export type Standing = (rowNo: number, column: string) => unknown

/** What the records that rows mean hold in their columns of pictures and files; undefined where there is nothing. */
export async function standingFiles(place: BulkPlace, rows: readonly ReadRow[]): Promise<Standing> {
  const kind = place.kind as WritingKind
  const filled = rows.filter(({ values }) => mediaColumns(kind).some((name) => values[name]))
  if (!kind.writes.by || filled.length === 0) return () => undefined
  const meant = filled.map(({ values }) => ({ values: values as Row, line: null, findings: [] }))
  const known = await knownAmong({ context: place.context, tx: place.db }, kind, meant)
  const records = new Map(filled.map(({ rowNo }, at) => [rowNo, known[at]]))
  return (rowNo, column) => {
    const value = records.get(rowNo)?.[column]
    return isEmpty(value) ? undefined : value
  }
}

/** Whether a cell reads as its list's export has what stands, so that nothing is to be brought in. */
export function readsAsStands(
  { context, kind }: Pick<BulkPlace, 'context' | 'kind'>,
  column: string,
  written: unknown,
  stands: unknown,
): boolean {
  const declared = kind.columns[column]
  if (stands === undefined || !declared) return false
  const field = entityNamed(context, (kind as WritingKind).writes.to).fields[column] as Field
  const asExported = readerOf(declared).read(exported(context, field, stands), declared, '').value
  const [before, now] = [entriesOf(asExported), entriesOf(written)]
  return (
    before.length === now.length && now.every((entry, at) => isSame(context, entry, before[at]))
  )
}

/** An address of ours is the same by whichever way it is written. */
const isSame = (context: PortalContext, one: string, other: string | undefined): boolean => {
  const key = ownKey(context, one)
  return one === other || (key !== null && key === ownKey(context, other))
}

/** As a list's export writes it: a picture of the own store by its whole address. */
function exported({ store }: PortalContext, { kind }: Field, value: unknown): string {
  const whole = (url: string) =>
    store && url.startsWith('/') ? new URL(url, bucketAddress(store.describe())).href : url
  if (kind === 'images') return (value as readonly string[]).join('\n')
  if (kind === 'image') return whole(String(value))
  const { name, url } = value as StoredFile
  return name || url
}

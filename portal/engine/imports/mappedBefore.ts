import type { BulkKind } from '#declare'
import { finding } from '#derive/bulk/finding.ts'
import {
  alike,
  type FoundColumn,
  layoutOf,
  type Mapping,
  openColumns,
  sourceKey,
} from '#derive/bulk/mapping.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'

/** That a file was read as an earlier one was mapped. */
export const mappedAs = (kind: BulkKind, batchNo: string, mapping: Mapping) =>
  finding('F6.mapped', {
    batchNo,
    columns: Object.entries(mapping)
      .map(([name, source]) => {
        const from = 'header' in source ? source.header : `“${source.value}”`
        return `${kind.columns[name]?.label[0] ?? name} ← ${from}`
      })
      .join('、'),
  })

interface Remembered {
  readonly batchNo: string
  readonly mapping: Mapping
}

/**
 * How an earlier file of the same kind was read, and by which batch; undefined where none was. A source of lists has a
 * memory of its own: two shops of one platform send files of the same headers, and what somebody filled in for one of
 * them does not hold for the other.
 */
export async function remembered(
  db: Db | Tx,
  kind: BulkKind,
  found: readonly FoundColumn[],
  source: number | null = null,
): Promise<Remembered | undefined> {
  const headers = found.map(({ header }) => header)
  const key = sourceKey(kind, headers)
  const own = await latest(db, kind, key, source)
  const known = own ?? (source === null ? undefined : await latest(db, kind, key, null))
  if (!known) return undefined
  const mapping = withHeaders(known.mapping, headers)
  if (openColumns(kind, mapping).length > 0) return undefined
  return own || saysNothing(kind, headers, mapping) ? { ...known, mapping } : undefined
}

async function latest(
  db: Db | Tx,
  kind: BulkKind,
  key: string,
  source: number | null,
): Promise<Remembered | undefined> {
  const row = await db
    .selectFrom('batchGive')
    .select(['batchNo', 'mapping'])
    .where('kind', '=', kind.name)
    .where('headers', '=', key)
    .where('source', source === null ? 'is' : '=', source)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!row?.mapping) return undefined
  return { batchNo: String(row.batchNo), mapping: parsedJson(row.mapping) as Mapping }
}

/** As far as the file has its headers: platforms add columns, and take some away. */
const withHeaders = (mapping: Mapping, headers: readonly string[]): Mapping =>
  Object.fromEntries(
    Object.entries(mapping).filter(
      ([, from]) => !('header' in from) || headers.some((one) => alike(one) === alike(from.header)),
    ),
  )

/** Whether nobody filled in a value beside what a known file says by itself. */
function saysNothing(kind: BulkKind, headers: readonly string[], mapping: Mapping): boolean {
  const [, layout] = layoutOf(kind, headers) ?? []
  const says: { readonly [column: string]: string | undefined } = layout?.says ?? {}
  return Object.entries(mapping).every(
    ([name, from]) => 'header' in from || says[name] === from.value,
  )
}

import type { BulkKind } from '#declare'
import { finding } from '#derive/bulk/finding.ts'
import { type FoundColumn, headersKey, type Mapping } from '#derive/bulk/mapping.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'

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

/** How an earlier file with these headers was read, and by which batch; undefined where none was. */
export async function remembered(
  db: Db | Tx,
  kind: string,
  found: readonly FoundColumn[],
): Promise<{ readonly batchNo: string; readonly mapping: Mapping } | undefined> {
  const row = await db
    .selectFrom('batchGive')
    .select(['batchNo', 'mapping'])
    .where('kind', '=', kind)
    .where('headers', '=', headersKey(found.map(({ header }) => header)))
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!row?.mapping) return undefined
  const mapping = typeof row.mapping === 'string' ? JSON.parse(row.mapping) : row.mapping
  return { batchNo: String(row.batchNo), mapping: mapping as Mapping }
}

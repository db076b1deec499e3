import type { Region } from '#portal/storage/cache/regions.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { prepareStatement } from '#portal/storage/db/prepareStatement.ts'
import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** When each part of the memory was last cleared, and by whom: what every process on this database holds to. */
export const cacheTable = ownTable(
  '_cache',
  { region: 'text', times: 'integer', at: 'text', by: 'integer', byName: 'text' },
  ['region'],
)

/** The last clearing of a part. */
export interface Clearing {
  readonly region: Region
  readonly times: number
  readonly at: string
  readonly byName: string
}

/** Says in a transaction that a part is cleared; whoever kept something of it drops it when it is next asked for. */
export async function noteClearing(
  tx: Tx,
  region: Region,
  { at, by, byName }: { readonly at: string; readonly by: number | null; readonly byName: string },
): Promise<void> {
  await tx
    .insertInto('_cache')
    .values({ region, times: 1, at, by, byName })
    .onConflict((taken) =>
      taken
        .column('region')
        .doUpdateSet((set) => ({ times: set('_cache.times', '+', 1), at, by, byName })),
    )
    .execute()
}

/** The last clearing of every part that was cleared at all. */
export async function clearings(db: Db | Tx): Promise<readonly Clearing[]> {
  const rows = await db.selectFrom('_cache').selectAll().execute()
  return rows.map((row) => ({ ...row, times: Number(row.times) }) as unknown as Clearing)
}

const published = prepareStatement<{ changed: unknown; times: unknown }, { region: string }>(
  (db, slot) =>
    db.selectNoFrom((of) => [
      of
        .selectFrom('_change')
        .select((max) => max.fn.max('id').as('id'))
        .as('changed'),
      of.selectFrom('_cache').select('times').where('region', '=', slot('region')).as('times'),
    ]),
)

/** What changes with everything that is published, withdrawn or changed while it is public, and with each clearing. */
export async function publicStamp(db: Db | Tx, region: Region): Promise<string> {
  const [row] = await published(db, { region })
  return `${row?.changed ?? 0}/${row?.times ?? 0}`
}

const settings = prepareStatement<{ versions: unknown; times: unknown }, { region: string }>(
  (db, slot) =>
    db.selectNoFrom((of) => [
      of
        .selectFrom('baseConfig')
        .select((sum) => sum.fn.sum('version').as('versions'))
        .as('versions'),
      of.selectFrom('_cache').select('times').where('region', '=', slot('region')).as('times'),
    ]),
)

/** What changes with every setting, and with each clearing of them. */
export async function settingsStamp(db: Db | Tx): Promise<string> {
  const [row] = await settings(db, { region: 'config' })
  return `${row?.versions ?? 0}/${row?.times ?? 0}`
}

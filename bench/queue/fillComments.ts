import type { Entity, Row } from '#declare'
import { momentOf } from '#derive/moment.ts'
import { blankRow } from '#portal/engine/records/blankRow.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { useEntities } from '#portal/storage/db/schema.ts'
import { dataOf } from '../dataOf.ts'

const AT_ONCE = 5000
const READERS = 1000

/** Writes so many comments that wait, by a thousand readers, straight into the database of a portal that does not run. */
export async function fillComments(
  folder: string,
  databaseUrl: string | undefined,
  count: number,
): Promise<void> {
  const database = dataOf(folder, databaseUrl)
  const { entities } = await readDeclarations()
  useEntities(database.db, entities)
  const write = (name: string, rows: readonly Row[]) => {
    const entity = entities.find((one) => one.name === name) as Entity
    return database.transaction((tx: Tx) =>
      insertRows(
        tx,
        entity,
        rows.map((row) => ({ ...blankRow(entity), ...standing, ...row })),
        'id',
      ),
    )
  }
  const readers = Array.from({ length: READERS }, (_, at) => ({
    ...{ id: at + 1, uid: `${10_000_000 + at}`, nickname: `读者${at + 1}`, status: 'normal' },
  }))
  await write('appUser', readers)
  const first = Date.now() - count * 1000
  for (let begun = 0; begun < count; begun += AT_ONCE)
    await write(
      'comment',
      Array.from({ length: Math.min(AT_ONCE, count - begun) }, (_, at) => {
        const id = begun + at + 1
        return {
          ...{ id, user: (id % READERS) + 1, source: 'user', status: 'pending', risk: 'clean' },
          content: `第 ${id} 条：读完这一篇，想再读一遍，也想讲给家里的老人听。`,
          publishedAt: momentOf(first + id * 1000),
          target: { type: 'url', url: 'https://www.example.com' },
        }
      }),
    )
  await database.close()
}

const at = '2026-01-01T10:00:00+08:00'
const standing = {
  ...{
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    updatedBy: null,
    deletedAt: null,
  },
}

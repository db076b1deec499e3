import type { Entity } from '#declare'
import { renewMarks } from '#portal/engine/records/list/marks/renewMarks.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { useEntities } from '#portal/storage/db/schema.ts'
import { dataOf } from '../dataOf.ts'

/** Sets the marks of all long lists, as the portal does while nobody waits; gives how many seconds it took. */
export async function markAll(folder: string, url: string | undefined): Promise<number> {
  const database = dataOf(folder, url)
  const { entities } = await readDeclarations()
  useEntities(database.db, entities)
  const filled = ['appUser', 'readMoneyLedger', 'auditLog']
  const some = filled.map((name) => entities.find((one) => one.name === name) as Entity)
  const began = performance.now()
  await renewMarks(database, some, async () => true)
  const seconds = (performance.now() - began) / 1000
  await database.close()
  console.log(`  marks of every order: ${seconds.toFixed(0)} s`)
  return seconds
}

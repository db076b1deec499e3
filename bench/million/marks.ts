import type { Entity } from '#declare'
import { renewMarks } from '#portal/engine/records/list/marks/renewMarks.ts'
import type { Database } from '#portal/storage/db/database.ts'
import type { Figure } from '../figure.ts'

/** What the portal works in the background, once in a table's life and a little after many writes. */
export async function measureMarks(
  name: string,
  database: Database,
  entity: Entity,
): Promise<readonly Figure[]> {
  const before = process.cpuUsage()
  let longest = 0
  let began = performance.now()
  await renewMarks(database, [entity], async () => {
    longest = Math.max(longest, performance.now() - began)
    await new Promise((resolve) => setImmediate(resolve))
    began = performance.now()
    return true
  })
  const { user, system } = process.cpuUsage(before)
  const what = `${name}: work to mark every order, nobody waiting`
  const note = `${longest.toFixed(1)} ms at most in one go`
  return [{ what, unit: 's', value: (user + system) / 1e6, note }]
}

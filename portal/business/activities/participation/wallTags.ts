import { readConfig } from '#portal/engine/configuration/readConfig.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** The setting that holds the tags of the wall of names, in their order. */
export const WALL_TAGS = 'operate.bigCoffeeWallTags'

export async function wallTags(db: Db | Tx, now: string): Promise<readonly string[]> {
  const tags = await readConfig(db, WALL_TAGS, now)
  return Array.isArray(tags) ? tags.map(String) : []
}

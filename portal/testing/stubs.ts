import type { Entity, Row } from '#declare'
import type { SharedBench } from './sharedBench.ts'

/**
 * Rows that others refer to, written past all rules: what a course is sold for does not matter to who may read it. Values
 * are those of the columns; the state is the entity's second one unless given, since that is where readers see a record.
 */
export const stubs =
  (bench: SharedBench) =>
  async (name: string, values: Row = {}): Promise<number> => {
    const { entities, database } = bench.portal.context
    const { stateField, states } = entities.get(name) as Entity
    const second = Object.keys(states)[1]
    const now = new Date(bench.time.now).toISOString()
    const stamps = { version: 1, createdAt: now, updatedAt: now }
    const row = await database.db
      .insertInto(name)
      .values({ ...stamps, ...(second && { [stateField]: second }), ...values } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    return Number(row.id)
  }

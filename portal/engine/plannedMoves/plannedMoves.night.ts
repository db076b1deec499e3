import type { PortalContext } from '../context/portalContext.ts'

/** At night what is planned for records that are gone for good is forgotten. */
export async function night({ database, entities }: PortalContext): Promise<void> {
  const { db } = database
  for (const { name, moves } of entities.values())
    if (Object.values(moves).some(({ timed }) => timed))
      await db
        .deleteFrom('_planned_move')
        .where('entity', '=', name)
        .where('recordId', 'not in', db.selectFrom(name).select('id'))
        .execute()
}

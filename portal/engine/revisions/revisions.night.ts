import type { PortalContext } from '../context/portalContext.ts'

/** At night the revisions of records that are gone for good are forgotten; those of the bin come back with it. */
export async function night({ database, entities }: PortalContext): Promise<void> {
  const { db } = database
  for (const { name, revisions } of entities.values())
    if (revisions)
      await db
        .deleteFrom('_revision')
        .where('entity', '=', name)
        .where('recordId', 'not in', db.selectFrom(name).select('id'))
        .execute()
}

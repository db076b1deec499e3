import type { Entity, Jump, Row } from '#declare'
import { jumpTarget } from '#derive/jumpTarget.ts'
import type { Records } from '#portal/engine/context/change.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'

/** What an entry is called: its own title, else that of what stands there. */
export async function calledOf(
  { title, user, item }: Row,
  records: Pick<Records, 'find'>,
  entities: ReadonlyMap<string, Entity>,
): Promise<string | null> {
  if (title) return String(title)
  const target = user
    ? { entity: 'appUser', id: Number(user) }
    : jumpTarget(item as Jump | null | undefined)
  const entity = target && entities.get(target.entity)
  const row = target && entity ? await records.find(entity.name, target.id) : null
  if (!entity || !row) return null
  return String(row.nickname ?? titleOf(entity, row))
}

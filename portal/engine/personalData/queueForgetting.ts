import type { Entity, Row } from '#declare'
import type { Change } from '../context/change.ts'

/**
 * Queues the erasing of what other records hold of somebody.
 * @param scheduled not before; ISO 8601 with +08:00
 */
export const queueForgetting = (
  queue: Change['queue'],
  entity: Entity,
  row: Row,
  scheduled?: string,
): Promise<number> =>
  queue({
    kind: 'forget',
    title: `删除个人信息 · ${entity.label[0]} ${knownBy(entity, row)}`,
    entity: entity.name,
    recordId: row.id as number,
    params: { of: entity.name, id: row.id },
    ...(scheduled && { scheduled, along: true }),
  })

/** What stays of somebody who is forgotten, such as the uid that everybody knows them by. */
function knownBy({ fields }: Entity, row: Row): unknown {
  const code = Object.keys(fields).find(
    (name) => fields[name]?.kind === 'code' && fields[name].unique,
  )
  return (code && row[code]) ?? row.id
}

import type { Entity, Row } from '#declare'
import type { Session } from '../context/session.ts'

/** What one answer shows and nothing keeps: the first password of a user just made. By request and record. */
const waiting = new Map<string, Row>()
const keyOf = ({ requestId }: Session, entity: Entity, id: unknown) =>
  `${requestId} ${entity.name} ${id}`

/** Lays values by for the answer of the request that is under way. Never stored, logged or audited. */
export function keepOneTimeValues(session: Session, entity: Entity, id: number, values: Row): void {
  if (!session.requestId) return
  // Answers that broke off leave theirs behind; old ones go.
  if (waiting.size >= 100) waiting.delete(waiting.keys().next().value as string)
  waiting.set(keyOf(session, entity, id), values)
}

/** What was laid by for this record and request; the second asking gives nothing. */
export function takeOneTimeValues(session: Session, entity: Entity, row: Row): Row | undefined {
  if (waiting.size === 0 || !session.requestId) return undefined
  const key = keyOf(session, entity, row.id)
  const values = waiting.get(key)
  waiting.delete(key)
  return values
}

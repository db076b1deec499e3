import type { Entity, Row } from '#declare'
import type { PlannedMove } from '#wire/plannedMove.ts'
import { call } from '../../client/client.ts'
import type { Consent } from '../dialog/withConsent.ts'

type Planned = readonly PlannedMove[]

const send = async (method: string, { path }: Entity, id: number, body?: Row): Promise<Planned> => {
  const options = body ? { body } : { quiet: true }
  return (await call<{ list: Planned }>(method, `${path}/${id}/planned`, options)).data.list
}

/** Each gives what is planned for the record afterwards, the next first. */
export const plannedCalls = {
  read: (entity: Entity, id: number) => send('GET', entity, id),
  plan: (entity: Entity, id: number, move: string, at: unknown, consent: Consent) =>
    send('PUT', entity, id, { move, at, ...consent }),
  drop: (entity: Entity, id: number, move: string) => send('DELETE', entity, id, { move }),
}

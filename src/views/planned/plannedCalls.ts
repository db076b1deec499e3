import type { Entity, Label, Row } from '#declare'
import { call } from '../../client/client.ts'
import type { Consent } from '../dialog/withConsent.ts'

/** A move that the portal makes at its time. */
export interface PlannedMove {
  readonly recordId: number
  readonly move: string
  readonly at: string
  readonly planner: { readonly id: number | null; readonly name: string }
  /** Why it could not be made then. */
  readonly failed: Label | null
}
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

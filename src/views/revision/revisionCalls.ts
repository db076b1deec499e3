import type { Entity, Label, Row } from '#declare'
import { call } from '../../client/client.ts'
import type { Consent } from '../dialog/withConsent.ts'

interface Person {
  readonly id: number | null
  readonly name: string
}

/** What is told of a change that waits beside a live record. */
export interface Revision {
  readonly version: number
  /** The fields that differ from what readers see. */
  readonly fields: readonly string[]
  /** Those of them in which the record was changed meanwhile. */
  readonly overtaken: readonly string[]
  /** What the record held in these fields when the revision was saved last. */
  readonly base: Row
  readonly note: string | null
  readonly writer: Person
  readonly at: string
  readonly approver: Person | null
  readonly publishAt: string | null
  /** Why it was not published at its time. */
  readonly failed: Label | null
}

/** A revision, and the record as it would stand and as it is. */
export interface Revised {
  readonly record: Row
  readonly live: Row
  readonly revision: Revision
}

const pathOf = ({ path }: Entity, id: number) => `${path}/${id}/revision`

/** What waits beside a record; null where nothing does. */
export const readRevision = async (entity: Entity, id: number): Promise<Revised | null> =>
  (await call<Revised | null>('GET', pathOf(entity, id), { quiet: true })).data

/** Saves all that differs from the record; null once nothing does. `seen` is the revision that was read, 0 for a first one. */
export const saveRevision = async (
  entity: Entity,
  live: Row,
  seen: number,
  values: Row,
): Promise<Revised | null> => {
  const body = { version: live.version, revision: seen, values }
  return (await call<Revised | null>('PUT', pathOf(entity, Number(live.id)), { body })).data
}

/** What is done about one: each gives what the portal answers. */
export const revisionDeeds = {
  publish: (entity: Entity, id: number, seen: number, consent: Consent) =>
    posted<Row>(entity, id, 'publish', { revision: seen, ...consent }),
  approve: (entity: Entity, id: number, seen: number) =>
    posted<Revised>(entity, id, 'approve', { revision: seen }),
  schedule: (entity: Entity, id: number, seen: number, at: unknown, consent: Consent) =>
    posted<Revised>(entity, id, 'schedule', { revision: seen, at, ...consent }),
  discard: async (entity: Entity, id: number, seen: number) => {
    await call('DELETE', pathOf(entity, id), { body: { revision: seen } })
  },
}

const posted = async <T>(entity: Entity, id: number, deed: string, body: Row): Promise<T> =>
  (await call<T>('POST', `${pathOf(entity, id)}/${deed}`, { body })).data

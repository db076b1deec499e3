import type { CalendarName, Entity, Label, Row } from '#declare'
import { call } from '../../client/client.ts'
import type { Consent } from '../dialog/withConsent.ts'
import { plannedCalls } from '../planned/plannedCalls.ts'
import { revisionDeeds } from '../revision/revisionCalls.ts'

/** What the portal does to a record by itself: a move, or the publishing of a revision. */
export interface TimedEntry {
  readonly kind: 'move' | 'revision'
  readonly entity: string
  readonly recordId: number
  readonly title: string
  readonly at: string
  readonly does: Label
  /** The move, or the version of the revision. */
  readonly move?: string
  readonly revision?: number
  /** The field of the record that holds the time, and the version the record is in, where a rule of the entity does it. */
  readonly field?: string
  readonly version?: number
  /** Who set it; empty where a field of the record does. */
  readonly by: string
  /** Why it could not be done then. */
  readonly failed: Label | null
  readonly mayMove: boolean
}

/** What is done by itself in some days to records of a calendar. */
export const askTimed = async (
  name: CalendarName,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly TimedEntry[]> => {
  const path = `index/calendar/${name}/timed`
  const { data } = await call<{ list: readonly TimedEntry[] }>('GET', path, { query: { from, to } })
  return data.list
}

/** Gives it another time, under the rules it was set by. */
export function setTime(
  entity: Entity,
  { recordId, move, revision, field, version }: TimedEntry,
  at: unknown,
  consent: Consent,
): Promise<unknown> {
  if (field) return setField(entity, recordId, { [field]: at, version }, consent)
  return move === undefined
    ? revisionDeeds.schedule(entity, recordId, revision ?? 0, at, consent)
    : plannedCalls.plan(entity, recordId, move, at, consent)
}

async function setField({ path }: Entity, id: number, values: Row, consent: Consent): Promise<Row> {
  return (await call<Row>('PUT', `${path}/${id}`, { body: { ...values, ...consent } })).data
}

/** What a refusal says of the time. */
export const refusedTime = ({ field = 'at' }: TimedEntry, errors: Row | undefined) =>
  errors?.[field] as string | undefined

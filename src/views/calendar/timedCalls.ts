import type { CalendarName, Entity, Row } from '#declare'
import type { TimedEntry } from '#wire/timedEntry.ts'
import { call } from '../../client/client.ts'
import type { Consent } from '../dialog/withConsent.ts'
import { plannedCalls } from '../planned/plannedCalls.ts'
import { revisionDeeds } from '../revision/revisionCalls.ts'

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

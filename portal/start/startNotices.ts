import { clocksOf, layoutOf } from '#portal/engine/condition/databaseSymptoms.ts'
import { replicaSymptom } from '#portal/engine/condition/replicaSymptom.ts'
import { clockSymptom, deliverySymptom, jobSymptom } from '#portal/engine/condition/workSymptoms.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { writableSymptoms } from '#portal/http/condition/writableSymptoms.ts'
import { repeat } from '#portal/jobs/repeat.ts'
import { type Receivers, tellOperators } from '#portal/jobs/systemNotices/tellOperators.ts'
import { tellPeople } from '#portal/jobs/systemNotices/tellPeople.ts'
import { underLease } from '#portal/jobs/underLease.ts'
import type { Symptom } from '#wire/symptom.ts'
import type { Settings } from './settings.ts'

/** Between two rounds, in milliseconds. */
const PAUSE = 60_000

/** Tells those whom the settings name, and people what they chose; of several portals on one database one does at a time. Gives what stops it. */
export function startNotices(
  context: PortalContext,
  { notices, origin }: Settings,
  machine: () => Promise<readonly Symptom[]>,
): () => Promise<void> {
  const receivers: Receivers | undefined = notices && { ...notices, ...(origin && { origin }) }
  const owner = `notices:${crypto.randomUUID()}`
  const failed = ({ message }: Error) =>
    context.log({ level: 'error', message: `Notices of the system failed: ${message}` })
  return repeat(PAUSE, failed, async () => {
    const symptoms = () => symptomsOf(context, machine)
    await underLease(context, 'notices', owner, async () => {
      await tellPeople(context, symptoms)
      if (receivers) await tellOperators(context, receivers, symptoms)
    })
  })
}

/** What the page of conditions tells; what cannot be looked at just now is left for the next round. */
async function symptomsOf(
  context: PortalContext,
  machine: () => Promise<readonly Symptom[]>,
): Promise<Symptom[]> {
  const { database, store, replica, clock } = context
  const now = clock().getTime()
  const looks: Promise<Symptom | readonly Symptom[]>[] = [
    layoutOf(database),
    writableSymptoms({ database, store }),
    clocksOf(database),
    jobSymptom(database.db, now),
    clockSymptom(database.db, now),
    deliverySymptom(database.db),
    machine(),
    ...(replica ? [replicaSymptom(replica)] : []),
  ]
  const found = await Promise.allSettled(looks)
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

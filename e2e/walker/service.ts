import type { Entity, Row } from '#declare'
import type { Answer, Here } from './step.ts'

/** Sends a record as the app's server would, with a service key made for it. */
export async function asApp(here: Here, entity: Entity, record: Row): Promise<Answer> {
  const [admin] = here.people
  const key = await here.call('POST', 'serviceKey', {
    name: `Walker ${entity.name} ${here.seed}${Date.now()}`.slice(0, 40),
    owner: admin?.viewer.user,
    writes: [entity.name],
  })
  const { secret } = (key.data ?? {}) as { readonly secret?: string }
  if (!secret) return key
  const response = await fetch(`${here.portal.url}/api/portal/ingest/${entity.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
    body: JSON.stringify(record),
  })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

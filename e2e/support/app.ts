import { AppClient } from '../../mocks/app/AppClient.ts'
import { ask, sessionOf } from './desk.ts'
import type { RunningPortal } from './portal.ts'

/** The app's server, with a key an admin gave it: `appOf(portal, '领券', ['userCoupon'])` writes these entities, and reads what it has a right to. */
export async function appOf(
  portal: RunningPortal,
  name: string,
  writes: readonly string[],
  rights: readonly ('public' | 'changes')[] = [],
): Promise<AppClient> {
  const admin = await sessionOf(portal)
  const who = 'portalUser?filter={"username":"admin"}'
  const { data } = await ask(portal, 'GET', who, undefined, admin)
  const [owner] = (data as { list: readonly { id: number }[] }).list
  const values = { name: `App 服务端（${name}）`, owner: owner?.id, writes, rights }
  const key = await ask(portal, 'POST', 'serviceKey', values, admin)
  return new AppClient({ url: portal.url, key: (key.data as { secret: string }).secret })
}

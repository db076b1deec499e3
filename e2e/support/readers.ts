import { ask, sessionOf } from './desk.ts'
import type { RunningPortal } from './portal.ts'

/** An app user as stories name one: the n-th reader. */
export const reader = (n: number) => ({
  phone: `188${String(n).padStart(8, '0')}`,
  uid: String(20_000_000 + n),
  nickname: `读者${n}`,
})

/** Items of one call of the app's. */
const atOnce = 500

/** Readers from `from` to `to`, registered as the app registers its users: with a service key, through ingest. */
export async function registerReaders(
  portal: RunningPortal,
  from: number,
  to: number,
): Promise<void> {
  const secret = await serviceKey(portal, `App 服务端 ${from}`)
  for (let n = from; n <= to; n += atOnce) {
    const readers = Array.from({ length: Math.min(atOnce, to - n + 1) }, (_, at) => reader(n + at))
    const response = await fetch(`${portal.url}/api/portal/ingest/appUser`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
      body: JSON.stringify(readers),
    })
    const { data, message } = (await response.json()) as {
      data: { refused: number; results: unknown[] } | null
      message: string
    }
    if (data?.refused !== 0)
      throw new Error(`Readers ${n} …: ${message} ${JSON.stringify(data?.results.slice(0, 3))}`)
  }
}

async function serviceKey(portal: RunningPortal, name: string): Promise<string> {
  const admin = await sessionOf(portal)
  const { data: users } = await ask(portal, 'GET', 'portalUser', undefined, admin)
  const owner = (users as { list: { id: number; username: string }[] }).list.find(
    ({ username }) => username === portal.username,
  )
  const key = { name, owner: owner?.id, writes: ['appUser'], perMinute: 6000 }
  const made = await ask(portal, 'POST', 'serviceKey', key, admin)
  const { secret } = (made.data ?? {}) as { secret?: string }
  if (!secret) throw new Error(`No service key: ${JSON.stringify(made)}`)
  return secret
}

/** Read money of every reader, in fen, by user ID. An address holds no more than some hundred of them. */
export async function balancesOf(
  portal: RunningPortal,
  from: number,
  to: number,
): Promise<Map<string, number>> {
  const admin = await sessionOf(portal)
  const balances = new Map<string, number>()
  for (let n = from; n <= to; n += 200) {
    const uid = Array.from({ length: Math.min(200, to - n + 1) }, (_, at) => reader(n + at).uid)
    const query = new URLSearchParams({
      filter: JSON.stringify({ uid }),
      range: JSON.stringify([0, 999]),
    })
    const { data } = await ask(portal, 'GET', `appUser?${query}`, undefined, admin)
    for (const row of (data as { list: { uid: string; readMoney: number | null }[] }).list)
      balances.set(row.uid, row.readMoney ?? 0)
  }
  return balances
}

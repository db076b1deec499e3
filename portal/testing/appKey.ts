import type { Row } from '#declare'
import { serial } from './desk.ts'
import type { Answer } from './portalBench.ts'
import type { SharedBench } from './sharedBench.ts'

/** Makes a service key as an admin does, and gives calls signed with it. */
export async function appKey({ admin, people, call }: SharedBench, values: Row) {
  const name = `App 服务端 ${serial()}`
  const { data, code, message } = await admin('POST', 'serviceKey', {
    name,
    owner: people.boss,
    ...values,
  })
  if (code !== 20000) throw new Error(`POST serviceKey: ${code} ${message}`)
  const app = (method: string, path: string, body?: unknown, headers = {}): Promise<Answer> =>
    call(method, path, body, { authorization: `Bearer ${data.secret}`, ...headers })
  return { key: data as Row & { id: number; version: number; secret: string }, app }
}

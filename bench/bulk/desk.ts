import { setTimeout as pause } from 'node:timers/promises'
import OSS from 'ali-oss'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'

/** A batch as far as the bench looks at it. */
export interface Batch {
  readonly id: number
  readonly version: number
  readonly status: string
  readonly problems: number
  readonly done: number
}

/** What an operator does over HTTP. */
export type BulkDesk = Awaited<ReturnType<typeof deskAt>>

/** Signs in at a portal. Throws with what it said where a call is refused. */
export async function deskAt(url: string, username: string, password: string) {
  let session: Record<string, string> = {}
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/api/portal/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...session },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { code, message, data } = (await response.json()) as {
      code: number
      message: string
      data: T
    }
    if (code !== 20000) throw new Error(`${method} ${path}: ${message} ${JSON.stringify(data)}`)
    return data
  }
  /** Reads whatever a path gives to the end. Throws where it is refused. */
  const fetched = async (path: string): Promise<void> => {
    const response = await fetch(`${url}/api/portal/${path}`, { headers: session })
    const body = await response.arrayBuffer()
    if (response.ok) return
    throw new Error(
      `GET ${path}: ${response.status} ${new TextDecoder().decode(body.slice(0, 500))}`,
    )
  }
  const { token, ticket } = await ask<{ token: string; ticket: string }>('POST', 'index/login', {
    username,
    password,
  })
  session = { 'X-Token': token, ticket }
  const read = (id: number) => ask<Batch>('GET', `batchGive/${id}`)
  return {
    ask,
    fetched,
    read,
    /** Lets a batch of any size go without a second person. */
    liftThresholds: async () => {
      for (const key of ['bulk.approvalPeople', 'bulk.approvalFen', 'bulk.maxFen'])
        await ask('POST', 'baseConfig/updateConfigByKey', { key, value: '1000000' })
      for (const key of ['bulk.approvalFen', 'bulk.maxFen'])
        await ask('POST', 'baseConfig/updateConfigByKey', { key, value: '100000000000' })
    },
    upload: async (bytes: Uint8Array) => {
      const { model } = await ask<{ model: Record<string, string> }>('GET', 'oss/token')
      const client = new OSS({
        region: model.region ?? '',
        bucket: model.bucket ?? '',
        endpoint: model.endpoint ?? '',
        accessKeyId: model.AccessKeyId ?? '',
        accessKeySecret: model.AccessKeySecret ?? '',
        stsToken: model.StsToken ?? '',
        sldEnable: true,
      } as never)
      const key = `${model.uploadPath}${Date.now()}.xlsx`
      await client.put(key, Buffer.from(bytes))
      return { url: `${model.endpoint}/${model.bucket}/${key}`, size: bytes.length }
    },
    submit: (file: { readonly url: string; readonly size: number }, kind = 'readMoney') => {
      const name = bulkKinds[kind]?.template
      const body = { kind, file: { ...file, name }, fileName: name, reason: '读者回馈批量补偿' }
      return ask<Batch>('POST', 'batchGive', body)
    },
    confirm: async ({ id, version }: Batch, accept: readonly string[] = ['D2']) => {
      const { people } = await ask<{ people: number }>('GET', `batchGive/${id}/summary`)
      return ask<Batch>('POST', `batchGive/${id}/confirm`, { version, people, accept })
    },
    until: async (id: number, states: readonly string[]) => {
      const end = performance.now() + 600_000
      while (performance.now() < end) {
        if (states.includes((await read(id)).status)) return
        await pause(50)
      }
      throw new Error(`Batch ${id} did not come to ${states.join(' or ')} within ten minutes`)
    },
    firstProblems: (id: number) =>
      ask('GET', `batchRow?filter=${JSON.stringify({ batch: id, level: 'error' })}&range=[0,2]`),
    listPage: () => ask('GET', 'appUser?sort=["registeredAt","DESC"]&range=[0,9]'),
  }
}

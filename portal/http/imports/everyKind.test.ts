import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { savedList, type Writer, writers } from '#derive/bulk/sheet/testing/everyKind.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'

const bench = sharedBench()
const at = '2026-01-01T10:00:00+08:00'
const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
}
/** What is chosen beside a list: records as they would stand. */
const chosen: { readonly [entity: string]: Row } = {
  campPeriod: { title: '早起读书营', status: 'enrolling' },
  medal: { name: '周年老友', condition: 'manual', stock: 0, holders: 0, status: 'published' },
  cloudEnterprise: { name: '远桥科技', seats: 100, status: 'active' },
  campaign: { title: '双十二', floors: [], status: 'draft' },
  welfare: { title: '咖啡券', kind: 'thirdCode', stock: 0, status: 'published' },
  unionVip: { name: '年卡', delivery: 'code', status: 'published' },
}
const records = new Map<string, number>()
let secret = ''

beforeAll(async () => {
  const { context } = bench.portal
  for (const [entity, values] of Object.entries(chosen)) {
    const row = { version: 1, createdAt: at, updatedAt: at, ...values }
    const id = await context.database.transaction((tx) =>
      context.rows.insert(tx, entityNamed(context, entity), row),
    )
    records.set(entity, id)
  }
  secret = (await appKey(bench, { imports: Object.keys(bulkKinds) })).key.secret
})

/** Hands a file in as a program does; gives what is answered, once it is checked. */
async function handIn(kind: string, writer: Writer) {
  const options = Object.fromEntries(
    Object.entries(bulkKinds[kind]!.options).map(([name, { to }]) => [
      name,
      records.get(String(to)),
    ]),
  )
  const query = new URLSearchParams({
    reason: `${writer} 存的名单`,
    options: JSON.stringify(options),
  })
  const answer = await bench.portal.app.request(
    `http://portal.test/api/portal/import/${kind}?${query}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': types[writers[writer]] },
      body: savedList(writer, kind),
    },
  )
  const { code, data } = (await answer.json()) as { code: number; data: Row }
  await runQueued(bench.portal.context)
  return { code, data }
}

test.each(Object.keys(bulkKinds))(
  '%s takes the file of one program, and knows that of every other as the same list',
  async (kind) => {
    const [first, ...others] = Object.keys(writers) as [Writer, ...Writer[]]
    const { code, data } = await handIn(kind, first)
    expect(code).toBe(20000)
    const [batch] = await bench.portal.records().select('batchGive', { id: data.id as number })
    expect(batch).toMatchObject({ kind, rows: 2 })
    for (const writer of others)
      expect(await handIn(kind, writer)).toMatchObject({
        ...{ code: 40900, data: { code: 'F11', batch: data.id } },
      })
  },
)

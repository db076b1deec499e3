import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { deliverDue } from '#portal/engine/webhooks/deliverDue.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const sent: { readonly url: string; readonly body: Row; readonly signature: string }[] = []
const bench = sharedBench(undefined, {
  outbound: async (url, { body, headers = {} } = {}) => {
    const signature = String(headers['webhook-signature'])
    sent.push({ url, body: JSON.parse(String(body)), signature })
    return new Response(null, { status: 204 })
  },
})
const { admin } = bench
const desk = listDesk(bench, admin)
const told = async () => {
  sent.length = 0
  await deliverDue(bench.portal.context)
  return sent.map(({ body }) => [body.type, ...Object.values((body.batch ?? {}) as Row).slice(2)])
}

beforeAll(async () => {
  const hook = { owner: bench.people.boss, url: 'https://erp.example.com/lists' }
  await create(admin, 'webhook', { ...hook, name: '企业名单', imports: ['searchWord'] })
  await create(admin, 'webhook', { ...hook, name: '官网', entities: ['article'] })
})
beforeEach(() => deliverDue(bench.portal.context))

test('a receiver is told when a batch of its lists was checked, has ended, or was put down', async () => {
  const list = await desk.check('searchWord', ['热搜词,长江,,1', '热搜词,,,'])
  expect(await told()).toEqual([
    ['import', 'searchWord', 'problem', 2, 1, 0, 0, 0, 0, null, null, expect.any(String)],
  ])
  expect(sent[0]).toMatchObject({
    ...{ url: 'https://erp.example.com/lists', signature: expect.stringMatching(/^v1,/) },
    body: { webhook: '企业名单', batch: { id: list.batch.id, batchNo: list.batch.batchNo } },
  })
  const fine = await desk.drop(list, [1])
  expect((await told()).map(([, , status]) => status)).toEqual(['ready'])
  const done = await desk.confirm(fine)
  expect((await told()).map((one) => one.slice(2, 9))).toEqual([['done', 2, 0, 0, 1, 0, 1]])
  // Taking back is a batch of its own.
  const back = await desk.back(done)
  expect((await told()).map((one) => [one[2], one[9]])).toEqual([['ready', done.batch.id]])
  await admin('POST', `batchGive/${back.batch.id}/cancel`, { version: back.batch.version })
  expect((await told()).map(([, , status]) => status)).toEqual(['cancelled'])
})

test('nothing of the rows leaves the house, nor anything of other lists', async () => {
  await desk.check('goods', ['天猫,TM-1,山河故人,课程,99,,'])
  expect(await told()).toEqual([])
  await desk.check('searchWord', ['热搜词,黄河,,1'])
  await told()
  expect(JSON.stringify(sent)).not.toContain('黄河')
})

test('what a program hands in is told in the same way, however long its check takes', async () => {
  const { app } = await appKey(bench, { imports: ['searchWord'] })
  const rows = [{ type: '热搜词', word: '淮河', heat: '3' }]
  const { data } = await app('POST', 'import/searchWord', { rows, confirm: true })
  await runQueued(bench.portal.context)
  expect((await told()).map(([, , status]) => status)).toEqual(['ready', 'done'])
  expect(sent.map(({ body }) => (body.batch as Row).id)).toEqual([data.id, data.id])
})

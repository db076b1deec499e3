import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { guardedFetch } from '#portal/outside/outbound/guardedFetch.ts'
import { type OutboundCall, OutboundError } from '#portal/outside/outbound/outbound.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { fromBase64, toBase64 } from '#portal/storage/objects/encoding.ts'
import { hmac } from '#portal/storage/objects/hmac.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { portalBench } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { deliverDue, forgetDeliveries } from './deliverDue.ts'
import { seal, unseal } from './seal.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
type Sent = OutboundCall & { readonly url: string }

describe.each(databases)('webhooks on $name', (database) => {
  const sent: Sent[] = []
  /** What the receiver answers: a status, or no answer at all. */
  let answering: () => number | Error = () => 204
  const bench = sharedBench(database, {
    outbound: async (url, call = {}) => {
      sent.push({ url, ...call })
      const answer = answering()
      if (answer instanceof Error) throw answer
      return new Response(null, { status: answer })
    },
  })
  beforeEach(async () => {
    await bench.portal.context.database.db
      .updateTable('webhook')
      .set({ status: 'paused' })
      .execute()
    answering = () => 204
    sent.length = 0
  })

  const webhookOf = (values = {}) =>
    create(bench.admin, 'webhook', {
      name: `官网 ${serial()}`,
      url: 'https://www.example.com/masthead',
      owner: bench.people.boss,
      ...values,
    })
  const publish = async () => {
    const desk = await deskOf(bench)
    const { id } = await create(bench.admin, 'article', await desk.articleValues())
    for (const move of ['proof', 'publish']) await bench.admin('POST', `article/${id}/${move}`, {})
    return id
  }
  const round = () => deliverDue(bench.portal.context)
  const eventsOf = ({ body }: Sent) =>
    JSON.parse(String(body)).events.map(
      ({ entity, id, event }: { entity: string; id: number; event: string }) =>
        `${entity} ${id} ${event}`,
    )
  const read = async (id: number) => (await bench.admin('GET', `webhook/${id}`)).data

  test('tells of what is published from now on, signed so that the receiver can tell', async () => {
    await publish()
    const { secret } = await webhookOf({ entities: ['article'] })
    const id = await publish()
    await round()
    expect(sent.map(eventsOf)).toEqual([[`article ${id} published`]])
    const [{ url, headers = {}, body }] = sent as [Sent]
    expect(url).toBe('https://www.example.com/masthead')
    const key = fromBase64(String(secret).replace('whsec_', ''))!
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    expect(headers['webhook-signature']).toBe(`v1,${toBase64(await hmac('SHA-256', key, signed))}`)
    expect(Number(headers['webhook-timestamp'])).toBe(Math.floor(bench.time.now / 1000))
    await round()
    expect(sent).toHaveLength(1)
  })

  test('tells each receiver only of what it asked for', async () => {
    await webhookOf({ entities: ['magazine'] })
    await publish()
    await round()
    expect(sent).toEqual([])
  })

  test('the signing secret is shown once and lies sealed; a new one signs from then on', async () => {
    const hook = await webhookOf()
    expect(hook.secret).toMatch(/^whsec_/)
    expect(JSON.stringify(await read(hook.id))).not.toContain('whsec_')
    const kept = await bench.portal.context.database.db.selectFrom('_webhook').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('whsec_')
    const renewed = await bench.admin('POST', `webhook/${hook.id}/renew`, {})
    expect(renewed.data.secret).toMatch(/^whsec_/)
    expect(renewed.data.secret).not.toBe(hook.secret)
  })

  test('tries again with growing pauses, the same body under the same id, until it is told', async () => {
    const hook = await webhookOf()
    await publish()
    answering = () => 503
    await round()
    expect(await read(hook.id)).toMatchObject({
      failures: 1,
      lastError: '对方答复 503 · The receiver answered 503',
    })
    await round()
    expect(sent).toHaveLength(1)
    bench.time.now += 10_000
    await round()
    bench.time.now += 59_000
    await round()
    expect(sent).toHaveLength(2)
    bench.time.now += 1_000
    answering = () => 200
    await round()
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    expect(new Set(sent.map(({ headers }) => headers?.['webhook-id'])).size).toBe(1)
    expect(await read(hook.id)).toMatchObject({ failures: 0, lastError: null })
  })

  test('gives up after two days of trying, and says so', async () => {
    const hook = await webhookOf()
    await publish()
    answering = () => new OutboundError('network', ['无法访问', 'Failed to call'])
    for (let at = 0; at < 12; at++) {
      await round()
      bench.time.now += 86_400_000
    }
    bench.time.now -= 12 * 86_400_000
    expect(sent).toHaveLength(9)
    expect(await read(hook.id)).toMatchObject({ failures: 9 })
  })

  test('two portals at once tell everything once', async () => {
    await webhookOf()
    await publish()
    await Promise.all([round(), round(), round()])
    expect(sent).toHaveLength(1)
  })

  test('what a portal took and never finished is due again', async () => {
    await webhookOf()
    const id = await publish()
    await round()
    const { db } = bench.portal.context.database
    // As it lies while a call is under way whose portal is then switched off.
    await db
      .updateTable('_delivery')
      .set({ state: 'due', tries: 1, dueAt: bench.time.now + 60_000 })
      .where('state', '=', 'done')
      .where('madeAt', '=', bench.time.now)
      .execute()
    sent.length = 0
    await round()
    expect(sent).toEqual([])
    bench.time.now += 60_000
    await round()
    expect(sent.flatMap(eventsOf)).toContain(`article ${id} published`)
  })

  test('a paused receiver is told when it goes on', async () => {
    const hook = await webhookOf({ entities: ['article'] })
    const { data } = await bench.admin('POST', `webhook/${hook.id}/pause`, {})
    const id = await publish()
    await round()
    expect(sent).toEqual([])
    await bench.admin('POST', `webhook/${hook.id}/resume`, { version: data.version })
    await round()
    expect(sent.map(eventsOf)).toEqual([[`article ${id} published`]])
  })

  test('a test delivery tells of nothing', async () => {
    const hook = await webhookOf()
    expect((await bench.admin('POST', `webhook/${hook.id}/ping`, {})).data.queued).toBe(true)
    await round()
    expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([
      { type: 'ping', webhook: hook.name, events: [] },
    ])
  })

  test('only admins set one up, to https, for what is published', async () => {
    const values = { name: '别人', url: 'https://a.example', owner: bench.people.wang }
    expect((await bench.editor('POST', 'webhook', values)).code).toBe(40300)
    const plain = await bench.admin('POST', 'webhook', { ...values, url: 'http://a.example' })
    expect(Object.keys(plain.data.errors)).toEqual(['url'])
    const strange = await bench.admin('POST', 'webhook', { ...values, entities: ['appUser'] })
    expect(strange.data.errors.entities).toMatch(/Nothing of "appUser" is published/)
  })

  test('what was delivered long ago is forgotten', async () => {
    bench.time.now += 31 * 86_400_000
    await forgetDeliveries(bench.portal.context)
    const { db } = bench.portal.context.database
    const left = await db.selectFrom('_delivery').select('state').execute()
    expect(left.every(({ state }) => state === 'due')).toBe(true)
    bench.time.now -= 31 * 86_400_000
  })
})

const [memory] = databases

test('a receiver inside is never called, and one that redirects is not followed', async () => {
  const called: string[] = []
  const server = createServer((request, response) => {
    called.push(String(request.url))
    response.writeHead(302, { location: '/inside' }).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const outbound = guardedFetch({ allow: [host], resolve: async () => [] })
  const bench = await portalBench(memory!, { outbound })
  const { db } = bench.portal.context.database
  const tell = async (url: string) => {
    const hook = await create(bench.admin, 'webhook', {
      name: `内网 ${serial()}`,
      url: 'https://a.example',
      owner: bench.people.boss,
    })
    await db.updateTable('webhook').set({ url }).where('id', '=', hook.id).execute()
    await bench.admin('POST', `webhook/${hook.id}/ping`, {})
    await deliverDue(bench.portal.context)
    return (await bench.admin('GET', `webhook/${hook.id}`)).data.lastError
  }
  expect(await tell('https://169.254.169.254/latest/meta-data')).toMatch(/private or reserved/)
  expect(await tell(`http://${host}/hook`)).toMatch(/redirects to \/inside/)
  expect(called).toEqual(['/hook'])
  server.closeAllConnections()
  server.close()
  await bench.close()
})

test('what is sealed opens with its secret and purpose only', async () => {
  const sealed = await seal('one', 'webhook secret', 'whsec_x')
  expect(await unseal('one', 'webhook secret', sealed)).toBe('whsec_x')
  await expect(unseal('other', 'webhook secret', sealed)).rejects.toThrow(/Give out a new one/)
  await expect(unseal('one', 'something else', sealed)).rejects.toThrow()
})

import SwaggerParser from '@apidevtools/swagger-parser'
import { describe, expect, test } from 'vitest'
import { readDeclarations } from '#portal/start/declarations.ts'
import { anyDatabase } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { addressesOf } from '../records/addresses.ts'
import { namedFunctions } from '../records/named.ts'
import { openApiOf } from './document.ts'

const { entities, parts } = await readDeclarations()
const addresses = addressesOf(entities)
const document = JSON.parse(JSON.stringify(openApiOf(addresses, parts)))
const METHODS = ['get', 'post', 'put', 'delete']

interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: object
}
const operations = Object.entries(
  document.paths as Record<string, Record<string, Operation>>,
).flatMap(([path, item]) =>
  METHODS.flatMap((method) => (item[method] ? [{ path, method, said: item[method] }] : [])),
)

test('the document of all declarations is valid OpenAPI 3.1', async () => {
  const valid = await SwaggerParser.validate(structuredClone(document))

  expect(valid).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] })
  // Some five thousand calls are followed to the end of every reference.
}, 120_000)

test('every operation has an id of its own and a summary', () => {
  const ids = operations.map(({ said }) => said.operationId)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(operations.filter(({ said }) => !said.summary).map(({ path }) => path)).toEqual([])
})

test('every path names its parameters, and no reference leads nowhere', () => {
  const wrong = Object.entries(
    document.paths as Record<string, { parameters?: { name: string; in: string }[] }>,
  )
    .filter(([path, { parameters = [] }]) => {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
      const told = parameters
        .filter((one) => one.in === 'path')
        .map(({ name }) => name)
        .sort()
      return named.join() !== told.join()
    })
    .map(([path]) => path)
  expect(wrong).toEqual([])
})

test('what changes something says what it takes', () => {
  const bare = operations.filter(
    ({ method, path, said }) =>
      ['post', 'put'].includes(method) && !said.requestBody && !path.endsWith('/preview'),
  )
  expect(bare.map(({ path }) => path)).toEqual([])
})

test.each([
  'magazine/{id}/publish',
  'issue/copyFromPrevious',
  'articleTag/levels',
  'articleTag/merge',
  'ingest/contentComment',
  'public/article/{id}',
  'changes',
  'import/{kind}',
  'import/{kind}/{id}/result',
  'informationFlow/{id}/pin',
  'goods/{id}/changePrice',
  'activityCardCollect/{id}/adjustCards',
  'logistics/{id}/correctNumber',
  'activity/campaignInfo/{id}/moveFloor',
  'helpArticle/{id}/setHot',
  'openAi/guide/{id}/bump',
  'batchGive/kinds',
  'batchGive/template',
  'batchGive/{id}/summary',
  'batchGive/{id}/result',
  'batchGive/{id}/fixRows',
  'batchGive/{id}/doubles',
  'batchGive/{id}/columns',
  'batchGive/{id}/map',
  'batchGive/{id}/replace',
  'batchGive/{id}/cells',
  'batchGive/{id}/file',
])('%s stands in it', (path) => {
  expect(Object.keys(document.paths)).toContain(`/api/portal/${path}`)
})

test('an action says what its dialog asks, what of it must be there, and what it answers', () => {
  const said = (path: string) => {
    const { requestBody, responses } = document.paths[`/api/portal/${path}`].post
    const [body] = requestBody.content['application/json'].schema.allOf
    const [, answer] = responses[200].content['application/json'].schema.allOf
    return [Object.keys(body.properties), body.required, answer.properties.data.$ref]
  }
  const hot = '#/components/schemas/helpArticle'
  expect(said('helpArticle/{id}/setHot')).toEqual([['hot'], undefined, hot])
  expect(said('module/preview').slice(0, 2)).toEqual([
    ['pageKey', 'platform', 'appVersion', 'audience'],
    ['pageKey', 'platform', 'audience'],
  ])
})

/** Those of signing in are routes of their own. */
const isOfSession = (address: string) => address.includes('/index/')

test('every call a declaration names has something that answers it', () => {
  const dead = [...addresses.named.entries()].filter(
    ([address, call]) => !isOfSession(address) && !namedFunctions(call, parts),
  )
  expect(dead.map(([address]) => address)).toEqual([])
})

describe('every call of the document', () => {
  const bench = sharedBench(anyDatabase())

  test('is answered by something of its own', async () => {
    const dead: string[] = []
    for (const { path, method } of operations.filter(({ path }) => !isOfPrograms(path))) {
      const address = path.replace(/\{\w+\}/g, '987654321')
      const response = await bench.portal.app.request(`http://portal.test${address}`, {
        method: method.toUpperCase(),
        headers: {
          'accept-language': 'en',
          ...(await session()),
          'content-type': 'application/json',
        },
        ...(method !== 'get' && { body: '{}' }),
      })
      const text = await response.text()
      if (response.status === 500 || text.includes('There is no call'))
        dead.push(`${method} ${path}: ${response.status} ${text.slice(0, 120)}`)
    }
    expect(dead).toEqual([])
    // Thousands of calls.
  }, 180_000)

  test('and so is every call of signing in', async () => {
    const leaving = await bench.signIn('boss')
    const calls = [...addresses.named.keys()]
    const last = (address: string) => address.includes('logout')
    for (const address of [...calls.filter((one) => !last(one)), ...calls.filter(last)]) {
      if (!isOfSession(address)) continue
      const [method = '', path = ''] = address.split(' ')
      const { code, message } = await leaving(method, path, method === 'GET' ? undefined : {})
      expect([address, code === 50000, message.includes('no call')]).toEqual([
        address,
        false,
        false,
      ])
    }
  })

  test('the details of the bank are listed and exported', async () => {
    const listed = await bench.admin('GET', '/api/icbc/details?page=1&filters={"finished":true}')
    expect([listed.message, listed.data?.total]).toEqual(['Done', 0])
    const exported = await bench.portal.app.request(
      'http://portal.test/api/icbc/export?start=2026-11-01&end=2026-11-20',
      { headers: await session() },
    )
    expect([exported.status, exported.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('spreadsheet'),
    ])
    expect((await bench.admin('GET', '/api/icbc/export?bogus=1')).data.errors.bogus).toBeTruthy()
  })

  let signedIn: Record<string, string> | undefined
  const session = async () => {
    if (signedIn) return signedIn
    const body = { username: 'boss', password: 'Correct-Horse-7' }
    const { data } = await bench.call('POST', 'index/login', body)
    signedIn = { 'x-token': data.token, ticket: data.ticket }
    return signedIn
  }
  /** Those take a service key; what they answer is tried where they are. */
  const isOfPrograms = (path: string) => /portal\/(ingest|public|changes|import)/.test(path)
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { aliyunIssuer } from '#portal/storage/objects/aliyunIssuer.ts'
import { aliyunStore } from '#portal/storage/objects/aliyunStore.ts'
import { embeddedIssuer } from '#portal/storage/objects/credentialIssuer.ts'
import { verifyCredentials } from '#portal/storage/objects/credentials.ts'
import { memoryStore } from '#portal/storage/objects/memoryStore.ts'
import { ossProtocol } from '#portal/storage/objects/ossProtocol.ts'
import type { FormModel, UploadModel } from '#portal/storage/objects/uploadToken.ts'
import { type UploadRoutesOptions, uploadRoutes } from './uploadRoutes.ts'

const NOW = new Date('2026-11-21T09:30:00Z')
const SECRET = 'secret of the tests'
const clock = () => NOW

function opened(more: Partial<UploadRoutesOptions> = {}) {
  const store = memoryStore({ bucket: 'masthead', endpoint: 'http://localhost', clock })
  const issuer = embeddedIssuer({ secret: SECRET, bucket: 'masthead', clock })
  const app = uploadRoutes({
    store,
    issuer,
    secret: SECRET,
    clock,
    user: (c) => c.req.header('ticket') ?? null,
    ...more,
  })
  app.route('/', ossProtocol({ store, secrets: [SECRET], clock }))
  return { app, store }
}

type Answer<Model> = { code: number; message: string; data: { model: Model } | null; model: Model }

async function ask<Model = UploadModel>(
  app: ReturnType<typeof opened>['app'],
  path: string,
  ticket = 'editor',
) {
  const answer = await app.request(path, { headers: { ticket } })
  return (await answer.json()) as Answer<Model>
}

it.each(['/api/portal/oss/token', '/api/portal/oss/audioToken', '/oss/getOss'])(
  'gives upload credentials at %s, in data and at the top',
  async (path) => {
    const { code, message, data, model } = await ask(opened().app, path)
    expect([code, message]).toEqual([20000, '成功'])
    expect(data).toEqual({ model })
    expect(model).toEqual({
      region: 'oss-embedded',
      bucket: 'masthead',
      AccessKeyId: expect.stringMatching(/^STS\./),
      AccessKeySecret: expect.any(String),
      StsToken: expect.any(String),
      uploadPath: expect.stringMatching(/^(image|audio)\/[0-9a-f]{16}\/[0-9a-f]{16}\/$/),
      endpoint: 'http://localhost',
      expiration: '2026-11-21T10:30:00.000Z',
    })
  },
)

it('gives a new folder with every token, within the same reach, so that uploads can be resumed', async () => {
  const { app } = opened()
  const [one, other] = [
    (await ask(app, '/oss/getOss')).model,
    (await ask(app, '/oss/getOss')).model,
  ]
  expect(one.uploadPath).not.toBe(other.uploadPath)
  const { AccessKeyId: accessKeyId, StsToken: stsToken } = other
  const { scope } = await verifyCredentials({ secrets: [SECRET], accessKeyId, stsToken, now: NOW })
  expect(one.uploadPath.startsWith(scope.prefix)).toBe(true)
  const stranger = (await ask(app, '/oss/getOss', 'somebody else')).model
  expect(stranger.uploadPath.startsWith(scope.prefix)).toBe(false)
})

it('gives a form for audio that the store then takes as it is', async () => {
  const { app, store } = opened()
  const { model } = await ask<FormModel>(app, '/oss/getAudioOss')
  expect(model).toMatchObject({
    host: 'http://localhost/masthead',
    expire: NOW.getTime() / 1000 + 3600,
  })
  const form = new FormData()
  const key = `${model.dir}1763717400000.mp3`
  const { policy, accessid: OSSAccessKeyId, signature } = model
  const fields = { key, policy, OSSAccessKeyId, success_action_status: '200', signature }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob(['ID3 and so on']), 'a.mp3')
  expect((await app.request(model.host, { method: 'POST', body: form })).status).toBe(200)
  expect(await store.head(key)).toMatchObject({ type: 'audio/mpeg' })
})

it('names the store as the browser sees it, unless told of another origin', async () => {
  const seen = await ask(opened().app, 'http://127.0.0.1:5180/oss/getOss')
  expect(seen.model.endpoint).toBe('http://127.0.0.1:5180')
  const told = await ask(opened({ origin: 'https://admin.example' }).app, '/oss/getOss')
  expect(told.model.endpoint).toBe('https://admin.example')
})

it('gives nothing to nobody, in the language asked for', async () => {
  const { app } = opened({ user: async () => null })
  const answer = await app.request('/api/portal/oss/token', {
    headers: { 'accept-language': 'en-GB' },
  })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ code: 1002, message: 'Sign in again', data: null })
})

it('lends credentials of STS where the bucket is in Alibaba Cloud, and never the key itself', async () => {
  const address = { region: 'oss-cn-hangzhou', bucket: 'magazine' }
  const key = { accessKeyId: 'permanent', accessKeySecret: 'permanent secret' }
  const Credentials = {
    AccessKeyId: 'STS.1',
    AccessKeySecret: 's',
    SecurityToken: 't',
    Expiration: '2026-11-21T10:30:00Z',
  }
  const sts = createServer((_, answer) => answer.end(JSON.stringify({ Credentials })))
  await new Promise<void>((done) => sts.listen(0, 'localhost', done))
  onTestFinished(() => void sts.close())
  const { port } = sts.address() as AddressInfo
  const role = { roleArn: 'acs:ram::1:role/uploader', endpoint: `http://localhost:${port}` }
  const { app } = opened({
    store: aliyunStore({ ...address, ...key }),
    issuer: aliyunIssuer({ ...address, ...key, ...role, clock }),
    origin: 'https://admin.example',
  })
  const { model } = await ask(app, '/oss/getOss')
  expect(model).toMatchObject({
    AccessKeyId: 'STS.1',
    StsToken: 't',
    endpoint: 'https://oss-cn-hangzhou.aliyuncs.com',
  })
  const form = await ask<FormModel>(app, '/oss/getAudioOss')
  expect(form.model).toMatchObject({
    accessid: 'permanent',
    host: 'https://magazine.oss-cn-hangzhou.aliyuncs.com',
  })
  expect(JSON.stringify([model, form])).not.toContain('permanent secret')
})

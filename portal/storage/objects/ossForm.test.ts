import { expect, it } from 'vitest'
import { embeddedIssuer } from './credentialIssuer.ts'
import { writePolicy } from './formPolicy.ts'
import { memoryStore } from './memoryStore.ts'
import { ossProtocol } from './ossProtocol.ts'

const NOW = new Date('2026-11-21T09:30:00Z')
const SECRET = 'secret of the tests'
const MP3 = Uint8Array.of(0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0, 13, 10, 45, 45)

function opened() {
  const store = memoryStore({ bucket: 'masthead', endpoint: 'http://localhost', clock: () => NOW })
  return { store, app: ossProtocol({ store, secrets: ['newer secret', SECRET], clock: () => NOW }) }
}

/** The fields of a form for files of up to 20 bytes below `audio/me/`, as the portal gives them out. */
async function fieldsFor(
  changes: Record<string, string> = {},
  now = NOW,
): Promise<Record<string, string>> {
  const issuer = embeddedIssuer({ secret: SECRET, bucket: 'masthead', clock: () => now })
  const form = await issuer.signForm({ user: 'me', prefix: 'audio/me/', ttlMs: 60_000, most: 20 })
  const { accessid: OSSAccessKeyId, policy, signature } = form
  const key = 'audio/me/1763717400000.mp3'
  return { key, policy, OSSAccessKeyId, success_action_status: '200', signature, ...changes }
}

function formOf(
  fields: Record<string, string>,
  content: Uint8Array<ArrayBuffer> | null = MP3,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (content) form.append('file', new Blob([content]), '录音.mp3')
  return form
}

it('takes a file by form, as the audio upload sends it', async () => {
  const { app, store } = opened()
  const answer = await app.request('/masthead', { method: 'POST', body: formOf(await fieldsFor()) })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(await store.head('audio/me/1763717400000.mp3')).toMatchObject({
    size: 14,
    type: 'audio/mpeg',
  })
})

it('answers 201 with where the object is, 204 unless told', async () => {
  const { app } = opened()
  const created = await fieldsFor({ success_action_status: '201' })
  const answer = await app.request('/masthead/', { method: 'POST', body: formOf(created) })
  expect(answer.status).toBe(201)
  expect(await answer.text()).toContain(
    '<Location>http://localhost/masthead/audio/me/1763717400000.mp3</Location>',
  )
  const { success_action_status: _, ...quiet } = created
  expect((await app.request('/masthead', { method: 'POST', body: formOf(quiet) })).status).toBe(204)
})

it('puts the name of the file where the key asks for it', async () => {
  const { app, store } = opened()
  const fields = await fieldsFor({ key: ['audio/me/', '{filename}'].join('$') })
  await app.request('/masthead', { method: 'POST', body: formOf(fields) })
  expect(await store.head('audio/me/录音.mp3')).not.toBeNull()
})

it.each([
  ['a key in another folder', { key: 'audio/you/a.mp3' }, 'AccessDenied'],
  ['a key that climbs', { key: 'audio/me/../you/a.mp3' }, 'InvalidObjectName'],
  ['a signature that is not of the policy', { signature: 'guessed' }, 'SignatureDoesNotMatch'],
  ['another access key', { OSSAccessKeyId: 'FORM.other' }, 'SignatureDoesNotMatch'],
  ['no policy', { policy: '' }, 'AccessDenied'],
  [
    'a policy of its own making',
    {
      policy: writePolicy({
        bucket: 'masthead',
        dir: '',
        expires: new Date('2030-01-01'),
        most: 1e9,
      }),
    },
    'SignatureDoesNotMatch',
  ],
  ['a token nobody gave out', { 'x-oss-security-token': 'a.b' }, 'InvalidSecurityToken'],
])('refuses %s', async (_, changes, code) => {
  const { app, store } = opened()
  const answer = await app.request('/masthead', {
    method: 'POST',
    body: formOf(await fieldsFor(changes)),
  })
  expect(await answer.text()).toContain(`<Code>${code}</Code>`)
  expect((await store.list('')).objects).toEqual([])
})

it('refuses a policy that has run out', async () => {
  const earlier = new Date(NOW.getTime() - 3_600_000)
  const answer = await opened().app.request('/masthead', {
    method: 'POST',
    body: formOf(await fieldsFor({}, earlier)),
  })
  expect(await answer.text()).toContain('ran out at 2026-11-21T08:31:00.000Z')
})

it('refuses a file longer than the policy allows, and keeps nothing of it', async () => {
  const { app, store } = opened()
  const body = formOf(await fieldsFor(), new Uint8Array(21))
  const answer = await app.request('/masthead', { method: 'POST', body })
  expect(await answer.text()).toContain('<Code>EntityTooLarge</Code>')
  expect((await store.list('')).objects).toEqual([])
})

it('refuses a form without a file, one that breaks off, and what is no form', async () => {
  const { app, store } = opened()
  const fields = await fieldsFor()
  const post = async (body: BodyInit, headers = {}) => {
    return (await app.request('/masthead', { method: 'POST', body, headers })).text()
  }
  expect(await post(formOf(fields, null))).toContain('<Code>MalformedPOSTRequest</Code>')
  expect(await post('key=a')).toContain('<Code>MalformedPOSTRequest</Code>')
  const whole = new Request('http://localhost', { method: 'POST', body: formOf(fields) })
  const type = { 'content-type': whole.headers.get('content-type')! }
  const bytes = await whole.arrayBuffer()
  expect(await post(bytes.slice(0, -60), type)).toContain('<Code>MalformedPOSTRequest</Code>')
  expect(await post('x'.repeat(70_000), type)).toContain('<Code>MalformedPOSTRequest</Code>')
  expect((await store.list('')).objects).toEqual([])
})

it('reads the form however it is cut into pieces', async () => {
  const { app, store } = opened()
  const whole = new Request('http://localhost', { method: 'POST', body: formOf(await fieldsFor()) })
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const headers = { 'content-type': whole.headers.get('content-type')! }
  const init = { method: 'POST', body, headers, duplex: 'half' }
  expect((await app.request('/masthead', init as RequestInit)).status).toBe(200)
  expect((await store.head('audio/me/1763717400000.mp3'))?.size).toBe(MP3.length)
})

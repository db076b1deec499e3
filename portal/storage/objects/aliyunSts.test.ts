import { createHmac } from 'node:crypto'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { expect, it } from 'vitest'
import { assumeRole, uploadPolicy } from './aliyunSts.ts'

const WISH = { session: 'portal-1', seconds: 3600, policy: uploadPolicy('magazine', 'image/me/') }
const OPTIONS = {
  accessKeyId: 'id',
  accessKeySecret: 'secret',
  roleArn: 'acs:ram::1:role/uploader',
}

/** What the service was asked, while it answers so. */
async function answering(status: number, body: object, run: () => Promise<void>) {
  const sent: string[] = []
  const cloud = setupServer(
    http.post('https://sts.aliyuncs.com/', async ({ request }) => {
      sent.push(await request.text())
      return HttpResponse.json(body, { status })
    }),
  )
  cloud.listen()
  await run().finally(() => cloud.close())
  return sent
}

it('asks for credentials of the role, narrowed to one prefix, with a signature of the fields', async () => {
  const given = {
    AccessKeyId: 'STS.1',
    AccessKeySecret: 's',
    SecurityToken: 't',
    Expiration: '2026-11-21T10:30:00Z',
  }
  const sent = await answering(200, { Credentials: given }, async () => {
    expect(await assumeRole(OPTIONS, WISH)).toEqual({
      AccessKeyId: 'STS.1',
      AccessKeySecret: 's',
      StsToken: 't',
      expiration: '2026-11-21T10:30:00Z',
    })
  })
  const fields = new URLSearchParams(sent[0])
  expect(Object.fromEntries(fields)).toMatchObject({
    Action: 'AssumeRole',
    RoleArn: 'acs:ram::1:role/uploader',
    DurationSeconds: '3600',
  })
  expect(JSON.parse(fields.get('Policy')!).Statement[0].Resource).toEqual([
    'acs:oss:*:*:magazine/image/me/*',
  ])
  expect(fields.get('Signature')).toBe(signatureOf(fields, 'secret'))
})

it('says why it was refused, without the secret', async () => {
  const refusal = { Code: 'NoPermission', Message: 'the role does not trust you' }
  await answering(403, refusal, async () => {
    const asked = assumeRole(OPTIONS, WISH)
    await expect(asked).rejects.toMatchObject({ code: 'StoreUnavailable' })
    await expect(asked).rejects.toThrow('NoPermission: the role does not trust you')
  })
})

/** The signature as the documentation of the service describes it, worked out a second time. */
function signatureOf(fields: URLSearchParams, secret: string): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  const names = [...fields.keys()].filter((name) => name !== 'Signature').sort()
  const query = names.map((name) => `${encode(name)}=${encode(fields.get(name)!)}`).join('&')
  return createHmac('sha1', `${secret}&`)
    .update(`POST&%2F&${encode(query)}`)
    .digest('base64')
}

import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { assumeRole, uploadPolicy } from './aliyunSts.ts'

const NOW = new Date('2026-11-21T09:30:00.500Z')
const WISH = { session: 'portal-1', seconds: 3600, policy: uploadPolicy('magazine', 'image/me/') }

function answering(status: number, body: object) {
  const sent: Request[] = []
  const fetch: typeof globalThis.fetch = async (...given) => {
    sent.push(new Request(...given))
    return Response.json(body, { status })
  }
  const options = {
    accessKeyId: 'id',
    accessKeySecret: 'secret',
    roleArn: 'acs:ram::1:role/uploader',
    fetch,
  }
  return { sent, options: { ...options, clock: () => NOW } }
}

it('asks for credentials of the role, narrowed to one prefix, with a signature of the fields', async () => {
  const given = {
    AccessKeyId: 'STS.1',
    AccessKeySecret: 's',
    SecurityToken: 't',
    Expiration: '2026-11-21T10:30:00Z',
  }
  const { sent, options } = answering(200, { Credentials: given })
  expect(await assumeRole(options, WISH)).toEqual({
    AccessKeyId: 'STS.1',
    AccessKeySecret: 's',
    StsToken: 't',
    expiration: '2026-11-21T10:30:00Z',
  })
  const fields = new URLSearchParams(await sent[0]!.text())
  expect(Object.fromEntries(fields)).toMatchObject({
    Action: 'AssumeRole',
    RoleArn: 'acs:ram::1:role/uploader',
    DurationSeconds: '3600',
    Timestamp: '2026-11-21T09:30:00Z',
  })
  expect(JSON.parse(fields.get('Policy')!).Statement[0].Resource).toEqual([
    'acs:oss:*:*:magazine/image/me/*',
  ])
  expect(fields.get('Signature')).toBe(signatureOf(fields, 'secret'))
})

it('says why it was refused, without the secret', async () => {
  const { options } = answering(403, {
    Code: 'NoPermission',
    Message: 'the role does not trust you',
  })
  const asked = assumeRole(options, WISH)
  await expect(asked).rejects.toMatchObject({ code: 'StoreUnavailable' })
  await expect(asked).rejects.toThrow('NoPermission: the role does not trust you')
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

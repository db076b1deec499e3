import { expect, it } from 'vitest'
import { issueCredentials, verifyCredentials } from './credentials.ts'

const NOW = new Date('2026-11-21T09:30:00Z')
const WISH = { secret: 'current', user: 'editor', prefix: 'image/me/', ttlMs: 1000, now: NOW }

it('reads back what credentials are good for, from the token alone', async () => {
  const lent = await issueCredentials(WISH)
  expect(lent.expiration).toBe('2026-11-21T09:30:01.000Z')
  const { scope, secret } = await verifyCredentials(given(lent))
  expect(secret).toBe(lent.AccessKeySecret)
  expect(scope).toMatchObject({ user: 'editor', prefix: 'image/me/', rights: 'upload' })
})

it('gives everybody a secret of their own', async () => {
  const one = await issueCredentials(WISH)
  const other = await issueCredentials(WISH)
  expect(one.AccessKeyId).not.toBe(other.AccessKeyId)
  expect(one.AccessKeySecret).not.toBe(other.AccessKeySecret)
})

it('still takes tokens of an earlier secret, and none of a foreign one', async () => {
  const lent = await issueCredentials({ ...WISH, secret: 'earlier' })
  const rotated = { ...given(lent), secrets: ['current', 'earlier'] }
  expect((await verifyCredentials(rotated)).secret).toBe(lent.AccessKeySecret)
  await expect(verifyCredentials(given(lent))).rejects.toMatchObject({
    code: 'InvalidSecurityToken',
  })
})

it('refuses a token whose words were changed', async () => {
  const lent = await issueCredentials(WISH)
  const [payload, seal] = lent.StsToken.split('.')
  const wider = btoa(atob(payload!).replace('image/me/', 'image/xx/')).replaceAll('=', '')
  const changed = { ...given(lent), stsToken: `${wider}.${seal}` }
  await expect(verifyCredentials(changed)).rejects.toMatchObject({ code: 'InvalidSecurityToken' })
})

it('refuses a token once its time is over, and one with another access key', async () => {
  const lent = await issueCredentials(WISH)
  const late = { ...given(lent), now: new Date(NOW.getTime() + 1000) }
  await expect(verifyCredentials(late)).rejects.toMatchObject({ code: 'SecurityTokenExpired' })
  const other = { ...given(lent), accessKeyId: 'STS.other' }
  await expect(verifyCredentials(other)).rejects.toMatchObject({ code: 'InvalidAccessKeyId' })
})

it('lends no prefix that would reach into the folder next to it', async () => {
  await expect(issueCredentials({ ...WISH, prefix: 'image/me' })).rejects.toThrow(
    'end the prefix with "/"',
  )
})

function given({ AccessKeyId, StsToken }: { AccessKeyId: string; StsToken: string }) {
  return { secrets: ['current'], accessKeyId: AccessKeyId, stsToken: StsToken, now: NOW }
}

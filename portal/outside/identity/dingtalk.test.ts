import { expect, test } from 'vitest'
import type { OutboundCall } from '../outbound/outbound.ts'
import { dingtalk } from './dingtalk.ts'

const errand = {
  redirectUri: 'https://admin.example.com/back',
  state: 'the-state',
  nonce: 'n',
  verifier: 'v',
  again: false,
}
/** Who of those with DingTalk belongs to the company. */
const members: { readonly [unionid: string]: object } = {
  'union-lin': { userid: 'manager7', contact_type: 0 },
  'union-supplier': { userid: 'ext1', contact_type: 1 },
}

/** DingTalk, as its documents say that it answers. */
function api(url: string, { method = 'GET', headers = {}, body }: OutboundCall = {}): Response {
  const { origin, pathname, searchParams } = new URL(url)
  const sent = body ? JSON.parse(String(body)) : {}
  const refuse = (code: string) => Response.json({ code, message: 'refused' }, { status: 400 })
  const place = `${method} ${origin}${pathname}`
  if (place === 'POST https://api.dingtalk.com/v1.0/oauth2/userAccessToken') {
    const { clientId, clientSecret, grantType, code } = sent
    if (clientId !== 'ding1' || clientSecret !== 's3cret' || grantType !== 'authorization_code')
      return refuse('invalidClientIdOrSecret')
    return code.startsWith('code-')
      ? Response.json({ accessToken: `user-${code.slice(5)}`, expireIn: 7200, corpId: 'c' })
      : refuse('invalidCode')
  }
  if (place === 'GET https://api.dingtalk.com/v1.0/contact/users/me') {
    const token = headers['x-acs-dingtalk-access-token'] ?? ''
    return Response.json({ unionId: `union-${token.replace('user-', '')}`, nick: '自己起的名' })
  }
  if (place === 'POST https://api.dingtalk.com/v1.0/oauth2/accessToken')
    return sent.appKey === 'ding1' && sent.appSecret === 's3cret'
      ? Response.json({ accessToken: 'of-the-app', expireIn: 7200 })
      : refuse('invalidAppKey')
  if (searchParams.get('access_token') !== 'of-the-app')
    return Response.json({ errcode: 40014, errmsg: 'invalid access_token' })
  if (place === 'POST https://oapi.dingtalk.com/topapi/user/getbyunionid') {
    const result = members[sent.unionid]
    return Response.json(
      result ? { errcode: 0, errmsg: 'ok', result } : { errcode: 60121, errmsg: '找不到该用户' },
    )
  }
  if (place === 'POST https://oapi.dingtalk.com/topapi/v2/user/get')
    return Response.json({
      errcode: 0,
      result: {
        ...{ userid: sent.userid, name: '林梅', mobile: '13812345678', job_number: 'lin.mei' },
        ...{ org_email: 'lin@corp.example', role_list: [{ id: 1, name: '编辑部' }] },
      },
    })
  return new Response('', { status: 404 })
}
const port = dingtalk({
  kind: 'dingtalk',
  name: ['钉钉', 'DingTalk'],
  ...{ clientId: 'ding1', clientSecret: 's3cret' },
  outbound: async (url, call) => api(url, call),
  clock: () => new Date('2026-11-28T10:00:00+08:00'),
})
const finish = (given: Record<string, string>) =>
  port.finish(new URLSearchParams({ state: 'x', ...given }), errand)

test('leads to DingTalk’s page with the application of the company', async () => {
  const address = new URL(await port.begin(errand))
  expect(address.origin + address.pathname).toBe('https://login.dingtalk.com/oauth2/auth')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    redirect_uri: errand.redirectUri,
    response_type: 'code',
    client_id: 'ding1',
    scope: 'openid',
    state: 'the-state',
    prompt: 'consent',
  })
})

test('tells which member it is, by what the company keeps of them and not by what they call themselves', async () => {
  expect(await finish({ authCode: 'code-lin' })).toEqual({
    issuer: 'dingtalk',
    subject: 'union-lin',
    name: '林梅',
    email: 'lin@corp.example',
    phone: '13812345678',
    claims: expect.objectContaining({
      userid: 'manager7',
      job_number: 'lin.mei',
      roles: ['编辑部'],
    }),
    methods: ['dingtalk'],
    at: Date.parse('2026-11-28T10:00:00+08:00'),
  })
})

test('anybody else with DingTalk, used codes and who turned back are refused in words', async () => {
  const refusal = (given: Record<string, string>) =>
    finish(given).then(
      () => 'taken',
      (error) => error.label[0] as string,
    )
  expect(await refusal({ authCode: 'code-passer-by' })).toMatch(/不是本企业的成员/)
  expect(await refusal({ authCode: 'code-supplier' })).toMatch(/不是本企业的成员/)
  expect(await refusal({ authCode: 'used' })).toMatch(/invalidCode/)
  expect(await refusal({})).toMatch(/取消了登录/)
})

import { beforeEach, expect, test } from 'vitest'
import { wecom } from './wecom.ts'

const errand = {
  redirectUri: 'https://admin.example.com/back',
  state: 'the-state',
  nonce: 'n',
  verifier: 'v',
  again: false,
}
/** What WeCom is asked, and who its codes stand for. */
const asked: string[] = []
const members: { [code: string]: object } = { 'code-1': { userid: 'LinMei' } }
let token = 1
let mayRead = true

/** WeCom, as its documents say that it answers. */
function qyapi(url: string): object {
  const { pathname, searchParams: given } = new URL(url)
  asked.push(pathname)
  if (pathname === '/cgi-bin/gettoken')
    return given.get('corpid') === 'ww1' && given.get('corpsecret') === 's3cret'
      ? { errcode: 0, errmsg: 'ok', access_token: `token-${token}`, expires_in: 7200 }
      : { errcode: 40001, errmsg: 'invalid credential' }
  if (given.get('access_token') !== `token-${token}`)
    return { errcode: 42001, errmsg: 'access_token expired' }
  if (pathname === '/cgi-bin/auth/getuserinfo')
    return {
      errcode: 0,
      ...(members[given.get('code') ?? ''] ?? { errcode: 40029, errmsg: 'invalid code' }),
    }
  if (pathname === '/cgi-bin/user/get')
    return mayRead
      ? {
          ...{ errcode: 0, userid: given.get('userid'), name: '林梅', mobile: '13812345678' },
          ...{ biz_mail: 'lin@corp.example', email: 'own@elsewhere.example', department: [2, 7] },
        }
      : { errcode: 60011, errmsg: 'no privilege' }
  return { errcode: 404, errmsg: 'no such call' }
}
const portOf = (secret = 's3cret') =>
  wecom({
    kind: 'wecom',
    name: ['企业微信', 'WeCom'],
    ...{ corpId: 'ww1', agentId: '1000002', secret },
    outbound: async (url) => Response.json(qyapi(url)),
    clock: () => new Date('2026-11-28T10:00:00+08:00'),
  })
const answer = (given: Record<string, string>) => new URLSearchParams({ state: 'x', ...given })
beforeEach(() => {
  asked.length = 0
  mayRead = true
})

test('leads to WeCom’s page with the application of the company', async () => {
  const address = new URL(await portOf().begin(errand))
  expect(address.origin + address.pathname).toBe(
    'https://login.work.weixin.qq.com/wwlogin/sso/login',
  )
  expect(Object.fromEntries(address.searchParams)).toEqual({
    login_type: 'CorpApp',
    appid: 'ww1',
    agentid: '1000002',
    redirect_uri: errand.redirectUri,
    state: 'the-state',
  })
})

test('tells which member has scanned, by what the company keeps of them', async () => {
  const port = portOf()
  expect(await port.finish(answer({ code: 'code-1' }), errand)).toEqual({
    issuer: 'wecom:ww1',
    subject: 'LinMei',
    name: '林梅',
    email: 'lin@corp.example',
    phone: '13812345678',
    claims: expect.objectContaining({ userid: 'LinMei', department: [2, 7] }),
    methods: ['wecom'],
    at: Date.parse('2026-11-28T10:00:00+08:00'),
  })
  await port.finish(answer({ code: 'code-1' }), errand)
  expect(asked.filter((path) => path.endsWith('gettoken'))).toHaveLength(1)
})

test('gets another token where WeCom has ended the one there was', async () => {
  const port = portOf()
  await port.finish(answer({ code: 'code-1' }), errand)
  token += 1
  expect((await port.finish(answer({ code: 'code-1' }), errand)).subject).toBe('LinMei')
})

test('an application that may read nothing of members learns who it is all the same', async () => {
  mayRead = false
  expect(await portOf().finish(answer({ code: 'code-1' }), errand)).toMatchObject({
    subject: 'LinMei',
    name: null,
    phone: null,
  })
})

test('strangers, used codes, wrong secrets and who turned back are refused in words', async () => {
  members.stranger = { openid: 'o-of-a-stranger' }
  const refusal = (code: string, secret?: string) =>
    portOf(secret)
      .finish(answer(code ? { code } : {}), errand)
      .then(
        () => 'taken',
        (error) => error.label[0] as string,
      )
  expect(await refusal('stranger')).toMatch(/不是本企业的成员/)
  expect(await refusal('used-up')).toMatch(/40029 invalid code/)
  expect(await refusal('code-1', 'wrong')).toMatch(/40001 invalid credential/)
  expect(await refusal('')).toMatch(/取消了登录/)
})

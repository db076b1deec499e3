import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const OIDC = {
  IDENTITY_PROVIDER: 'oidc',
  OIDC_ISSUER: 'https://sso.example.com/realms/company',
  OIDC_CLIENT_ID: 'masthead',
  OIDC_CLIENT_SECRET: 's3cret-of-the-client',
}
const read = (env: Record<string, string>) => readSettings(env, '/srv')
const mistakesOf = (env: Record<string, string>) => {
  const settings = read(env)
  return 'mistakes' in settings ? settings.mistakes.map(([, en]) => en) : []
}

test('nothing of it is on unless a provider is named', () => {
  expect(read({})).not.toHaveProperty('company')
})

test('a provider needs its own settings and no more: nobody is linked or made by guess', () => {
  expect(read(OIDC)).toMatchObject({
    company: { linkBy: 'none', creates: false, roles: {}, strong: [], passwords: true },
    services: {
      identity: {
        name: ['公司账号', 'your company account'],
        issuer: 'https://sso.example.com/realms/company',
        scopes: 'openid profile email',
      },
    },
  })
  const WECOM = { WECOM_CORP_ID: 'ww1', WECOM_AGENT_ID: '1000002', WECOM_SECRET: 's' }
  expect(read({ IDENTITY_PROVIDER: 'wecom', ...WECOM })).toMatchObject({
    services: { identity: { kind: 'wecom', name: ['企业微信', 'WeCom'], agentId: '1000002' } },
  })
})

test('all of them, as the handbook tells', () => {
  expect(
    read({
      ...OIDC,
      IDENTITY_NAME: '示例集团',
      IDENTITY_LINK_BY: 'email',
      IDENTITY_DOMAIN: 'example.com',
      IDENTITY_CREATE: 'on',
      IDENTITY_ROLES_CLAIM: 'realm_access.roles',
      IDENTITY_ROLES: 'cn=admins,ou=g=admin; editors=editor',
      IDENTITY_DEFAULT_ROLE: 'editor',
      IDENTITY_MFA: 'mfa, otp',
      PASSWORD_SIGN_IN: 'off',
    }),
  ).toMatchObject({
    company: {
      linkBy: 'email',
      domain: 'example.com',
      creates: true,
      rolesClaim: 'realm_access.roles',
      roles: { 'cn=admins,ou=g': 'admin', editors: 'editor' },
      defaultRole: 'editor',
      strong: ['mfa', 'otp'],
      passwords: false,
    },
    services: { identity: { name: ['示例集团', '示例集团'] } },
  })
})

test('every mistake is told at once, in both languages, and no secret', () => {
  const env = {
    ...OIDC,
    OIDC_CLIENT_ID: '',
    OIDC_ISSUER: 'http://sso.internal/realms/company',
    OIDC_SCOPES: 'profile',
    DINGTALK_CLIENT_ID: 'ding1',
    IDENTITY_LINK_BY: 'nickname',
    IDENTITY_CREATE: 'on',
    IDENTITY_ROLES: 'editors',
    PASSWORD_SIGN_IN: 'never',
  }
  expect(mistakesOf(env)).toEqual([
    'Sign-in by oidc lacks: OIDC_CLIENT_ID',
    'DINGTALK_CLIENT_ID given, but IDENTITY_PROVIDER is not dingtalk',
    expect.stringMatching(/^OIDC_ISSUER=http:.*give an https address/),
    expect.stringMatching(/^OIDC_SCOPES=profile: openid must be among them/),
    expect.stringMatching(/^IDENTITY_LINK_BY=nickname: give one of/),
    expect.stringMatching(/^PASSWORD_SIGN_IN=never: give one of/),
    expect.stringMatching(/^IDENTITY_ROLES=editors: give their values with our roles/),
    'IDENTITY_ROLES needs IDENTITY_ROLES_CLAIM as well',
  ])
  expect(JSON.stringify(read(env))).not.toContain('s3cret-of-the-client')
})

test.each([
  [{ PASSWORD_SIGN_IN: 'off' }, 'PASSWORD_SIGN_IN=off needs IDENTITY_PROVIDER as well'],
  [{ ...OIDC, IDENTITY_LINK_BY: 'email' }, 'IDENTITY_LINK_BY=email needs IDENTITY_DOMAIN as well'],
  [{ ...OIDC, IDENTITY_CREATE: 'on' }, 'IDENTITY_CREATE=on needs IDENTITY_DEFAULT_ROLE as well'],
  [{ IDENTITY_PROVIDER: 'ldap' }, 'IDENTITY_PROVIDER=ldap: give oidc, wecom or dingtalk'],
  [
    { ...OIDC, IDENTITY_LINK_BY: 'email', IDENTITY_DOMAIN: '@example.com' },
    'IDENTITY_DOMAIN=@example.com: give a domain, for example example.com',
  ],
])('what would leave everybody outside, or let strangers in, does not start: %j', (env, told) => {
  expect(mistakesOf(env as Record<string, string>)).toEqual([told])
})

test('a provider in one’s own network may do without TLS where it is named', () => {
  const env = { ...OIDC, OIDC_ISSUER: 'http://sso.internal:8080/realms/company' }
  expect(mistakesOf(env)).toHaveLength(1)
  expect(mistakesOf({ ...env, OUTBOUND_ALLOW: 'sso.internal:8080' })).toEqual([])
})

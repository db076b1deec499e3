import type { Label } from '#declare'
import type { DingtalkSettings } from './dingtalk.ts'
import type { OpenIdSettings } from './openIdConnect.ts'
import type { WecomSettings } from './wecom.ts'

/** The company's provider, as the settings name it. */
export type IdentitySettings = OpenIdSettings | WecomSettings | DingtalkSettings
type Environment = { readonly [name: string]: string | undefined }

/** What each kind of provider is known by and needs. */
const kinds = {
  oidc: {
    name: ['公司账号', 'your company account'],
    needed: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  },
  wecom: {
    name: ['企业微信', 'WeCom'],
    needed: ['WECOM_CORP_ID', 'WECOM_AGENT_ID', 'WECOM_SECRET'],
  },
  dingtalk: {
    name: ['钉钉', 'DingTalk'],
    needed: ['DINGTALK_CLIENT_ID', 'DINGTALK_CLIENT_SECRET'],
  },
} as const satisfies {
  readonly [kind: string]: { readonly name: Label; readonly needed: string[] }
}

/** Reads the provider from environment variables; undefined where none is set. */
export function readIdentity(env: Environment): IdentitySettings | undefined {
  const kind = env.IDENTITY_PROVIDER as keyof typeof kinds | undefined
  const { IDENTITY_NAME: called } = env
  if (!kind) return undefined
  const name: Label = called ? [called, called] : kinds[kind].name
  if (kind === 'oidc')
    return {
      kind,
      name,
      issuer: env.OIDC_ISSUER as string,
      clientId: env.OIDC_CLIENT_ID as string,
      clientSecret: env.OIDC_CLIENT_SECRET as string,
      scopes: env.OIDC_SCOPES || 'openid profile email',
    }
  if (kind === 'wecom')
    return {
      kind,
      name,
      corpId: env.WECOM_CORP_ID as string,
      agentId: env.WECOM_AGENT_ID as string,
      secret: env.WECOM_SECRET as string,
    }
  return {
    kind,
    name,
    clientId: env.DINGTALK_CLIENT_ID as string,
    clientSecret: env.DINGTALK_CLIENT_SECRET as string,
  }
}

/** What is wrong with them, each mistake with its variable and what would do; secrets are not repeated. */
export function identityMistakes(env: Environment): Label[] {
  const { IDENTITY_PROVIDER: kind = '' } = env
  const given = Object.entries(kinds).map(([name, { name: label, needed }]) => ({
    ...{ name, label, needed },
    lacking: needed.filter((one) => !env[one]),
  }))
  if (kind !== '' && !(kind in kinds))
    return [
      [
        `IDENTITY_PROVIDER=${kind}：应为 oidc、wecom 或 dingtalk`,
        `IDENTITY_PROVIDER=${kind}: give oidc, wecom or dingtalk`,
      ],
    ]
  return [
    ...given.flatMap(({ name, label, needed, lacking }): Label[] => {
      if (name === kind && lacking.length > 0)
        return [
          [
            `${label[0]}登录缺少：${lacking.join('、')}`,
            `Sign-in by ${name} lacks: ${lacking.join(', ')}`,
          ],
        ]
      if (name !== kind && lacking.length < needed.length)
        return [
          [
            `设置了 ${needed.filter((one) => env[one]).join('、')}，但 IDENTITY_PROVIDER 不是 ${name}`,
            `${needed.filter((one) => env[one]).join(', ')} given, but IDENTITY_PROVIDER is not ${name}`,
          ],
        ]
      return []
    }),
    ...issuerMistakes(env),
    ...scopeMistakes(env),
  ]
}

function issuerMistakes({ OIDC_ISSUER: issuer = '', OUTBOUND_ALLOW = '' }: Environment): Label[] {
  if (issuer === '') return []
  const url = URL.parse(issuer)
  if (url?.protocol === 'https:' && !url.search && !url.hash) return []
  // Without TLS anybody on the way could sign in as anybody: only one in one's own network, named as such.
  const place = url && `${url.hostname}:${url.port || '80'}`
  if (url?.protocol === 'http:' && OUTBOUND_ALLOW.split(/[\s,]+/).includes(place ?? '')) return []
  return [
    [
      `OIDC_ISSUER=${issuer}：应为 https 地址（自己网络内的 http 地址须同时写入 OUTBOUND_ALLOW），例如 https://sso.example.com/realms/company`,
      `OIDC_ISSUER=${issuer}: give an https address (one of http in one’s own network must stand in OUTBOUND_ALLOW, too), for example https://sso.example.com/realms/company`,
    ],
  ]
}

function scopeMistakes({ OIDC_SCOPES: scopes = '' }: Environment): Label[] {
  if (scopes === '' || scopes.split(/\s+/).includes('openid')) return []
  return [
    [
      `OIDC_SCOPES=${scopes}：须包含 openid，例如 openid profile email`,
      `OIDC_SCOPES=${scopes}: openid must be among them, for example openid profile email`,
    ],
  ]
}

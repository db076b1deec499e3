import type { Label } from '#declare'
import type { Outbound, OutboundCall } from '../outbound/outbound.ts'
import { portErrorOf, refusedBy } from '../portError.ts'
import { declined, type IdentityService, noMember, textIn } from './identity.ts'

/** An application of one's own in DingTalk. */
export interface DingtalkSettings {
  readonly kind: 'dingtalk'
  readonly name: Label
  readonly clientId: string
  readonly clientSecret: string
  /** `https://api.dingtalk.com` unless said. */
  readonly endpoint?: string
  /** Of the older calls; `https://oapi.dingtalk.com` unless said. */
  readonly olderEndpoint?: string
}
interface Asking extends DingtalkSettings {
  readonly outbound: Outbound
  readonly clock: () => Date
}
type Answer = { readonly [key: string]: unknown }

const PAGE = 'https://login.dingtalk.com/oauth2/auth'
/** Nobody of the company has this account. */
const UNKNOWN = 60121
/** Somebody the company merely keeps in its address book. */
const EXTERNAL = 1

/**
 * Anybody with DingTalk can press its page: whoever it is, is looked up among the members of the company before anything
 * is believed.
 */
export function dingtalk(asking: Asking): IdentityService {
  const { clientId, clientSecret, clock } = asking
  let token: { readonly word: string; readonly until: number } | undefined
  const tokenNow = async (): Promise<string> => {
    if (token && token.until > clock().getTime()) return token.word
    const { accessToken, expireIn } = await send(asking, 'v1.0/oauth2/accessToken', {
      body: { appKey: clientId, appSecret: clientSecret },
    })
    const word = textIn(accessToken)
    if (!word) throw refusedBy('identity', 'no accessToken')
    token = { word, until: clock().getTime() + (Number(expireIn ?? 7200) - 300) * 1000 }
    return word
  }
  /** A call of the older kind, which answers 200 and says in words what is wrong. */
  const ask = async (call: string, body: object): Promise<Answer> => {
    const { olderEndpoint: endpoint = 'https://oapi.dingtalk.com' } = asking
    const path = `topapi/${call}?${new URLSearchParams({ access_token: await tokenNow() })}`
    const { errcode, errmsg, result } = await send({ ...asking, endpoint }, path, { body })
    if (errcode === UNKNOWN) throw noMember()
    if (errcode !== 0) throw refusedBy('identity', `${errcode} ${errmsg ?? ''}`.trim())
    return (result ?? {}) as Answer
  }
  return {
    standIn: false,
    name: asking.name,
    accountClaim: 'userid',
    begin: async ({ redirectUri, state }) =>
      `${PAGE}?${new URLSearchParams({
        redirect_uri: redirectUri,
        response_type: 'code',
        client_id: clientId,
        scope: 'openid',
        state,
        prompt: 'consent',
      })}`,
    finish: async (answer) => {
      const code = answer.get('authCode') ?? answer.get('code')
      if (!code) throw declined()
      const { accessToken } = await send(asking, 'v1.0/oauth2/userAccessToken', {
        body: { clientId, clientSecret, code, grantType: 'authorization_code' },
      })
      const { unionId } = await send(asking, 'v1.0/contact/users/me', {
        token: textIn(accessToken) ?? '',
      })
      const unionid = textIn(unionId)
      if (!unionid) throw refusedBy('identity', 'no unionId')
      const { userid, contact_type } = await ask('user/getbyunionid', { unionid })
      if (!textIn(userid) || contact_type === EXTERNAL) throw noMember()
      const member = await ask('v2/user/get', { userid })
      return {
        issuer: 'dingtalk',
        subject: unionid,
        name: textIn(member.name),
        email: textIn(member.org_email),
        phone: textIn(member.mobile),
        claims: {
          ...member,
          userid,
          roles: ((member.role_list ?? []) as readonly { readonly name?: unknown }[]).map(
            ({ name }) => name,
          ),
        },
        methods: ['dingtalk'],
        at: clock().getTime(),
      }
    },
  }
}

async function send(
  { outbound, endpoint = 'https://api.dingtalk.com' }: Asking,
  path: string,
  { body, token }: { readonly body?: object; readonly token?: string },
): Promise<Answer> {
  const call: OutboundCall = {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { 'x-acs-dingtalk-access-token': token }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }
  const answered = await outbound(`${endpoint}/${path}`, call)
    .then(async (answer) => ({ ok: answer.ok, said: (await answer.json()) as Answer }))
    .catch((error) => {
      throw portErrorOf('identity', new URL(endpoint).host, error)
    })
  if (answered.ok) return answered.said
  const { code = '?', message = '' } = answered.said
  throw refusedBy('identity', `${code} ${message}`.trim())
}

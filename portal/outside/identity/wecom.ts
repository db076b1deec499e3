import type { Label } from '#declare'
import type { Outbound } from '../outbound/outbound.ts'
import { portErrorOf, refusedBy, throttledBy } from '../portError.ts'
import { declined, type IdentityService, noMember, textIn } from './identity.ts'

/** An application of one's own in WeCom. */
export interface WecomSettings {
  readonly kind: 'wecom'
  readonly name: Label
  readonly corpId: string
  readonly agentId: string
  readonly secret: string
  /** `https://qyapi.weixin.qq.com` unless said. */
  readonly endpoint?: string
}
interface Asking extends WecomSettings {
  readonly outbound: Outbound
  readonly clock: () => Date
}
type Answer = { readonly [key: string]: unknown }

const PAGE = 'https://login.work.weixin.qq.com/wwlogin/sso/login'
/** What WeCom says of a token that holds no longer, and of one who asks too often. */
const OVER = [40014, 42001]
const TOO_OFTEN = [45009, 45011]

/** Members of the company scan a code with WeCom; who they are is asked with the application's own token. */
export function wecom(asking: Asking): IdentityService {
  const { corpId, agentId, secret, clock } = asking
  let token: { readonly word: string; readonly until: number } | undefined
  const tokenNow = async (): Promise<string> => {
    if (token && token.until > clock().getTime()) return token.word
    const { access_token, expires_in } = await get(asking, 'gettoken', {
      corpid: corpId,
      corpsecret: secret,
    })
    const word = textIn(access_token)
    if (!word) throw refusedBy('identity', 'no access_token')
    // Given up a little early: one that ends on the way would be refused.
    token = { word, until: clock().getTime() + (Number(expires_in ?? 7200) - 300) * 1000 }
    return word
  }
  /** A token that ended before its time, as when the secret is made anew, is got once more. */
  const ask = async (call: string, asked: { readonly [name: string]: string }) => {
    const answer = await askOnce(asking, call, { access_token: await tokenNow(), ...asked })
    if (!OVER.includes(Number(answer.errcode))) return checked(answer)
    token = undefined
    return checked(await askOnce(asking, call, { access_token: await tokenNow(), ...asked }))
  }
  return {
    standIn: false,
    name: asking.name,
    accountClaim: 'userid',
    begin: async ({ redirectUri, state }) =>
      `${PAGE}?${new URLSearchParams({
        login_type: 'CorpApp',
        appid: corpId,
        agentid: agentId,
        redirect_uri: redirectUri,
        state,
      })}`,
    finish: async (answer) => {
      const code = answer.get('code')
      // Whoever turns back comes without a code.
      if (!code) throw declined()
      const userid = textIn((await ask('auth/getuserinfo', { code })).userid)
      if (!userid) throw noMember()
      // Applications without that right learn no more than who it is.
      const more = await ask('user/get', { userid }).catch((): Answer => ({}))
      return {
        issuer: `wecom:${corpId}`,
        subject: userid,
        name: textIn(more.name),
        // The other address is one that members write themselves.
        email: textIn(more.biz_mail),
        phone: textIn(more.mobile),
        claims: { ...more, userid },
        methods: ['wecom'],
        at: clock().getTime(),
      }
    },
  }
}

const get = async (asking: Asking, call: string, asked: { readonly [name: string]: string }) =>
  checked(await askOnce(asking, call, asked))

async function askOnce(
  { outbound, endpoint = 'https://qyapi.weixin.qq.com' }: Asking,
  call: string,
  asked: { readonly [name: string]: string },
): Promise<Answer> {
  try {
    const answer = await outbound(`${endpoint}/cgi-bin/${call}?${new URLSearchParams(asked)}`)
    return (await answer.json()) as Answer
  } catch (error) {
    throw portErrorOf('identity', new URL(endpoint).host, error)
  }
}

function checked(answer: Answer): Answer {
  const code = Number(answer.errcode ?? 0)
  const why = `${code} ${answer.errmsg ?? ''}`.trim()
  if (TOO_OFTEN.includes(code)) throw throttledBy('identity', why)
  if (code !== 0) throw refusedBy('identity', why)
  return answer
}

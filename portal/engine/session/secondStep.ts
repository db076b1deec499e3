import type { Label } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { partOfPhone } from '#portal/core/partOfPhone.ts'
import { randomBytes, toBase64Url } from '#portal/storage/objects/encoding.ts'
import type { Account } from './account.ts'
import { confirmPhone, isConfirmed } from './confirmedPhone.ts'
import { askPasskey, isPasskey } from './passkeys/passkeys.ts'
import type { Site } from './passkeys/site.ts'
import { factorOf, isFactorCode } from './secondFactor.ts'
import type { SessionDeps } from './sessionDeps.ts'
import { isCode, sendCode } from './smsCode.ts'

/** What is asked beside a password or the company's word: a code of the authenticator, else one by SMS where that is on. */
export async function demandSecond(
  deps: SessionDeps,
  account: Account,
  given: Second,
): Promise<void> {
  if (await factorOf(deps.database.db, account.id)) await demandFactor(deps, account, given)
  else await demandCode(deps, account, given)
}

/** Whoever has an authenticator gives a code of it, a recovery code or a passkey; no SMS is sent to them. */
export async function demandFactor(
  deps: SessionDeps,
  { id }: Pick<Account, 'id'>,
  { code, passkey: response, site }: Second,
): Promise<void> {
  if (response && site) {
    if (await isPasskey(deps, id, { response, site })) return
  } else if (code && (await isFactorCode(deps, id, code))) return
  const passkey = site && (await askPasskey(deps, id, site))
  throw refusedWith('code', response ? wrongPasskey : code ? wrongCode : wanted, {
    code: true,
    factor: true,
    ...(passkey && { passkey }),
  })
}

/** What was given besides: digits, or what a passkey answered at a site. */
export interface Second {
  readonly code?: string | undefined
  readonly passkey?: string | undefined
  readonly site?: Site | undefined
  /** What the answer that asked for a code by SMS said: the code is of that request alone. */
  readonly codeRequest?: string | undefined
  /** The same where the portal knows it by itself: how one came back from the company's provider. */
  readonly arrival?: string | undefined
}

const wanted = ['请输入验证器中的 6 位数字', 'Enter the six digits of your authenticator'] as const
const wrongCode = [
  '验证码不正确或已用过，请换下一个',
  'The code is wrong or was used: take the next one',
] as const
const wrongPasskey = [
  '通行密钥没有通过核对，请重试，或输入验证码',
  'The passkey does not hold: try again, or enter a code',
] as const

/**
 * Users who have it switched on send a code along, where one can be sent at all. Somebody else typed the phone: the
 * first code confirms that it is theirs, and says so; until then none goes there for anything else.
 */
async function demandCode(
  deps: SessionDeps,
  { id, user }: Account,
  { code, codeRequest, arrival }: Second,
): Promise<void> {
  if (!deps.sms || user.smsLogin !== true) return
  const phone = user.phone as string
  const request = arrival ?? (code ? (codeRequest ?? '') : toBase64Url(randomBytes(16)))
  const own = { user: id, phone }
  if (code && (await isCode(deps, { phone, request }, code))) return confirmPhone(deps, own)
  const more = {
    code: true,
    phone: partOfPhone(phone),
    ...(request !== arrival && { codeRequest: request }),
  }
  if (code)
    throw refusedWith('code', ['验证码不正确或已过期', 'The code is wrong or has expired'], more)
  await sendCode(deps, { phone, request })
  throw refusedWith(
    'code',
    sentTo(more.phone, await isConfirmed(deps, own), deps.sms.standIn),
    more,
  )
}

function sentTo(phone: string, isOwn: boolean, isStandIn: boolean | undefined): Label {
  const sent: Label = isStandIn
    ? [
        '短信服务尚未接入：验证码见数据文件夹的 outbox',
        'SMS runs on a stand-in: the code lies in outbox in the data folder',
      ]
    : [`验证码已发送至 ${phone}`, `A code was sent to ${phone}: enter it`]
  if (isOwn) return sent
  return [
    `请先确认 ${phone} 是您的手机号。${sent[0]}；不是您的，请联系管理员更正`,
    `Confirm first that ${phone} is your phone. ${sent[1]}. Where it is not yours, ask an admin to put it right`,
  ]
}

/** 40001 at one field, with what the client must ask for next. */
export function refusedWith(field: string, label: Label, more: object = {}): PortalError {
  return new PortalError(40001, 422, label, (language) => ({
    errors: { [field]: label[language === 'en' ? 1 : 0] },
    ...more,
  }))
}

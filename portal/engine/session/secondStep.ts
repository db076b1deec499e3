import type { Label } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { partOfPhone } from '#portal/core/partOfPhone.ts'
import type { Account } from './account.ts'
import { factorOf, isFactorCode } from './secondFactor.ts'
import type { SessionDeps } from './sessionDeps.ts'
import { isCode, sendCode } from './smsCode.ts'

/** What is asked beside a password or the company's word: a code of the authenticator, else one by SMS where that is on. */
export async function demandSecond(
  deps: SessionDeps,
  account: Account,
  code: string | undefined,
): Promise<void> {
  if (await factorOf(deps.database.db, account.id)) await demandFactor(deps, account, code)
  else await demandCode(deps, account, code)
}

/** Whoever has an authenticator gives a code of it, or a recovery code; no SMS is sent to them. */
async function demandFactor(
  deps: SessionDeps,
  { id }: Account,
  code: string | undefined,
): Promise<void> {
  if (code && (await isFactorCode(deps, id, code))) return
  throw refusedWith(
    'code',
    code
      ? ['验证码不正确或已用过，请换下一个', 'The code is wrong or was used: take the next one']
      : ['请输入验证器中的 6 位数字', 'Enter the six digits of your authenticator'],
    { code: true, factor: true },
  )
}

/** Users who have it switched on send a code along, where one can be sent at all. */
async function demandCode(
  deps: SessionDeps,
  { user }: Account,
  code: string | undefined,
): Promise<void> {
  if (!deps.sms || user.smsLogin !== true) return
  const phone = user.phone as string
  if (code && (await isCode(deps, phone, code))) return
  const more = { code: true, phone: partOfPhone(phone) }
  if (code)
    throw refusedWith('code', ['验证码不正确或已过期', 'The code is wrong or has expired'], more)
  await sendCode(deps, phone)
  throw refusedWith(
    'code',
    deps.sms.standIn
      ? [
          '短信服务尚未接入：验证码见数据文件夹的 outbox',
          'SMS runs on a stand-in: the code lies in outbox in the data folder',
        ]
      : [`验证码已发送至 ${more.phone}`, `A code was sent to ${more.phone}: enter it`],
    more,
  )
}

/** 40001 at one field, with what the client must ask for next. */
export function refusedWith(field: string, label: Label, more: object = {}): PortalError {
  return new PortalError(40001, 422, label, (language) => ({
    errors: { [field]: label[language === 'en' ? 1 : 0] },
    ...more,
  }))
}

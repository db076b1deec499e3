import { refusedField, tooMany } from '#portal/core/errors.ts'
import { partOfPhone } from '#portal/core/partOfPhone.ts'
import { SIGN_IN_CODE } from '#portal/outside/sms/sms.ts'
import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac, sameText } from '#portal/storage/objects/hmac.ts'
import { below } from './password.ts'
import type { SessionDeps } from './sessionDeps.ts'

const LIFE = 5 * 60_000
const PAUSE = 60_000
const TRIES = 5

/** Throws 42900 while a code for this phone is less than a minute old. */
export async function pauseBetween(deps: SessionDeps, phone: string): Promise<void> {
  const row = await deps.database.db
    .selectFrom('_smsCode')
    .select('sentAt')
    .where('phone', '=', phone)
    .executeTakeFirst()
  const wait = row ? Number(row.sentAt) + PAUSE - deps.clock().getTime() : 0
  if (wait > 0) throw tooMany(Math.ceil(wait / 1000))
}

/**
 * A phone, and the request that its code is for: a code of one sign-in opens no other, nor changes anybody's phone,
 * though all of them go to the same phone.
 */
export interface CodeFor {
  readonly phone: string
  readonly request: string
}

/** Whether it is really sent, and whether the caller learns how that went. */
export interface Sending {
  readonly really: boolean
  readonly told: boolean
}

/**
 * Sends a new code of six digits to the phone, in place of an earlier one. Throws 40001 where nothing can be sent,
 * 42900 too soon after the last, a `PortError` where the provider fails. Not `really`, all but the sending happens, and
 * not `told`, nobody waits for it: so that neither answer nor time tells a stranger's phone.
 */
export async function sendCode(
  deps: SessionDeps,
  { phone, request }: CodeFor,
  { really, told }: Sending = { really: true, told: true },
): Promise<void> {
  if (!deps.sms)
    throw refusedField('phone', [
      '未配置短信服务，无法发送验证码',
      'No SMS sender is configured: no code can be sent',
    ])
  await pauseBetween(deps, phone)
  const code = Array.from({ length: 6 }, () => below(10)).join('')
  const now = deps.clock().getTime()
  const row = {
    codeHash: await hashOf(deps, { phone, request }, code),
    tries: 0,
    sentAt: now,
    expiresAt: now + LIFE,
  }
  // The pause stands in the statement too: of many who ask at once one gets a code, and one message is paid for.
  const kept = await deps.database.db
    .insertInto('_smsCode')
    .values({ phone, ...row })
    .onConflict((conflict) =>
      conflict
        .column('phone')
        .doUpdateSet(row)
        .where('_smsCode.sentAt', '<=', now - PAUSE),
    )
    .returning('phone')
    .executeTakeFirst()
  if (!kept) throw tooMany(PAUSE / 1000)
  const sending = really ? deliver(deps, phone, code) : Promise.resolve()
  if (told) await sending
  else sending.catch(() => {})
}

/** A code that did not leave is forgotten, so that one need not wait for the next try. */
async function deliver(deps: SessionDeps, phone: string, code: string): Promise<void> {
  try {
    await deps.sms?.send({ phone, template: SIGN_IN_CODE, variables: { code } })
  } catch (error) {
    const { message } = error as Error
    deps.log({ level: 'warn', message: `No code went to ${partOfPhone(phone)}: ${message}` })
    const { db } = deps.database
    await db.deleteFrom('_smsCode').where('phone', '=', phone).execute()
    throw error
  }
}

/** Whether this is the code that was sent for this request. It is used up when it is, and after five tries. */
export async function isCode(
  deps: SessionDeps,
  { phone, request }: CodeFor,
  code: string,
): Promise<boolean> {
  const { db } = deps.database
  const row = await db
    .updateTable('_smsCode')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('tries', '<', TRIES)
    .where('expiresAt', '>', deps.clock().getTime())
    .returningAll()
    .executeTakeFirst()
  if (!row || !sameText(row.codeHash, await hashOf(deps, { phone, request }, code.trim())))
    return false
  // Only one of two who send the right code at once finds it still there.
  const { numDeletedRows } = await db
    .deleteFrom('_smsCode')
    .where('phone', '=', phone)
    .where('codeHash', '=', row.codeHash)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}

const hashOf = async (deps: SessionDeps, { phone, request }: CodeFor, code: string) =>
  toHex(await hmac('SHA-256', deps.secret, JSON.stringify(['sms', phone, request, code])))

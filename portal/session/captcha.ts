import { randomBytes, toBase64, toBase64Url, toHex, utf8 } from '../store/encoding.ts'
import { hmac, sameText } from '../store/hmac.ts'
import { captchaPicture } from './captchaPicture.ts'
import { below } from './password.ts'
import type { SessionDeps } from './sessionDeps.ts'

const LIFE = 5 * 60_000
/** No 0, 1 and 7, which hands write alike. */
const digits = '2345689'

/** A picture to read and the id to send along with what was read. */
export interface Captcha {
  readonly captchaId: string
  /** A data address. */
  readonly image: string
}

/** Draws a new captcha. The answer lies with the portal, hashed, for five minutes and one try. */
export async function makeCaptcha(deps: SessionDeps): Promise<Captcha> {
  const answer =
    deps.captchaAnswer?.() ?? Array.from({ length: 4 }, () => digits[below(digits.length)]).join('')
  const captchaId = toBase64Url(randomBytes(16))
  await deps.database.db
    .insertInto('_captcha')
    .values({
      id: captchaId,
      answerHash: await hashOf(deps, captchaId, answer),
      expiresAt: deps.clock().getTime() + LIFE,
    })
    .execute()
  return { captchaId, image: `data:image/svg+xml;base64,${toBase64(utf8(captchaPicture(answer)))}` }
}

/** Whether this is what the picture shows. Whatever the outcome, the captcha is used up. */
export async function isCaptcha(
  deps: SessionDeps,
  id: string | undefined,
  answer: string | undefined,
): Promise<boolean> {
  if (!id || !answer) return false
  const row = await deps.database.db
    .deleteFrom('_captcha')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row || Number(row.expiresAt) <= deps.clock().getTime()) return false
  return sameText(row.answerHash, await hashOf(deps, id, answer.trim()))
}

const hashOf = async (deps: SessionDeps, id: string, answer: string) =>
  toHex(await hmac('SHA-256', deps.secret, `captcha:${id}:${answer}`))

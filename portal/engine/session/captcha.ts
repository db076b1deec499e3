import { randomBytes, toBase64, toBase64Url, toHex } from '#portal/storage/objects/encoding.ts'
import { hmac, sameText } from '#portal/storage/objects/hmac.ts'
import type { Captcha } from '#wire/captcha.ts'
import { captchaPicture } from './captchaPicture.ts'
import { captchaSound } from './captchaSound.ts'
import { below } from './password.ts'
import type { SessionDeps } from './sessionDeps.ts'

const LIFE = 5 * 60_000
/** No 0, 1 and 7, which hands write alike. */
const digits = '2345689'

/** Few enough beeps to be counted in one go. */
const beeps = '23456'

/** Draws, or sounds, a new captcha. The answer lies with the portal, hashed, for five minutes and one try. */
export async function makeCaptcha(
  deps: SessionDeps,
  form: 'picture' | 'sound' = 'picture',
): Promise<Captcha> {
  const answer =
    deps.captchaAnswer?.() ?? (form === 'sound' ? randomText(beeps, 3) : randomText(digits, 4))
  const captchaId = toBase64Url(randomBytes(16))
  await deps.database.db
    .insertInto('_captcha')
    .values({
      id: captchaId,
      answerHash: await hashOf(deps, captchaId, answer),
      expiresAt: deps.clock().getTime() + LIFE,
    })
    .execute()
  if (form === 'sound') return { captchaId, sound: toBase64(captchaSound(answer)) }
  return { captchaId, image: `data:image/bmp;base64,${toBase64(captchaPicture(answer))}` }
}

const randomText = (from: string, length: number): string =>
  Array.from({ length }, () => from[below(from.length)]).join('')

/** Whether this is what was shown or heard. Whatever the outcome, the captcha is used up. */
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

import { toBase64Url } from '#portal/storage/objects/encoding.ts'
import { hmac } from '#portal/storage/objects/hmac.ts'
import type { SessionDeps } from './sessionDeps.ts'

/**
 * What a browser seals with that a user has typed there and not saved. It lies in no browser: whoever has a disk and
 * nobody's session reads nothing. The same at every sign-in, so that what was typed before a crash is read again.
 */
export const browserKeyOf = async (
  { secret }: Pick<SessionDeps, 'secret'>,
  user: number,
): Promise<string> =>
  toBase64Url(await hmac('SHA-256', secret, JSON.stringify(['kept in the browser', user])))

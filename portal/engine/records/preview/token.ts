import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac } from '#portal/storage/objects/hmac.ts'
import { isSignedBy, type Signing } from '../../context/goodSecrets.ts'

/** What preview tokens for other programs are signed for; tokens of the back office's own previews name their action. */
export const PREVIEWED = 'public'

/** How long an address shows a draft, in milliseconds: two hours. */
export const LIFE = 2 * 3_600_000

/** One record as one action shows it. */
export interface Shown {
  readonly entity: string
  readonly id: number
  readonly action: string
}

/** A word that shows one record to whoever has it, for so long: `article-12-preview-1764…-<signature>`. */
export async function tokenFor(context: Signing, { entity, id, action }: Shown, life = LIFE) {
  const expires = context.clock().getTime() + life
  const text = [entity, id, action, expires.toString(36)].join('-')
  return { token: `${text}-${await signed(context.secret, text)}`, expires }
}

/** What a word shows; null where it is none of this portal's, or has run out. */
export async function shownBy(context: Signing, token: string): Promise<Shown | null> {
  const parts = token.split('-')
  if (parts.length !== 5) return null
  const [entity = '', id = '', action = '', expires = '', signature = ''] = parts
  const text = parts.slice(0, 4).join('-')
  const isOurs = await isSignedBy(context, signature, (secret) => signed(secret, text))
  if (!isOurs || Number.parseInt(expires, 36) < context.clock().getTime()) return null
  return { entity, id: Number(id), action }
}

const signed = async (secret: string, text: string): Promise<string> =>
  toHex(await hmac('SHA-256', secret, `preview:${text}`)).slice(0, 40)

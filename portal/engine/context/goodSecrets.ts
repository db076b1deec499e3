import { sameText } from '#portal/storage/objects/hmac.ts'

/** The secret that the one of now took the place of, and until when what it signed is good, in milliseconds. */
export interface FormerSecret {
  readonly secret: string
  readonly until: number
}
/** What a signature is looked at with. */
export interface Signing {
  readonly secret: string
  readonly former?: FormerSecret
  readonly clock: () => Date
}

/** The secret everything is signed with, and the one before it while what that signed is still out there. */
export const goodSecrets = ({ secret, former, clock }: Signing): readonly string[] =>
  former && former.until > clock().getTime() ? [secret, former.secret] : [secret]

/** Whether something is what one of these secrets makes of it. */
export async function isSignedBy(
  signing: Signing,
  given: string,
  sign: (secret: string) => Promise<string>,
): Promise<boolean> {
  for (const secret of goodSecrets(signing)) if (sameText(given, await sign(secret))) return true
  return false
}

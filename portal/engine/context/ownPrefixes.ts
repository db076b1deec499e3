import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { goodSecrets, type Signing } from './goodSecrets.ts'

/** Below which a user's own uploads lie, those of before the secret was changed as well. */
export const ownPrefixes = async (signing: Signing, user: string): Promise<readonly string[]> =>
  (await Promise.all(goodSecrets(signing).map((secret) => uploadPrefixes(secret, user)))).flat()

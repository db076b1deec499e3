import { refusedField } from '#portal/core/errors.ts'
import { ownPrefixes } from '#portal/engine/context/ownPrefixes.ts'
import { ownKey } from '#portal/engine/media/ownKey.ts'
import type { Call } from '#portal/engine/records/call.ts'

/** Only what the caller uploaded is looked at: reading and removing others' objects is nobody's business here. */
export async function uploadedKey({ context, session }: Call, url: unknown): Promise<string> {
  const key = ownKey(context, url)
  const user = session.user?.username ?? ''
  const own = await ownPrefixes(context, user)
  if (key !== null && own.some((prefix) => key.startsWith(prefix))) return key
  throw refusedField('url', [
    '只能登记自己上传到本系统的文件',
    'Only files you uploaded here are taken in',
  ])
}

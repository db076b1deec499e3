import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { phonesIn } from '../partners/phonesIn.ts'

/** A trial goes to a handful of colleagues. */
const MOST = 5

/** The users of the app behind a few typed phones. Throws 40001 for none, too many, or a phone nobody has. */
export async function trialUsers(db: Db | Tx, typed: unknown): Promise<readonly Row[]> {
  const phones = phonesIn(typed)
  if (phones.length > MOST)
    throw refusedField('phones', [`最多 ${MOST} 个手机号`, `At most ${MOST} phones`])
  const users = (await db
    .selectFrom('appUser')
    .select(['id', 'uid', 'nickname', 'phone'])
    .where('deletedAt', 'is', null)
    .where('phone', 'in', phones)
    .execute()) as Row[]
  const absent = phones.filter((phone) => !users.some((user) => user.phone === phone))
  if (absent.length === 0) return users.map((user) => ({ ...user, id: Number(user.id) }))
  throw refusedField('phones', [
    `没有使用这些手机号的用户：${absent.join('、')}`,
    `Nobody has these phones: ${absent.join(', ')}`,
  ])
}

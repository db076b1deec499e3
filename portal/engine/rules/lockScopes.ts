import { wordOf } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { asItStands } from '#derive/situation.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { oneAtATime } from '#portal/storage/db/oneAtATime.ts'
import type { Change } from '../context/change.ts'
import { groupOf } from '../records/together/group.ts'
import { decide } from './facts.ts'
import { portalWords } from './index.ts'

/**
 * Lets changes that count the same records wait for each other until the transaction ends. SQLite has one writer
 * anyway. Always in the same order, so that two never wait for one another.
 */
export async function lockScopes(change: Change): Promise<void> {
  if (dialectOf(change.tx) !== 'postgres') return
  const keys = await decide(change, (situation) =>
    literalsOf(change.entity).flatMap(({ rule, literal }) => {
      const { scope } = portalWords[wordOf(literal)] ?? {}
      const scopes = scope ? [scope(literal, situation), scope(literal, asItStands(situation))] : []
      return scopes
        .filter((one) => one !== undefined)
        .map((one) => `${rule} ${JSON.stringify(one)}`)
    }),
  )
  const held = groupOf(change.tx)?.locks
  for (const key of [...new Set(keys)].toSorted()) {
    if (held?.has(key)) continue
    await oneAtATime(change.tx, key)
    held?.add(key)
    groupOf(change.tx)?.waited()
  }
}

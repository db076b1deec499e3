import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { buyers } from './appUser.ts'

const COUNT = 220
/** What one may take part in: the field that names it, and how many there are to choose from. */
const kinds = [
  ['camp', 'campPeriod', 24],
  ['offline', 'offlineActivity', 7],
  ['camp', 'campPeriod', 24],
  ['practice', 'practice', 4],
  ['punchCard', 'punchCard', 6],
  ['course', 'course', 22],
] as const
const sources = ['purchase', 'grant', 'redeem', 'company'] as const
const states = ['active', 'used', 'active', 'expired', 'used', 'active', 'revoked'] as const

/** Places in camps, practices, activities, punch-cards and courses; one a person and thing. */
export function userQualifications(world: SampleWorld): Row[] {
  const has = new Set<string>()
  const rows: Row[] = []
  for (let index = 0; rows.length < COUNT; index++) {
    const [kind, field, count] = oneOf(kinds, index)
    const [user, target] = [oneOf(buyers, index * 29 + 7), 1 + ((index * 5) % count)]
    if (has.has(`${user} ${field} ${target}`)) continue
    has.add(`${user} ${field} ${target}`)
    const status = oneOf(states, index * 3)
    const ago = 4 + ((index * 13) % 150)
    const ends = status === 'active' ? 30 + (index % 90) : -1 - (index % 3)
    rows.push({
      ...{ user, kind, [field]: target, status },
      validity: { start: world.at(-ago, '00:00'), end: world.at(ends, '23:59') },
      source: oneOf(sources, index),
      grantKey: `place-${String(rows.length + 1).padStart(5, '0')}`,
      note: status === 'revoked' ? '改期参加，收回原名额' : null,
      ...stamps(world, ago),
    })
  }
  return rows
}

import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { buyers } from './appUser.ts'
import { keptPurchases } from './userOrder.ts'

/** Which goods open a book, and where it is kept. */
const bookKinds = {
  course: 'course',
  audiobook: 'audiobook',
  radioStation: 'radioStation',
} as const
const bookSources = ['redeem', 'activity', 'company', 'buyGift', 'grant'] as const
const BOOKS = 600

/** Audiobooks, e-books, courses, collections and articles that users own: bought, redeemed, given. */
export function userBooks(world: SampleWorld): Row[] {
  const has = new Set<string>()
  const rows: Row[] = []
  const add = (user: number, kind: string, book: number, ago: number, more: Row) => {
    if (has.has(`${user} ${kind} ${book}`)) return
    has.add(`${user} ${kind} ${book}`)
    const number = rows.length + 1
    const isShort = more.source === 'activity' || more.source === 'company'
    const isRevoked = more.source === 'grant' && number % 7 === 3
    rows.push({
      ...{ user, kind, [kind]: book, ...more },
      validTo: isShort ? world.at(180 - ago, '23:59') : null,
      grantKey: `book-${String(number).padStart(5, '0')}`,
      note: isRevoked ? '赠送有误，收回' : null,
      status: isRevoked ? 'revoked' : isShort && ago >= 180 ? 'expired' : 'active',
      ...stamps(world, Math.max(ago, 1)),
    })
  }
  for (const { goods: of, user, days, number } of keptPurchases(world)) {
    const kind = bookKinds[of.type as keyof typeof bookKinds]
    const { id } = (of.target ?? {}) as { id?: number }
    if (kind && id) add(user, kind, id, days + 1, { source: 'purchase', order: number })
  }
  for (let index = 0; rows.length < BOOKS; index++) {
    const kind = oneOf(['course', 'audiobook', 'epub', 'radioStation', 'article'], index)
    const book = 1 + ((index * 7) % 8)
    const source = oneOf(bookSources, Math.floor(index / 5))
    add(oneOf(buyers, index * 19 + 5), kind, book, 3 + ((index * 11) % 320), { source })
  }
  return rows
}

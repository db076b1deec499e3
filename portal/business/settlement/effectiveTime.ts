import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Records } from '#portal/engine/context/change.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { authorsOf, partnerOf } from './partnerOf.ts'

type Reading = Pick<Records, 'find' | 'select'>

/** Which plays are counted. */
export interface PoolOf {
  /** `2026-10` */
  readonly month: string
  readonly membership: string
}
/** Seconds by content and user, as far as plays were read; begins empty. */
export interface Heard {
  readonly seconds: Map<string, number>
  /** The last play that was read. */
  after: number
}
/** What a month comes to. */
export interface EffectiveTime {
  readonly poolDuration: number
  readonly partners: ReadonlyMap<number, { readonly partner: Row; readonly lines: readonly Row[] }>
}

/** Shorter plays are chance. */
const LEAST_SECONDS = 30
/** A content counts so many times its length for one user and month. */
const TIMES = 2
const PAGE = 200
/** Lines of one statement. */
const MOST_LINES = 2000
/** Characters somebody reads in a minute. */
const READ_A_MINUTE = 450

/** By the kind of content: the entity it belongs to. */
const entities: { readonly [kind: string]: string } = {
  course: 'catalog',
  audiobook: 'audiobook',
  article: 'article',
  podcast: 'podcast',
}

/** Reads one page of a month's plays by paying members; whether that was the last one. */
export async function hearPage(records: Reading, pool: PoolOf, heard: Heard): Promise<boolean> {
  const start = `${pool.month}-01T00:00:00+08:00`
  const where = {
    playedAt: { gte: { text: start }, lt: { text: shift(start, '+1M') } },
    seconds: { gt: LEAST_SECONDS },
    [pool.membership]: true,
    id: { gt: heard.after },
  }
  const page = await records.select('contentPlay', where, { limit: PAGE, sort: 'id' })
  for (const play of page) {
    const key = `${play.kind} ${play[String(play.kind)]} ${play.user}`
    heard.seconds.set(key, (heard.seconds.get(key) ?? 0) + Number(play.seconds))
  }
  heard.after = Number(page.at(-1)?.id ?? heard.after)
  return page.length < PAGE
}

const sumOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { duration }) => sum + Number(duration ?? 0), 0)

/** How long a content is, in seconds: what of it is published; a text as long as it takes to read. */
async function lengthOf(kind: string, row: Row, records: Reading): Promise<number> {
  if (kind === 'article')
    return Number(row.duration ?? 0) || Math.ceil((Number(row.wordCount ?? 0) * 60) / READ_A_MINUTE)
  if (kind !== 'course') return Number(row.totalDuration ?? row.duration ?? 0)
  const below = await records.select('catalog', { parent: row.id, status: 'published' })
  const deeper = await records.select('catalog', {
    parent: below.map(({ id }) => id),
    status: 'published',
  })
  return sumOf(below) + sumOf(deeper)
}

/** Whose the time is: what nobody is owed a share of counts for the whole only. */
export async function timeOf(
  context: PortalContext,
  records: Reading,
  { month }: PoolOf,
  { seconds }: Heard,
): Promise<EffectiveTime> {
  const byContent = Map.groupBy(seconds, ([key]) => key.split(' ').slice(0, 2).join(' '))
  const partners = new Map<number, { partner: Row; lines: Row[] }>()
  let poolDuration = 0
  for (const [content, users] of byContent) {
    const [kind = '', id] = content.split(' ')
    const entity = entityNamed(context, entities[kind] ?? kind)
    const row = await records.find(entity.name, Number(id))
    if (!row) continue
    const most = TIMES * (await lengthOf(kind, row, records))
    const duration = users.reduce((sum, [, one]) => sum + Math.min(one, most), 0)
    poolDuration += duration
    const partner = await partnerOf(authorsOf(row, entity), month, records, 'vip')
    if (!partner || duration === 0) continue
    const of = partners.get(partner.id as number) ?? { partner, lines: [] }
    const line = { content: { type: kind, id: row.id }, title: titleOf(entity, row) }
    of.lines.push({ ...line, listeners: users.length, duration })
    partners.set(partner.id as number, of)
  }
  for (const of of partners.values()) of.lines = shortened(of.lines)
  return { poolDuration, partners }
}

/** The longest first; what would be too many lines stands as one. */
function shortened(lines: readonly Row[]): Row[] {
  const sorted = lines.toSorted((a, b) => Number(b.duration) - Number(a.duration))
  if (sorted.length <= MOST_LINES) return sorted
  const rest = sorted.slice(MOST_LINES - 1)
  const title = `其余 ${rest.length} 项`
  return [...sorted.slice(0, MOST_LINES - 1), { title, duration: sumOf(rest) }]
}

import type { Jump, Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkPlace, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import type { Complete, Completion } from '#portal/engine/imports/records/intention.ts'
import { recordsOf, type Targets, targetsIn } from '#portal/engine/imports/targets.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { authorsOf, entityOfTarget, partnerOf } from '../../settlement/partnerOf.ts'

interface Sold {
  readonly values?: Row
  readonly findings: readonly Finding[]
}

/** Whose the sales of a content are in a month, at which share, and what the channel keeps of them. */
const complete: Complete = async (place, rows) => {
  const known = new Map<string, Sold>()
  const channels = await recordsOf(
    place,
    'financeType',
    rows.flatMap(({ intention: { line } }) => (line?.channel ? [Number(line.channel)] : [])),
  )
  const contents = await contentsOf(place, rows)
  const confirmed = await confirmedIn(place, rows)
  const partners = new Map<string, Row | undefined>()
  const completed: Completion[] = []
  for (const row of rows) {
    const { month, contentType: type, contentId: id } = row.values
    const key = `${month} ${type} ${id}`
    const sold = known.get(key) ?? (await soldIn(place, row, { contents, confirmed, partners }))
    known.set(key, sold)
    const feeRate = channels.get(Number(row.intention.line?.channel))?.feeRate ?? 0
    completed.push({ ...sold, line: { feeRate } })
  }
  return completed
}

/** What rows mean, read for all of them at once. */
interface Known {
  readonly contents: ReadonlyMap<string, Targets>
  /** `2025-06 12 course 318` of each statement that is confirmed. */
  readonly confirmed: ReadonlySet<string>
  /** To whom the authors of a content are partners in a month. */
  readonly partners: Map<string, Row | undefined>
}

/** The contents that rows name, by entity. */
async function contentsOf(
  place: BulkPlace,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<string, Targets>> {
  const named = Map.groupBy(rows, ({ values }) =>
    entityOfTarget({ type: String(values.contentType) }),
  )
  const found = new Map<string, Targets>()
  for (const [name, some] of named)
    if (name) found.set(name, await targetsIn(place, name, some, 'contentId'))
  return found
}

/** Statements of the months and contents that rows name which nothing may be added to any more. */
async function confirmedIn(
  { context, db }: BulkPlace,
  rows: readonly ReadRow[],
): Promise<ReadonlySet<string>> {
  const among = (column: string) => [
    ...new Set(rows.map(({ values }) => values[column]).filter(Boolean)),
  ]
  const where = {
    month: among('month'),
    'content.id': among('contentId').map(Number),
    status: { not: ['void', 'pending'] },
  } as Row
  const statement = entityNamed(context, 'settlementSingle')
  const found = await context.rows.select(db, statement, where, { limit: MOST })
  return new Set(
    found.map(({ month, partner, content }) => {
      const { type, id } = content as Jump
      return `${month} ${partner} ${type} ${id}`
    }),
  )
}

/** Far more than a month has statements of the contents of a thousand rows. */
const MOST = 100_000

async function soldIn(place: BulkPlace, { values }: ReadRow, known: Known): Promise<Sold> {
  const { month, contentType: type, contentId: id } = values
  const name = entityOfTarget({ type: String(type) })
  if (!month || !name || !id) return { findings: [] }
  const content = known.contents.get(name)?.get(Number(id))
  if (!content) return { findings: [] }
  const entity = entityNamed(place.context, name)
  const partner = await partnerIn(place, authorsOf(content, entity), String(month), known)
  if (!partner) return { findings: [finding('B13.content', { column: 'contentId' })] }
  if (known.confirmed.has(`${month} ${partner.id} ${type} ${id}`))
    return { findings: [finding('B15', { column: 'month', month: String(month) })] }
  const title = [...titleOf(entity, content)].slice(0, 60).join('')
  const share = { shareRate: partner.singleRate ?? 0 }
  return { values: { partner: partner.id, title, ...share }, findings: [] }
}

async function partnerIn(
  { context, db }: BulkPlace,
  authors: readonly number[],
  month: string,
  { partners }: Known,
): Promise<Row | undefined> {
  const key = `${month} ${authors.join()}`
  if (partners.has(key)) return partners.get(key)
  const select = (of: string, where: Row, options?: { limit?: number }) =>
    context.rows.select(db, entityNamed(context, of), where, options)
  const partner = await partnerOf(authors, month, { select })
  partners.set(key, partner)
  return partner
}

/** Statements of single contents. */
export const bulk: BulkPart = { complete }

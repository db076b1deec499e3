import type { Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkPlace, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import type { Complete, Completion } from '#portal/engine/imports/records/intention.ts'
import { recordsOf } from '#portal/engine/imports/targets.ts'
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
  const completed: Completion[] = []
  for (const row of rows) {
    const { month, contentType: type, contentId: id } = row.values
    const key = `${month} ${type} ${id}`
    const sold = known.get(key) ?? (await soldIn(place, row))
    known.set(key, sold)
    const feeRate = channels.get(Number(row.intention.line?.channel))?.feeRate ?? 0
    completed.push({ ...sold, line: { feeRate } })
  }
  return completed
}

async function soldIn(place: BulkPlace, { values }: ReadRow): Promise<Sold> {
  const { month, contentType: type, contentId: id } = values
  const name = entityOfTarget({ type: String(type) })
  if (!month || !name || !id) return { findings: [] }
  const content = (await recordsOf(place, name, [Number(id)])).get(Number(id))
  if (!content) return { findings: [] }
  const { context, db } = place
  const entity = entityNamed(context, name)
  const select = (of: string, where: Row, options?: { limit?: number }) =>
    context.rows.select(db, entityNamed(context, of), where, options)
  const partner = await partnerOf(authorsOf(content, entity), String(month), { select })
  if (!partner) return { findings: [finding('B13.content', { column: 'contentId' })] }
  const confirmed = await select(
    'settlementSingle',
    {
      month,
      partner: partner.id,
      'content.type': type,
      'content.id': id,
      status: { not: ['void', 'pending'] },
    },
    { limit: 1 },
  )
  if (confirmed.length > 0)
    return { findings: [finding('B15', { column: 'month', month: String(month) })] }
  const title = [...titleOf(entity, content)].slice(0, 60).join('')
  const share = { shareRate: partner.singleRate ?? 0 }
  return { values: { partner: partner.id, title, ...share }, findings: [] }
}

/** Statements of single contents. */
export const bulk: BulkPart = { complete }

import type { Label, Row } from '#declare'
import { asks, missing } from '#portal/core/errors.ts'
import type { ActionCall } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { daysInForce, protectionTerms, readers } from './protectionTerms.ts'

/** Issues named in the question; the rest are counted. */
const NAMED = 10
const MOST = 1000

/** What new days mean for one issue. */
interface Recount {
  readonly protection: Row
  readonly issue: Row
  readonly terms: Row
  readonly says: readonly Label[]
}

/**
 * The present days for issues that are under protection already. For whom which issue opens, closes or is kept back
 * until another day is told first (42800).
 */
export async function recompute(call: ActionCall): Promise<Row> {
  if (!call.row) throw missing(call.entity.label)
  const found = await recounts(call, call.row)
  const rule = `${call.entity.name}.${call.action}`
  if (!call.bulk && !call.accepted.has(rule))
    throw asks({ warnings: [{ field: '_', rule, message: summaryOf(found) }] })
  for (const { protection, terms } of found) {
    const id = protection.id as number
    await call.records.update('issueProtection', id, terms)
    if (String(terms.until) <= call.now) await call.records.move('issueProtection', id, 'open')
  }
  return { changed: found.length }
}

async function recounts({ records, now, context }: ActionCall, period: Row): Promise<Recount[]> {
  const days = daysInForce(period, now.slice(0, 10))
  const where = { period: period.id, status: 'running' }
  const found: Recount[] = []
  for (const protection of await records.select('issueProtection', where, { limit: MOST })) {
    const issue = await records.find('issue', protection.issue as number)
    if (!issue) continue
    const terms = period.enabled
      ? protectionTerms(days, issue, String(protection.shelvedAt))
      : { ...Object.fromEntries(readers.map(({ until }) => [until, null])), until: now }
    const says = readers.flatMap(({ until }) => {
      const label = entityNamed(context, 'issueProtection').fields[until]?.label as Label
      return saidOf(label, protection[until], terms[until], now)
    })
    if (says.length > 0) found.push({ protection, issue, terms, says })
  }
  return found
}

/** What becomes of one kind of reader; nothing where it stays as it is. */
function saidOf([zh, en]: Label, before: unknown, after: unknown, now: string): readonly Label[] {
  const [was, is] = [before, after].map((at) => at && String(at) > now)
  const [whom, toWhom] = [zh.replace('保护至', ''), en.replace(/^Kept from | until$/g, '')]
  const day = String(after ?? '').slice(0, 10)
  if (was && !is) return [[`对${whom}开放`, `opens to ${toWhom}`]]
  if (!was && is) return [[`对${whom}重新关闭至 ${day}`, `closes to ${toWhom} until ${day}`]]
  return was && before !== after
    ? [[`对${whom}改至 ${day} 开放`, `opens to ${toWhom} on ${day}`]]
    : []
}

function summaryOf(found: readonly Recount[]): Label {
  if (found.length === 0)
    return [
      '在保护期的期次已按现有天数执行，没有变化。',
      'Issues under protection follow the present days already: nothing changes.',
    ]
  const lines = (at: 0 | 1, between: string) =>
    found
      .slice(0, NAMED)
      .map(({ issue, says }) => `《${issue.title}》${says.map((one) => one[at]).join(between)}`)
  const more = found.length - NAMED
  return [
    `${found.length} 期将变化：${lines(0, '、').join('；')}${more > 0 ? `；另有 ${more} 期` : ''}。确定重算？`,
    `${found.length} issues change: ${lines(1, ', ').join('; ')}${more > 0 ? `; and ${more} more` : ''}. Recompute them?`,
  ]
}

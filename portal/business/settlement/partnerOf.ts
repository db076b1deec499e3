import type { Entity, Jump, Period, Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'

/** Everybody a content names as its author, teacher, reader or host. */
export function authorsOf(row: Row, { fields }: Entity): readonly number[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.to === 'author')
  const found = names.flatMap((name) => [row[name]].flat())
  return [...new Set(found.filter((id) => typeof id === 'number'))]
}

/** The entity a link's record belongs to. */
export const entityOfTarget = (target: Pick<Jump, 'type'>): string | undefined =>
  jumpTargets[target.type]?.entity

/** Whether a month lies within a contract, by its first and last month. */
export function coversMonth(contract: Period | null | undefined, month: string): boolean {
  const [start, end] = [contract?.start ?? '', contract?.end ?? '9999'].map((at) => at.slice(0, 7))
  return month >= (start ?? '') && month <= (end ?? '')
}

/** How partners are settled, and which of them count: those suspended are owed their sales, and no share of a pool. */
const settled = { single: ['active', 'suspended'], vip: ['active'] } as const

/** The partner to whom a content's revenue is owed in a month, through one of its authors. */
export async function partnerOf(
  authors: readonly number[],
  month: string,
  records: Pick<Records, 'select'>,
  by: keyof typeof settled = 'single',
): Promise<Row | undefined> {
  for (const author of authors) {
    const where = {
      authors: { has: author },
      status: settled[by],
      mode: { has: by },
    }
    for (const partner of await records.select('settlementPartner', where, { limit: 20 }))
      if (coversMonth(partner.contract as Period | null, month)) return partner
  }
  return undefined
}

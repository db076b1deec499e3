import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'

/** The packages a company may give out: its own, and those it shares with its group. */
export async function packagesOf(company: Row, records: Pick<Records, 'find'>): Promise<number[]> {
  const group = company.group ? await records.find('companyGroup', company.group as number) : null
  const own = (company.packages ?? []) as readonly number[]
  return [...new Set([...own, ...((group?.packages ?? []) as readonly number[])])]
}

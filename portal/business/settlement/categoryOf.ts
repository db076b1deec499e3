import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'

/** The accounting category that counts a type of income or expenditure; null while none does. */
export async function categoryOf(
  { type }: Row,
  records: Pick<Records, 'select'>,
): Promise<number | null> {
  if (!type) return null
  const [found] = await records.select('projectCategory', { types: { has: type } }, { limit: 1 })
  return (found?.id as number | undefined) ?? null
}

import type { Label, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { entityNamed, type Referrer } from '../../context/portalContext.ts'
import type { Transaction } from '../../context/transaction.ts'
import type { Call } from '../call.ts'

/** Records rewritten by one merge; whoever has more asks for it in parts. */
const MOST = 10_000

/** Where the merged ones are referred to: how many records of an entity, through which of its fields. */
export interface Use {
  readonly entity: string
  readonly label: Label
  readonly field: Label
  readonly count: number
}

/** Everything that refers to any of the records, once for each place. Throws 40001 where that is more than one transaction takes. */
export async function referrersOf(
  { context, entity }: Call,
  { tx }: Transaction,
  rows: readonly Row[],
): Promise<readonly Referrer[]> {
  const found: Referrer[] = []
  for (const row of rows)
    found.push(...(await context.rows.referrers(tx, entity, row.id as number, MOST + 1)))
  if (found.length <= MOST) return found
  throw refusedField('ids', [
    `引用超过 ${MOST} 处，请分批合并`,
    `More than ${MOST} places refer to them: merge fewer at once`,
  ])
}

/** The same in numbers, the most used first. */
export function usesOf({ context }: Call, referrers: readonly Referrer[]): readonly Use[] {
  const places = Map.groupBy(referrers, ({ entity, path }) => `${entity} ${path.split('.')[0]}`)
  const uses = [...places.values()].map((all) => {
    const [{ entity: name, path }] = all as [Referrer]
    const entity = entityNamed(context, name)
    const field = path.split('.')[0] as string
    return {
      entity: name,
      label: entity.label,
      field: entity.fields[field]?.label ?? ([field, field] as const),
      count: new Set(all.map(({ id }) => id)).size,
    }
  })
  return uses.toSorted((a, b) => b.count - a.count)
}

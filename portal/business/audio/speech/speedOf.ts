import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'

/** Profiles there are at most; the desk has a handful. */
const MOST = 200

/** The enabled speed profiles. */
export const enabledSpeeds = (records: Records): Promise<readonly Row[]> =>
  records.select('articleSpeed', { status: 'enabled' }, { limit: MOST })

/**
 * The speed profile an article is read in: its own, else that of its column, of its magazine, or the default. Disabled
 * ones are passed over; undefined where there is none at all.
 */
export function speedOf({ speed, column, magazine }: Row, speeds: readonly Row[]): Row | undefined {
  const holds = (scope: string, field: string, id: unknown) =>
    speeds.find(
      (one) => one.scope === scope && ((one[field] ?? []) as readonly unknown[]).includes(id),
    )
  return (
    speeds.find(({ id }) => id === speed) ??
    holds('columns', 'columns', column) ??
    holds('magazines', 'magazines', magazine) ??
    speeds.find(({ isDefault }) => isDefault === true)
  )
}

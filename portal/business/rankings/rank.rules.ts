import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { MOST_ENTRIES, renumber } from './renumber.ts'

/** Beyond this only an admin gives or takes. */
const MOST = 10_000

/** A bonus that decides a board alone is an admin's to give. */
const bonusWithinRights: Judging = ({ before, after, session }) => {
  const [was, is] = [Number(before?.bonus ?? 0), Number(after.bonus ?? 0)]
  const mayAll = session.acting !== 'user' || session.roles.includes('admin')
  if (was === is || Math.abs(is) <= MOST || mayAll) return []
  return [
    {
      field: 'bonus',
      message: [
        `加权值 ${is} 超过 ${MOST}，须由管理员填写`,
        `A bonus of ${is} is beyond ${MOST}: only an admin gives it`,
      ],
    },
  ]
}

/**
 * The places below one that is hidden move up; one that comes back takes its place behind them. A bonus counts at once,
 * not at night.
 */
const movesUp: Bringing = {
  effect: async ({ before, after, entity, tx, records, now, kind }) => {
    const changed = ['hidden', 'pinned', 'bonus'].some(
      (name) => before && before[name] !== after[name],
    )
    if (kind !== 'update' || !changed) return
    const board = { board: after.board, cycle: after.cycle }
    const rows = await records.select('rank', board, { limit: MOST_ENTRIES, sort: 'position' })
    await renumber(tx, entity, rows, now)
  },
}

/** Rules of the boards that no word carries. */
export const rules: RuleFunctions = { bonusWithinRights, movesUp }

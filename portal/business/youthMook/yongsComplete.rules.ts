import { calledIn, lastEditorOf, recordAddress, tellUser } from '#portal/engine/notices/tellUser.ts'
import type { Bringing, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { setCost } from './setCost.ts'

/** Sets that a new price makes no cheaper than their books: whoever changed such a set last is told. */
const tellsSetsThatCostMore: Bringing = {
  effect: async ({ before, after, records, tx, entities }) => {
    if (!before || before.price === after.price) return
    const entity = entities.get('yongsCompilation')
    if (!entity) return
    const sets = await records.select(
      'yongsCompilation',
      { sale: 'set', books: after.id },
      { limit: 100 },
    )
    for (const set of sets) {
      const user = lastEditorOf(set)
      if (user === null || Number(set.price) < (await setCost(set, records))) continue
      const [what, called] = calledIn(entity, set)
      await tellUser(
        { records, db: tx },
        {
          user,
          type: 'change',
          title: [`${what}的套装价不再低于单买`, `${called} costs no less than its books`],
          target: recordAddress('yongsCompilation', set.id),
        },
      )
    }
  },
}

/** Rules of complete books that no word carries. */
export const rules: RuleFunctions = { tellsSetsThatCostMore }

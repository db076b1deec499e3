import type { Jump } from '#declare'
import { jumpTarget } from '#derive/jumpTarget.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A title shown is no longer than that. */
const MOST = 24

/** What bears no title of its own is called as the content it leads to. */
const takesTitle: Judging = async ({ after, entities, records }) => {
  const target = jumpTarget(after.link as Jump | null)
  const entity = target && entities.get(target.entity)
  if (after.title || !target || !entity) return
  const row = await records.find(target.entity, target.id)
  if (row) after.title = [...titleOf(entity, row)].slice(0, MOST).join('')
}

/** Rules of listener recommendations that no word carries. */
export const rules: RuleFunctions = { takesTitle }

import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { keyOf, tellOne } from './entries.ts'

const letters: { readonly [side: string]: string } = { income: 'I', expenditure: 'E' }
const ledgers = ['projectIncome', 'projectExpenditure'] as const

/** I for income, E for expenditure. */
const codeTellsSide: Judging = ({ after }) => {
  const letter = letters[String(after.side)]
  if (!after.code || !letter || String(after.code).startsWith(letter)) return []
  const message = [`编码须以 ${letter} 开头`, `The code begins with ${letter}`] as const
  return [{ field: 'code', message }]
}

const typesOf = (row: Row | null) => (row?.types ?? []) as readonly number[]
/** Types that come to this category, or leave it. */
const movedTypes = ({ before, after, kind }: Change): readonly number[] => {
  const [was, is] = [typesOf(before), kind === 'remove' ? [] : typesOf(after)]
  return [...was.filter((id) => !is.includes(id)), ...is.filter((id) => !was.includes(id))]
}

/** Lines of the ledgers of these types. */
async function linesOf(types: readonly number[], records: Change['records']) {
  const found: { entity: string; row: Row }[] = []
  if (types.length === 0) return found
  for (const entity of ledgers)
    for (const row of await records.select(entity, { type: types }, { limit: 10_000 }))
      found.push({ entity, row })
  return found
}

/** What is agreed stays where it was counted. */
const movesNoAgreedType: Judging = async (change) => {
  const { records } = change
  for (const { row } of await linesOf(movedTypes(change), records)) {
    const key = keyOf(row)
    if (!key || (await records.count('projectEntry', { ...key, status: 'agreed' })) === 0) continue
    const type = await records.find('financeType', row.type as number)
    return [
      {
        field: 'types',
        kind: 'conflict',
        message: [
          `“${type?.name}”在 ${key.month} 已有核对一致的金额，不能移动`,
          `"${type?.name}" has amounts agreed in ${key.month}: it cannot be moved`,
        ],
      },
    ]
  }
  return []
}

/** Lines of types that moved are counted in their new category, and no longer in the old one. */
const recountsEntries = {
  effect: async (change: Change): Promise<void> => {
    const { records } = change
    for (const { entity, row } of await linesOf(movedTypes(change), records)) {
      const was = keyOf(row)
      const is = keyOf(await records.update(entity, row.id as number, {}))
      if (was) await tellOne(was, records)
      if (is) await tellOne(is, records)
    }
  },
}

/** Rules of accounting categories that no word carries. */
export const rules: RuleFunctions = { codeTellsSide, movesNoAgreedType, recountsEntries }

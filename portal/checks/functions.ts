import type { Literal } from '#declare'
import { literalsOf } from '#derive/ruleProblems.ts'
import type { Change } from '../records/change.ts'
import { ruleFunctions } from '../rules/index.ts'
import type { Told } from '../rules/rule.ts'

/** When a named function is asked: at every save unless the literal says otherwise. */
function isAsked({ on = ['save'] }: Literal, { kind, by }: Change): boolean {
  const times = on as readonly string[]
  if (by !== undefined && times.includes(by)) return true
  return kind === 'remove'
    ? times.includes('remove')
    : times.includes('save') || (kind === 'create' && times.includes('create'))
}

/** What the rules no word carries have to say, problems and warnings alike. */
export async function functionsSay(change: Change): Promise<readonly Told[]> {
  const said: Told[] = []
  for (const { rule, literal } of literalsOf(change.entity)) {
    if (typeof literal.by !== 'string' || !('by' in literal) || !isAsked(literal, change)) continue
    const found = (await functionNamed(change, literal.by)(change)) ?? []
    said.push(
      ...found.map((one) => ({ ...one, rule, ...(literal.warn && { warn: true as const }) })),
    )
  }
  return said
}

function functionNamed({ entity }: Change, name: string) {
  const found = ruleFunctions[entity.name]?.[name]
  if (!found)
    throw new Error(
      `portal/rules/${entity.name}.ts has no function "${name}": add it, or take the literal out of the declaration`,
    )
  return found
}

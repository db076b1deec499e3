import type { Literal } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import type { Change } from '../records/change.ts'
import { restorable } from '../rules/auditLog.ts'
import { ruleFunctions } from '../rules/index.ts'
import type { RuleFunction, Told } from '../rules/rule.ts'

/** When a named function is asked: at every save unless the literal says otherwise. */
function isAsked({ on = ['save'] }: Literal, { kind, by }: Change): boolean {
  const times = on as readonly string[]
  if (by !== undefined && times.includes(by)) return true
  if (kind === 'remove') return times.includes('remove')
  return times.includes('save') || (kind === 'create' && times.includes('create'))
}

interface Asked {
  readonly rule: string
  readonly literal: Literal
  readonly run: RuleFunction
}

const askedIn = (change: Change): readonly Asked[] =>
  literalsOf(change.entity)
    .filter(({ literal }) => Object.keys(literal)[0] === 'by' && isAsked(literal, change))
    .map(({ rule, literal }) => ({
      rule,
      literal,
      run: functionNamed(change, literal.by as string),
    }))

/** What the rules no word carries have to say, problems and warnings alike. */
export async function functionsSay(change: Change): Promise<readonly Told[]> {
  const said: Told[] = []
  for (const { rule, literal, run } of askedIn(change)) {
    const found = typeof run === 'function' ? ((await run(change)) ?? []) : []
    said.push(
      ...found.map((one) => ({ ...one, rule, ...(literal.warn && { warn: true as const }) })),
    )
  }
  return said
}

/** What they bring along, once the row is written. */
export async function functionsBring(change: Change): Promise<void> {
  for (const { run } of askedIn(change)) if ('effect' in run) await run.effect(change)
}

/** Bringing back what a record was is asked of the audit log's own rule, whatever the record. */
export const restoringSays = async (change: Change): Promise<readonly Told[]> =>
  change.by === 'restore' || change.by === 'restoreVersion'
    ? ((await restorable(change)) ?? [])
    : []

function functionNamed({ entity }: Change, name: string): RuleFunction {
  const found = ruleFunctions[entity.name]?.[name]
  if (!found)
    throw new Error(
      `portal/rules/${entity.name}.ts has no function "${name}": add it, or take the literal out of the declaration`,
    )
  return found
}

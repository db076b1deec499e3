import type { Entity, Literal, Row } from '#declare'
import { holds } from './condition.ts'
import { literalsOf } from './literalsOf.ts'
import { nothingKnown } from './nothingKnown.ts'
import type { Situation } from './situation.ts'

/**
 * Fields that tell nothing on a screen that holds some values fast, since rules leave them empty or one value for
 * these: no column shows them. `closedFields` says the same of inputs; this stands apart from what is asked of values,
 * which loads with the first form.
 */
export function closedBy(entity: Entity, held: Row): readonly string[] {
  const situation = situationOf(entity, held)
  const names = literalsOf(entity).flatMap(({ literal }) => {
    const asked = [...pathsIn(literal.when), ...('pick' in literal ? [String(literal.pick)] : [])]
    if (asked.length === 0 || !asked.every((name) => name in held)) return []
    return 'pick' in literal ? unpicked(literal, situation) : ruledOut(literal, situation)
  })
  return [...new Set(names)].filter((name) => name in entity.fields)
}

/** What a condition looks at. */
const pathsIn = (condition: unknown): readonly string[] =>
  Object.entries((condition ?? {}) as object).flatMap(([name, test]) =>
    name === 'any' ? (test as object[]).flatMap(pathsIn) : [name.split('.')[0] as string],
  )

const situationOf = (entity: Entity, held: Row): Situation => ({
  ...{ entity, entities: new Map<string, Entity>(), before: held, after: held, now: '' },
  ...nothingKnown,
})

interface When {
  readonly demand?: readonly string[]
  readonly refuse?: readonly string[]
  readonly allow?: { readonly [field: string]: readonly unknown[] }
}

function ruledOut(literal: Literal, situation: Situation): readonly string[] {
  const { demand = [], refuse = [], allow = {} } = literal as unknown as When
  const met = holds(literal.when as object | undefined, situation)
  if (met === false && literal.otherwise === 'refuse') return demand
  const single = Object.keys(allow).filter((name) => allow[name]?.length === 1)
  return met === true && literal.warn !== true ? [...refuse, ...single] : []
}

/** The fields that the choice does not name. */
function unpicked({ pick, of, when }: Literal, situation: Situation): readonly string[] {
  if (holds(when as object | undefined, situation) !== true) return []
  const choices = of as { readonly [choice: string]: unknown }
  const chosen = namesOf(choices[String(situation.after[pick as string])])
  return Object.values(choices)
    .flatMap(namesOf)
    .filter((name) => !chosen.includes(name))
}

const namesOf = (named: unknown): readonly string[] => {
  const fields = (named as { any?: unknown } | null)?.any ?? named
  return [fields ?? []].flat() as string[]
}

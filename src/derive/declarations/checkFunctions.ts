import type { Entity, Literal } from '#declare'
import type { NamedFunctions } from './declared.ts'
import { didYouMean, type Report } from './mistake.ts'

/** A function a declaration names is there, and one that is there is named. */
export function checkFunctions(
  entities: readonly Entity[],
  { rules, actions }: NamedFunctions,
  report: Report,
): void {
  if (rules) compare(entities, namedByRules, rules, 'rules', report)
  if (actions) compare(entities, namedByActions, actions, 'actions', report)
}

const namedByRules = (entity: Entity) =>
  Object.entries(entity.rules).flatMap(([id, literals]) =>
    literals
      .map((literal) => ('sees' in literal ? (literal.sees as Literal) : literal))
      .filter((literal) => Object.keys(literal)[0] === 'by')
      .map((literal) => [`${entity.name}#${id}`, literal.by as string] as const),
  )
const namedByActions = (entity: Entity) =>
  Object.entries(entity.actions).flatMap(([name, { runs, looks, fills, offers, picks }]) =>
    [runs, looks, fills, offers, picks?.from, picks?.adds]
      .filter((one) => one !== undefined)
      .map((one) => [`${entity.name}.actions.${name}`, one as string] as const),
  )

function compare(
  entities: readonly Entity[],
  namedBy: (entity: Entity) => readonly (readonly [address: string, name: string])[],
  functions: NonNullable<NamedFunctions['rules']>,
  part: 'rules' | 'actions',
  report: Report,
): void {
  for (const entity of entities) {
    const there = Object.keys(functions[entity.name] ?? {})
    const named = namedBy(entity)
    for (const [address, name] of named)
      if (!there.includes(name))
        report(
          address,
          [
            `${entity.name}.${part}.ts 里没有函数“${name}”`,
            `${entity.name}.${part}.ts has no function "${name}"`,
          ],
          there.length > 0
            ? didYouMean(name, there)
            : [
                `请在 portal/business 中该实体所在分组的文件里写出`,
                `write it there, in portal/business in the group of the entity`,
              ],
        )
    for (const name of there)
      if (!named.some(([, one]) => one === name))
        report(
          `${entity.name}.${part}.ts`,
          [`没有声明用到函数“${name}”`, `nothing names the function "${name}"`],
          ['请在声明中写上它，或删去', 'name it in the declaration, or take it out'],
        )
  }
  const names = entities.map(({ name }) => name)
  for (const name of Object.keys(functions))
    if (!names.includes(name))
      report(
        `${name}.${part}.ts`,
        [`没有实体“${name}”`, `there is no entity "${name}"`],
        didYouMean(name, names),
      )
}

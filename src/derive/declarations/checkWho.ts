import { type Entity, type Literal, type Row, roleNames, specialRights } from '#declare'
import { didYouMean, type Report } from './mistake.ts'

/** Roles and rights that rules name are there: a name nobody bears would keep everybody out without a word. */
export function checkWho({ name, rules }: Entity, report: Report): void {
  for (const [id, literals] of Object.entries(rules))
    for (const literal of literals)
      for (const who of namedIn(literal)) checkOne(who, `${name}#${id}`, report)
}

/** Where a literal says who. */
const namedIn = (literal: Literal): readonly unknown[] => {
  const { remove, sees, mask, freeze } = literal
  return [
    literal.may && literal.who,
    (sees || mask || freeze) && literal.unless,
    mask && literal.export !== 'never' && literal.export,
    typeof remove === 'object' && (remove as Row).by,
  ]
    .flat()
    .filter(Boolean)
}

function checkOne(who: unknown, address: string, report: Report): void {
  const right = (who as Row).right as string | undefined
  if (typeof who === 'string' && !(roleNames as readonly string[]).includes(who))
    report(address, [`没有角色“${who}”`, `there is no role "${who}"`], didYouMean(who, roleNames))
  if (right !== undefined && !(specialRights as readonly string[]).includes(right))
    report(
      address,
      [`没有权限“${right}”`, `there is no right "${right}"`],
      didYouMean(right, specialRights),
    )
}

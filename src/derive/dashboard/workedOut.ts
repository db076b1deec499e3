import type { Counted, MeasureOf, WorkedOut } from '#declare/dashboard.ts'

export type Values = { readonly [measure: string]: number | null }
type Measures = { readonly [measure: string]: MeasureOf }

export const isCounted = (measure: MeasureOf): measure is Counted =>
  'sum' in measure || 'count' in measure || 'distinct' in measure

/** The measures it takes to work out some, those themselves included, that are counted over records. */
export function countedFor(names: readonly string[], measures: Measures): readonly string[] {
  const found = new Set<string>()
  const follow = (name: string) => {
    const measure = measures[name]
    if (!measure) return
    if (isCounted(measure)) found.add(name)
    else for (const operand of operandsOf(measure)) follow(operand)
  }
  for (const name of names) follow(name)
  return [...found]
}

/** The measures one is worked out from. */
export const operandsOf = (measure: WorkedOut): readonly string[] =>
  'plus' in measure
    ? measure.plus
    : 'minus' in measure
      ? measure.minus
      : 'part' in measure
        ? measure.part
        : [measure.perDay]

/**
 * Measures of one group from what was counted in it, over so many days. What nothing was counted of is 0; a part of
 * nothing is empty, and so is what was worked out from something empty.
 */
export function workedOut(
  names: readonly string[],
  measures: Measures,
  counted: Values,
  days: number,
): Values {
  const valueAt = (name: string): number | null => {
    const measure = measures[name]
    if (!measure) return null
    if (isCounted(measure)) return counted[name] ?? 0
    const operands = operandsOf(measure).map(valueAt)
    if (operands.some((one) => one === null)) return null
    const [first = 0, ...rest] = operands as number[]
    const others = rest.reduce((sum, one) => sum + one, 0)
    if ('plus' in measure) return first + others
    if ('minus' in measure) return first - others
    if ('perDay' in measure) return days === 0 ? null : first / days
    if (others === 0) return null
    return (first / others) * ((measure.as ?? 'percent') === 'percent' ? 100 : 1)
  }
  return Object.fromEntries(names.map((name) => [name, valueAt(name)]))
}

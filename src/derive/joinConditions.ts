import type { Row } from '#declare'

/** Conditions that must all hold as one; several `any` cannot stand side by side: each pair of theirs becomes one. */
export function joinConditions(conditions: readonly Row[]): Row {
  const plain = Object.assign({}, ...conditions) as Row
  const choices = conditions.filter((one) => 'any' in one).map((one) => one.any as readonly Row[])
  return choices.length > 1 ? { ...plain, any: choices.reduce(crossed) } : plain
}
const crossed = (left: readonly Row[], right: readonly Row[]) =>
  left.flatMap((a) => right.map((b) => ({ ...a, ...b })))

/**
 * What each entry adds to a sum that is rounded as one: so the parts of a table come to its last row to the fen, as
 * parts rounded each for itself would not.
 */
export const partsOf = (sums: readonly number[]): readonly number[] =>
  sums.map((sum, at) => sum - (sums[at - 1] ?? 0))

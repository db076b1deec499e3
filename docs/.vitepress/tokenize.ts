/**
 * Words of a text for the search, the same when the index is made and when somebody types: Latin words as they are,
 * Chinese by each two characters that stand beside each other, since nothing parts its words.
 */
export function tokenize(text: string): string[] {
  return (text.toLowerCase().match(/[\p{Script=Han}]+|[\p{L}\p{N}_]+/gu) ?? []).flatMap(pairsOf)
}

function pairsOf(run: string): string[] {
  if (!/\p{Script=Han}/u.test(run)) return [run]
  const signs = [...run.matchAll(/\p{Script=Han}|[^\p{Script=Han}]+/gu)].map(([sign]) => sign)
  if (signs.length === 1) return signs
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
}

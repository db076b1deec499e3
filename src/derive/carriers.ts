import { type Entity, type Literal, wordOf } from '#declare'

/** Words with several clauses are told apart by the clause that speaks. */
const clauses: { readonly [word: string]: readonly string[] } = {
  when: ['demand', 'refuse', 'allow'],
  move: ['needs', 'carry', 'make', 'set', 'confirm', 'bulk', 'tell'],
}

/**
 * What carries each rule of an entity: `{ 'magazine#3': 'move.needs', 'aiOpinion#1': 'by quotedWordForWord',
 * 'wifi#3': 'note app' }`. The first literal that is no note decides; a rule of the sheet (`sheetRules` is how many
 * there are) without a literal reads `open`.
 */
export function carriersOf(
  entity: Entity,
  sheetRules: number,
): { readonly [rule: string]: string } {
  const numbers = Array.from({ length: sheetRules }, (_, index) => String(index + 1))
  const ids = [...new Set([...numbers, ...Object.keys(entity.rules)])]
  return Object.fromEntries(
    ids.map((id) => [`${entity.name}#${id}`, carrierOf(entity.rules[id] ?? [])]),
  )
}

function carrierOf(literals: readonly Literal[]): string {
  const literal = literals.find((one) => !('note' in one)) ?? literals[0]
  if (!literal) return 'open'
  const word = wordOf(literal)
  if (word === 'note') return `note ${literal.reader}`
  if (word === 'by' || word === 'see' || word === 'carried') return `${word} ${literal[word]}`
  const clause = clauses[word]?.find((name) => name in literal)
  return clause ? `${word}.${clause}` : word
}

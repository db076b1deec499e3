import { type Entity, type Literal, wordOf } from '#declare'

/** Words with several clauses are told apart by the clause that speaks. */
const clauses: { readonly [word: string]: readonly string[] } = {
  when: ['demand', 'refuse', 'allow'],
  move: ['needs', 'carry', 'make', 'set', 'confirm', 'bulk', 'tell'],
}

/** A rule: its name in the house, its number in the product's sheet, and what carries it. */
export interface Carried {
  readonly name?: string
  readonly sheet?: number
  readonly carrier: string
}

/**
 * What carries each rule of an entity: `{ name: 'publishNeedsColumnAndIssue', sheet: 3, carrier: 'move.needs' }`. The
 * first literal that is no note decides; a rule of the sheet (`sheetRules` is how many there are) without a literal
 * reads `open` and has no name.
 */
export function carriersOf(entity: Entity, sheetRules: number): readonly Carried[] {
  const carriedOf = (name: string) => ({ name, carrier: carrierOf(entity.rules[name] ?? []) })
  const numbered = new Map(
    Object.entries(entity.sheetNumbers).map(([name, sheet]) => [
      sheet,
      { sheet, ...carriedOf(name) },
    ]),
  )
  const own = Object.keys(entity.rules).filter((name) => !(name in entity.sheetNumbers))
  return [
    ...Array.from({ length: sheetRules }, (_, index) => index + 1).map(
      (sheet) => numbered.get(sheet) ?? { sheet, carrier: 'open' },
    ),
    ...own.map(carriedOf),
  ]
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

import type { BulkKind, Label } from '#declare'
import { type Code, type HolesOf, type Level, levelOf, messages, type Says } from './messages.ts'

/** What fills a hole of a message: as it is in both languages, or in each its own. */
export type Filling = string | number | Label
/** What was found wrong with a file, a row or one of its cells. Plain JSON, kept with the row. */
export interface Finding {
  readonly code: Code
  readonly level: Level
  /** Which of the code's wordings, where it has several: `R3.scientific`. */
  readonly says?: Says
  /** The column it is about, by name. */
  readonly column?: string
  readonly values?: { readonly [hole: string]: Filling }
}
type Told<S extends Says> = { readonly column?: string } & {
  readonly [H in HolesOf<S>]: Filling
}

/** A finding of that wording: `finding('R7', { column: 'amount', min: '0.01', max: '5000.00' })`; the compiler demands what the message wants filled in. */
export function finding<S extends Says>(
  says: S,
  ...[told]: [HolesOf<S>] extends [never] ? [told?: Told<S>] : [told: Told<S>]
): Finding {
  const { column, ...values } = (told ?? {}) as {
    column?: string
    [hole: string]: Filling | undefined
  }
  const code = says.split('.')[0] as Code
  return {
    code,
    level: levelOf(says),
    ...(code !== says && { says }),
    ...(column !== undefined && { column }),
    ...(Object.keys(values).length > 0 && { values: values as Finding['values'] }),
  }
}

/** A finding in words, both languages; columns are called by their header. */
export function messageOf(kind: Pick<BulkKind, 'columns'>, found: Finding): Label {
  const [zh, en] = messages[found.says ?? found.code]
  const label =
    (found.column && kind.columns[found.column]?.label) || (['本行', 'This row'] as const)
  const values: { readonly [hole: string]: Filling } = { ...found.values, column: label }
  return [filled(zh, values, 0), filled(en, values, 1)]
}

/** Values named of those that differ. */
const NAMED = 3

/**
 * Findings of one wording in words that hold for all of them: `examples` are some of the `kinds` there are. What differs
 * is enumerated, or, where several things differ at once, left out.
 */
export function messageOfAll(kind: BulkKind, examples: readonly Finding[], kinds: number): Label {
  const [first] = examples as readonly [Finding]
  if (kinds < 2) return messageOf(kind, first)
  const differing = Object.keys(first.values ?? {}).filter(
    (hole) => new Set(examples.map(({ values }) => JSON.stringify(values?.[hole]))).size > 1,
  )
  const filling = (hole: string): Label =>
    differing.length === 1
      ? enumerated(
          examples.map(({ values }) => values?.[hole] ?? ''),
          kinds,
        )
      : ['…', '…']
  const values = Object.fromEntries(differing.map((hole) => [hole, filling(hole)]))
  const [zh, en] = messageOf(kind, { ...first, values: { ...first.values, ...values } })
  return differing.length === 1 ? [zh, en] : [`${zh}（各行不同）`, `${en} (another in each row)`]
}

function enumerated(fillings: readonly Filling[], kinds: number): Label {
  const named = fillings.slice(0, kinds > NAMED + 1 ? NAMED : NAMED + 1)
  const list = (language: 0 | 1, comma: string) =>
    named.map((one) => (typeof one === 'object' ? one[language] : one)).join(comma)
  return kinds > named.length
    ? [`${list(0, '、')}等`, `${list(1, ', ')} …`]
    : [list(0, '、'), list(1, ', ')]
}

const filled = (text: string, values: { readonly [hole: string]: Filling }, language: 0 | 1) =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name]
    return value === undefined ? hole : String(typeof value === 'object' ? value[language] : value)
  })

const weights: readonly Level[] = ['error', 'skip', 'warn', 'note']
/**
 * What a row's findings come to: the one that decides its level, or null where nothing was found. A problem outweighs
 * a skip, a skip a warning, a warning a note; among equals the first speaks.
 */
export function weightiest(findings: readonly Finding[]): Finding | null {
  const [first] = weights.flatMap((level) => findings.filter((found) => found.level === level))
  return first ?? null
}

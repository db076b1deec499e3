import type { BulkColumn, BulkKind, BulkLayout } from '#declare'
import { halfWidth } from './columns/digits.ts'
import { readerOf } from './columns/readers.ts'

/** Where a column's cells come from in a file with headers of its own: below one of these, or the same in every row. */
export type ColumnSource = { readonly header: string } | { readonly value: string }
/** How a file that is not ours is read, by column. */
export type Mapping = { readonly [column: string]: ColumnSource }
/** A column of a file, with some of what stands below its header. */
export interface FoundColumn {
  readonly header: string
  readonly samples: readonly string[]
}

/** Headers are the same with half- and full-width brackets, with blanks, and with the star of what is required. */
export const alike = (header: string): string => halfWidth(header).replace(/[\s*†]/g, '')

/** What a file of these headers is known by, whatever their order. */
export const headersKey = (headers: readonly string[]): string =>
  headers.map(alike).filter(Boolean).toSorted().join('|')

/** A file a kind knows, under its name. */
type Known = readonly [name: string, layout: BulkLayout]
const pairsIn = (texts: object = {}) => Object.entries(texts) as [string, string][]

/** Which of the files a kind knows this is, by its headers: of those that are there whole, the one with the most. */
export function layoutOf(
  { layouts = {} }: BulkKind,
  headers: readonly string[],
): Known | undefined {
  const there = new Set(headers.map(alike))
  const [fullest] = Object.entries(layouts)
    .filter(([, { reads }]) => pairsIn(reads).every(([, header]) => there.has(alike(header))))
    .toSorted(([, a], [, b]) => pairsIn(b.reads).length - pairsIn(a.reads).length)
  return fullest
}

/** What files of one source are known by: which of those it knows it is, or their headers. */
export const sourceKey = (kind: BulkKind, headers: readonly string[]): string => {
  const [layout] = layoutOf(kind, headers) ?? []
  return layout ? `#${layout}` : headersKey(headers)
}

/** What a known file says by itself of the columns. */
function knownMapping({ reads, also, says }: BulkLayout, found: readonly FoundColumn[]): Mapping {
  const headers = new Map(found.map(({ header }) => [alike(header), header]))
  const read = [...pairsIn(also), ...pairsIn(reads)].flatMap(([name, wanted]) => {
    const header = headers.get(alike(wanted))
    return header === undefined ? [] : [[name, { header }] as const]
  })
  const said = pairsIn(says).map(([name, value]) => [name, { value }] as const)
  return Object.fromEntries([...read, ...said])
}

/** What a guess must come to; below it a person says so better. */
const ENOUGH = 40

/**
 * Which header each column is meant by: by its name, by what stands below it, by its pinyin (`spelt` gives a text in
 * letters). Each header is given to the column that fits it best; what fits none is left to a person. Of a file that is
 * known nothing is guessed.
 */
export function guessedMapping(
  kind: BulkKind,
  found: readonly FoundColumn[],
  today: string,
  spelt: (text: string) => readonly string[] = () => [],
): Mapping {
  const layout = layoutOf(
    kind,
    found.map(({ header }) => header),
  )
  if (layout) return knownMapping(layout[1], found)
  const pairs = Object.entries(kind.columns)
    .flatMap(([name, column]) =>
      found.map(({ header, samples }) => ({
        ...{ name, header },
        weight: nameWeight(column, header, spelt) + contentWeight(column, samples, today),
      })),
    )
    .filter(({ weight }) => weight >= ENOUGH)
    .toSorted((a, b) => b.weight - a.weight)
  const mapping: { [column: string]: ColumnSource } = {}
  const taken = new Set<string>()
  for (const { name, header } of pairs) {
    if (name in mapping || taken.has(header)) continue
    mapping[name] = { header }
    taken.add(header)
  }
  return mapping
}

/** The unit and what stands in brackets tell nothing apart. */
const bare = (text: string) =>
  alike(text)
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()

function nameWeight(
  { label: [zh, en], also = [] }: BulkColumn,
  header: string,
  spelt: (text: string) => readonly string[],
): number {
  const [own, names] = [bare(header), [zh, en, ...also].map(bare)]
  if (own === '') return 0
  if (names.includes(own)) return 100
  if (spelt(zh).some((letters) => letters === own.replace(/[^a-z]/g, ''))) return 80
  if (names.some((name) => own.includes(name) || name.includes(own))) return 60
  return Math.max(...names.map((name) => 60 * overlap(own, name)))
}

/** How much of two words' pairs of signs are the same, from 0 to 1. */
function overlap(a: string, b: string): number {
  const pairs = (text: string) =>
    new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)))
  const [first, second] = [pairs(a), pairs(b)]
  const same = [...first].filter((pair) => second.has(pair)).length
  return first.size + second.size === 0 ? 0 : (2 * same) / (first.size + second.size)
}

/** Whether what stands below a header can be read as the column: a text tells little, a phone or a day much. */
function contentWeight(column: BulkColumn, samples: readonly string[], today: string): number {
  const filled = samples.filter((text) => text.trim() !== '')
  if (filled.length === 0) return 0
  const reader = readerOf(column)
  const fits = filled.every((text) => !reader.read(text.trim(), column, today).fault)
  if (!fits) return -50
  return telling.includes(column.kind) ? 30 : 0
}
const telling: readonly string[] = ['phone', 'date', 'month', 'choice', 'code']

/** The required columns that a mapping leaves open, by name. */
export const openColumns = (kind: BulkKind, mapping: Mapping): readonly string[] =>
  Object.entries(kind.columns).flatMap(([name, { required }]) =>
    required && !(name in mapping) ? [name] : [],
  )

import type { Field, Fields, Kind, KindName, Label } from '#declare'
import { jsonColumn } from '../kind/column.ts'
import { isNone } from '../kind/isBlank.ts'
import { join } from '../kind/join.ts'
import { listProblems } from '../kind/listProblems.ts'
import { quoteValue } from '../kind/quoteValue.ts'

type Entry = { readonly [field: string]: unknown }

/** The fields of a list's entries. */
export const entryFields = (field: Field): Fields => (field.of ?? {}) as Fields

/**
 * A repeated group of fields. What stands inside an entry is checked by the caller, field by field, so that each
 * problem has its address (`items.2.goods`). Takes the other kinds, which write and make up its entries.
 */
export const listOf = (kindOf: (name: KindName) => Kind): Kind<readonly object[]> => ({
  name: 'list',
  is: { wide: true, heavy: true, several: true },
  ...jsonColumn<readonly object[]>(),
  isEmpty: isNone,
  check: (value, field) => [...listProblems(value, field), ...entriesThatAreNone(value)],
  plain: (value, field, language) => {
    const entry = (of: object) =>
      Object.entries(entryFields(field))
        .filter(([name, inner]) => !kindOf(inner.kind).isEmpty((of as Entry)[name]))
        .map(([name, inner]) => kindOf(inner.kind).plain((of as Entry)[name], inner, language))
    return value.map((each) => join(entry(each), language)).join(language === 'zh' ? '；' : '; ')
  },
  filters: [],
  sortable: false,
  sample: (field, seed) =>
    Array.from({ length: Math.max(1, field.min ?? 1) }, (_, at) =>
      sampleEntry(kindOf, field, seed * 10 + at),
    ),
  broken: (field) => [
    {},
    'a',
    ['a'],
    [null],
    ...(field.max === undefined ? [] : [Array.from({ length: field.max + 1 }, () => ({}))]),
  ],
})

const entriesThatAreNone = (value: unknown): readonly Label[] => {
  if (!Array.isArray(value)) return []
  const at = value.findIndex(
    (entry) => typeof entry !== 'object' || entry === null || Array.isArray(entry),
  )
  const entry = quoteValue(value[at])
  return at < 0
    ? []
    : [
        [
          `第 ${at + 1} 项 ${entry} 不是一组字段`,
          `Entry ${at + 1}, ${entry}, is no group of fields`,
        ],
      ]
}

/** Every field of an entry filled in, but for those only the portal writes. */
const sampleEntry = (kindOf: (name: KindName) => Kind, field: Field, seed: number): object =>
  Object.fromEntries(
    Object.entries(entryFields(field))
      .filter(([, inner]) => !inner.readOnly && inner.kind !== 'computed' && inner.kind !== 'count')
      .map(([name, inner]) => [name, kindOf(inner.kind).sample(inner, seed)]),
  )

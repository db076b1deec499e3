import type { Row } from '#declare'

/** A list as somebody wants to find it again: what it is filtered and sorted by, its columns and how wide they are. */
export interface SavedView {
  /** The path of the screen. */
  readonly screen: string
  readonly name: string
  readonly filter: Row
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly perPage: number
  /** Null for those of the declaration. */
  readonly columns: readonly string[] | null
  readonly sizes: { readonly [column: string]: number }
}

/** So many views at most, and characters of a name. */
export const mostViews = 60
export const longestName = 30
/** As much as an address takes. */
const longestFilter = 4000

/** Whether something kept or sent is a view. */
export function isView(value: unknown): value is SavedView {
  if (!isObject(value)) return false
  const { screen, name, filter, sort, perPage, columns, sizes } = value
  return (
    isText(screen, 200) &&
    isText(name, longestName) &&
    isObject(filter) &&
    JSON.stringify(filter).length <= longestFilter &&
    isObject(sort) &&
    isText(sort.field, 100) &&
    (sort.order === 'ASC' || sort.order === 'DESC') &&
    Number.isInteger(perPage) &&
    (columns === null || isNames(columns)) &&
    isObject(sizes) &&
    isNames(Object.keys(sizes)) &&
    Object.values(sizes).every((width) => typeof width === 'number')
  )
}

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most
const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 100 && value.every((one) => isText(one, 100))

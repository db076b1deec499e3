import type { Row } from '#declare'

/** How a list stands: what it is filtered and sorted by, its columns and how wide they are. */
export interface ViewContents {
  readonly filter: Row
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly perPage: number
  /** Null for those of the declaration. */
  readonly columns: readonly string[] | null
  readonly sizes: { readonly [column: string]: number }
}
/** A list as somebody wants to find it again; theirs alone. */
export interface SavedView extends ViewContents {
  /** The path of the screen. */
  readonly screen: string
  readonly name: string
}
/** One that is shared with roles, as the portal gives it to whoever may use it. */
export interface SharedView extends SavedView {
  readonly id: string
  readonly version: number
  readonly owner: { readonly id: number; readonly name: string }
  /** Codes of the roles it is shared with. */
  readonly roles: readonly string[]
  /** Codes of those whose lists open with it. */
  readonly opens: readonly string[]
  readonly updatedAt: string
  readonly updatedBy: { readonly id: number; readonly name: string }
  /** Whether whoever asks may change it. */
  readonly mine: boolean
  /** Fields left out of it, since whoever asks may not read them. */
  readonly barred: readonly string[]
}

/** So many views are shared at most, by all together. */
export const mostShared = 300
/** So many views at most, and characters of a name. */
export const mostViews = 60
export const longestName = 30
/** As much as an address takes. */
const longestFilter = 4000

/** Whether something kept or sent is a view. */
export function isView(value: unknown): value is SavedView {
  if (!isObject(value)) return false
  const { screen, name } = value
  return isText(screen, 200) && isText(name, longestName) && isContents(value)
}

/** Whether something sent is how a list may stand. */
export function isContents(value: Row): value is Row & ViewContents {
  const { filter, sort, perPage, columns, sizes } = value
  return (
    isObject(filter) &&
    JSON.stringify(filter).length <= longestFilter &&
    isObject(sort) &&
    isText(sort.field, 100) &&
    (sort.order === 'ASC' || sort.order === 'DESC') &&
    Number.isInteger(perPage) &&
    Number(perPage) > 0 &&
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

/** What a view is called where one is meant: by its number, or by its name where it is one's own. */
export const viewKey = (view: SavedView | SharedView): string =>
  'id' in view ? view.id : `own ${view.name}`

/** Whether a view is shared, be it by whom it will. */
export const isShared = (view: SavedView | SharedView | undefined): view is SharedView =>
  view !== undefined && 'id' in view

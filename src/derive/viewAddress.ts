import { type SavedView, type SharedView, type ViewContents, viewKey } from './savedView.ts'

type Columns = Pick<ViewContents, 'columns' | 'sizes'>

/** Among columns: those before it stay at the left. */
export const pinsEnd = '|'

/** Says that the columns are those of the declaration, before what is said of their widths. */
const usual = '*'

/** Where a view is opened from: what it holds today is looked up there. */
export const linkToView = (view: SavedView | SharedView): string =>
  `${view.screen}?view=${encodeURIComponent(viewKey(view))}`

/** The whole address of a list as it stands, for whoever has the view and for whoever has not. */
export function addressOfList(
  screen: string,
  { filter, sort, perPage, ...columns }: ViewContents,
  view?: string,
): string {
  const written = columnsText(columns)
  const search = new URLSearchParams({
    ...{ filter: JSON.stringify(filter), sort: sort.field, order: sort.order },
    ...{ page: '1', perPage: String(perPage) },
    ...(view && { view }),
    ...(written && { columns: written }),
  })
  return `${screen}?${search}`
}

/** Columns and widths as an address says them: `cover,title:300`; undefined where they are the declared ones. */
export function columnsText({ columns, sizes }: Columns): string | undefined {
  const wide = (name: string) => (sizes[name] === undefined ? name : `${name}:${sizes[name]}`)
  if (columns) return columns.map(wide).join(',')
  const names = Object.keys(sizes)
  return names.length > 0 ? [usual, ...names.map(wide)].join(',') : undefined
}

/** Reads them back; whatever else stands there is left out. */
export function columnsIn(text: string | null | undefined): Columns {
  const said = (text ?? '').split(',').filter((one) => /^(\*|\||[\w.]+(:\d{1,4})?)$/.test(one))
  const pairs = said.map((one) => one.split(':') as [name: string, width?: string])
  const names = pairs.map(([name]) => name)
  const widths = pairs.flatMap(([name, width]) => (width ? [[name, Number(width)] as const] : []))
  const isUsual = names.length === 0 || names.includes(usual)
  return { columns: isUsual ? null : [...new Set(names)], sizes: Object.fromEntries(widths) }
}

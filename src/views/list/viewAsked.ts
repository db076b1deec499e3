import { columnsIn } from '#derive/viewAddress.ts'
import type { Sizes } from './sizes.ts'

/** What the address of a list says of its view, or how the list was left in this tab. */
export interface ViewAsked {
  /** The key of a saved view. */
  readonly view?: string | null
  readonly columns?: string | null
}

/** Read from the address where it says anything, else from what is kept of the list. */
export function viewAsked(search: string, kept: unknown): ViewAsked {
  if (search === '' || search === '?') return (kept ?? {}) as ViewAsked
  const said = new URLSearchParams(search)
  return { view: said.get('view'), columns: said.get('columns') }
}

/** The columns a view says; undefined where the list stands under none, and one's own columns hold. */
export function columnsAsked({
  view,
  columns,
}: ViewAsked): { readonly columns: readonly string[] | null; readonly sizes: Sizes } | undefined {
  return view || columns ? columnsIn(columns) : undefined
}

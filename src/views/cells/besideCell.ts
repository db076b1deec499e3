/** What a cell is of, as `data-cell` says it: `12:weight`. */
export function cellIn(element: Element | null): { readonly id: string; readonly column: string } {
  const [id = '', column = ''] = (element as HTMLElement | null)?.dataset.cell?.split(':') ?? []
  return { id, column }
}

/** From a cell to the one so many rows on or back in its column, the last there is at most; undefined where there is none. */
export function besideCell(
  within: Element | null,
  cell: HTMLElement,
  step: number,
): HTMLElement | undefined {
  const { column } = cellIn(cell)
  const all = [...(within?.querySelectorAll<HTMLElement>(`[data-cell$=":${column}"]`) ?? [])]
  const at = all.findIndex(({ dataset }) => dataset.cell === cell.dataset.cell)
  const next = all[Math.max(0, Math.min(all.length - 1, at + step))]
  return next === cell ? undefined : next
}

/** The next cell in the row that can be edited, or the one before. */
export function nextCell(cell: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...(cell.closest('tr')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
  return all[all.indexOf(cell) + step]
}

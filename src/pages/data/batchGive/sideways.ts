/** Whether a cell is stood on rather than written in: all of it is chosen, and what is typed takes its place. */
export const isChosen = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length

/**
 * Goes to the cell on that side in the row, from a cell that is chosen at once, from one that is written in once the
 * caret stands at that end of the text; false where it does not.
 */
export function sideways(input: HTMLInputElement, step: -1 | 1): boolean {
  const { selectionStart, selectionEnd, value } = input
  const isAtEnd =
    isChosen(input) || (step < 0 ? selectionEnd === 0 : selectionStart === value.length)
  const cells = [
    ...(input.closest('[data-row]')?.querySelectorAll<HTMLInputElement>('.bulk-cell') ?? []),
  ]
  const next = cells[cells.indexOf(input) + step]
  if (!isAtEnd || !next) return false
  next.focus()
  next.select()
  return true
}

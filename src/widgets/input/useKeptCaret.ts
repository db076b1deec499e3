import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps what is selected in a box whose text is written another way as it is entered: `1,234.50` becomes `1234.50`, and
 * what was chosen to be typed over still is. Without it the caret goes to the end, and 99 typed makes `1234.5099`.
 */
export function useKeptCaret(box: RefObject<HTMLInputElement | null>, text: string): void {
  // Read while drawing, not as the focus comes: whoever focuses a box by a program selects in it after that.
  const before = selectionOf(box.current)
  useLayoutEffect(() => {
    if (!before || before.text === text || document.activeElement !== box.current) return
    const at = (place: number) => placeIn(text, before.text.slice(0, place))
    box.current?.setSelectionRange(at(before.start), at(before.end))
  })
}

function selectionOf(box: HTMLInputElement | null) {
  if (!box || document.activeElement !== box) return null
  const { value, selectionStart, selectionEnd } = box
  return { text: value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length }
}

/** How far a text reaches into another that differs in its separators only. */
function placeIn(text: string, reached: string): number {
  let left = reached.replace(separators, '').length
  let place = 0
  for (; left > 0 && place < text.length; place++) if (text[place] !== ',') left--
  return place
}

const separators = /,/g

/** Where somebody stands in a text: how the paragraph begins, and which of those that begin so it is, from 1. */
export interface CursorPlace {
  readonly words: string
  readonly nth: number
}

/** By the path of the field, for the texts that are open and were written in. */
const places = new Map<string, CursorPlace>()

/** Where the cursor was last in the text of a field; undefined where nobody stood in it. */
export const cursorIn = (source: string): CursorPlace | undefined => places.get(source)

/** Notes where it is; null once the text is closed. */
export const noteCursor = (source: string, place: CursorPlace | null): void => {
  if (place) places.set(source, place)
  else places.delete(source)
}

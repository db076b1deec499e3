import type { Wanted } from './columnWidths.ts'

/** How wide somebody made columns, in pixels, by name. */
export type Sizes = { readonly [column: string]: number }

/** Narrower a column cannot be told from its neighbours, wider it hides them all. */
const [narrowest, widest] = [48, 1200]

/** A width within what makes sense. */
export const within = (width: number): number =>
  Math.round(Math.min(Math.max(width, narrowest), widest))

/** What a column wants: as wide as somebody made it, neither giving way nor growing. */
export function columnSize(wanted: Wanted, width: number | undefined): Wanted {
  if (width === undefined) return wanted
  const own = within(width)
  return { least: own, tight: own, wish: own, grows: 0 }
}

/** Sizes with one of them changed; null gives a column back its own. */
export function resizeColumn(sizes: Sizes, column: string, width: number | null): Sizes {
  const { [column]: _, ...others } = sizes
  return width === null ? others : { ...others, [column]: within(width) }
}

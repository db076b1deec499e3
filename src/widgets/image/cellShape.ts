import type { Field } from '#declare'

/** Height of a picture in a table, in pixels. */
const HEIGHT = 40

/** The box of a picture in a table: of one height, in the field's proportions. */
export function cellShape({ width, height }: Field): { width: number; height: number } {
  const ratio = width && height ? Math.min(Math.max(width / height, 0.5), 2.5) : 1
  return { width: Math.round(HEIGHT * ratio), height: HEIGHT }
}

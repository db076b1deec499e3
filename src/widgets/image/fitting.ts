import type { Field } from '#declare'
import { leastHeight } from './pictureProblem.ts'

/** How a picture is made to fit: drawn anew at this size, whole (`scale`) or a part of it (`crop`). */
export interface Fitting {
  readonly way: 'scale' | 'crop'
  readonly width: number
  readonly height: number
  /** The picture has fewer pixels than are wanted: it gets blurred. */
  readonly enlarges: boolean
}
interface Size {
  readonly width: number
  readonly height: number
}

/** How far a height may be off, in pixels, so that nothing needs to be cut. */
const SLACK = 5

/** The way to the size a field wants; null where it wants none. */
export function fittingOf(picture: Size, field: Field): Fitting | null {
  const { width } = field
  if (!width) return null
  const scaled = Math.round((picture.height * width) / picture.width)
  const least = leastHeight(field)
  const wanted = least === undefined ? field.height : scaled < least ? least : undefined
  const isNear = wanted === undefined || Math.abs(scaled - wanted) <= SLACK
  const target = { width, height: isNear ? scaled : wanted }
  const enlarges = picture.width < target.width || picture.height < target.height
  return { way: isNear ? 'scale' : 'crop', ...target, enlarges }
}

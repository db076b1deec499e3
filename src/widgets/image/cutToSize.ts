import type { Field } from '#declare'
import { fittingOf } from './fitting.ts'
import { measure } from './measure.ts'
import { usualKB } from './pictureProblem.ts'
import { type Area, redraw } from './redraw.ts'

/**
 * The middle of a picture, cut and scaled to what a field wants, without asking; null where it has too few pixels for
 * that, or is none. `enlarges` takes one that gets blurred.
 */
export async function cutToSize(file: File, field: Field, enlarges = false): Promise<File | null> {
  const size = await measure(file)
  const fitting = size && fittingOf(size, field)
  if (!size) return null
  if (!fitting) return file
  if (fitting.enlarges && !enlarges) return null
  const area = fitting.way === 'crop' ? middleOf(size, fitting) : null
  return redraw(file, area, fitting, field.maxKB ?? usualKB)
}

function middleOf(
  size: Pick<Area, 'width' | 'height'>,
  wanted: Pick<Area, 'width' | 'height'>,
): Area {
  const scale = Math.min(size.width / wanted.width, size.height / wanted.height)
  const [width, height] = [wanted.width * scale, wanted.height * scale]
  return { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height }
}

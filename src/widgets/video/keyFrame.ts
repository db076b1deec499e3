import { framesAt } from './coverFrames.ts'

/** How long it may take, in milliseconds: a film without a cover of its own is a film all the same. */
const PATIENCE = 8000

/**
 * A picture of a film, a second into it or at its middle where it is shorter, as JPEG. Null where the browser cannot
 * decode the film, or takes too long.
 */
export async function keyFrame(file: File): Promise<File | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
  return Promise.race([frameOf(file).catch(() => null), late])
}

async function frameOf(file: File): Promise<File | null> {
  const early = (first: number, end: number) => [first + Math.min(1, (end - first) / 2)]
  for await (const { picture } of framesAt(file, early)) return picture
  return null
}

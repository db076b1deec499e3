/** What a picture was made of: a file of this person's, or an item of the library. */
export type Origin = File | { readonly of: number }

const origins = new WeakMap<File, Origin>()

/**
 * Remembers what a picture was cut from, scaled from or drawn anew from, so that it is kept beside it in the library:
 * through all steps, the first. Gives the picture back.
 */
export function madeOf(made: File, of: Origin): File {
  if (made === of) return made
  origins.set(made, (of instanceof File && origins.get(of)) || of)
  return made
}

/** The file a picture was made of, while the library does not have it. */
export function originalOf(picture: File): File | undefined {
  const origin = origins.get(picture)
  return origin instanceof File && !kept.has(origin) ? origin : undefined
}

/** The item of the library a picture was made of, or whose original is what it was made of, by its number. */
export function cutOf(picture: File): number | undefined {
  const origin = origins.get(picture)
  return origin instanceof File ? kept.get(origin) : origin?.of
}

const kept = new WeakMap<File, number>()
/** The library has a file as the original of an item: what is made of it later need not bring it once more. */
export const keptWith = (original: File, material: number): void =>
  void kept.set(original, material)

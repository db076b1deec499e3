import type { Field } from '#declare'
import { pictureOf } from './pictureSizes.ts'
import type { SampleWorld } from './sampleWorld.ts'

/** The address of a sample picture of that size; null where there is none. */
export function sampledPicture(
  world: SampleWorld,
  { width, height }: { readonly width: number; readonly height: number },
  seed: number,
): string | null {
  const field = { kind: 'image', label: ['图', 'Picture'], width, height } satisfies Field
  const name = pictureOf(field, seed)
  return name ? world.picture(name) : null
}

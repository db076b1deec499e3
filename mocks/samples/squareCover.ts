import { mastheads } from './covers.ts'
import type { SampleWorld } from './sampleWorld.ts'

/** The square cover of a magazine, 300 × 300: what a shared page shows beside its title. */
export const squareCover = (world: SampleWorld, index: number): string =>
  world.picture(`square-${mastheads[index % mastheads.length]!.code}`)

import { build } from '../../scripts/build.ts'

/** Journeys walk through the admin as it is built; nothing to do where it is fresh. */
export default function setup(): void {
  if (build() !== 0) throw new Error('The admin could not be built: see above.')
}

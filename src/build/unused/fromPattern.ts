/** In place of what makes samples of texts: tests make them, the admin never does. */
export function fromPattern(): never {
  throw new Error('Samples are made in tests: the build leaves src/widgets/kind/fromPattern.ts out')
}

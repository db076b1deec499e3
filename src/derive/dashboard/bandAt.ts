/** Which band a value lies in, counted from 0: a bound belongs to the band above it. */
export const bandAt = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value >= step).length

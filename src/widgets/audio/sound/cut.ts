/** What is to be left of a sound, in seconds. */
export interface Cut {
  readonly start: number
  readonly end: number
}

/** What a month holds of something bounded, before and after a batch; in fen. Below zero so much is lacking. */
export interface Holding {
  readonly most: number
  readonly used: number
  readonly afterwards: number
}

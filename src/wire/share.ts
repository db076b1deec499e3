/** The money of a list by what it is counted under: what stood there, and what will. Amounts in fen. */
export interface Share {
  readonly share: string
  readonly rows: number
  readonly before: number
  readonly after: number
}

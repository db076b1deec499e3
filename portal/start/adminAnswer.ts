/** What a command says, and whether it could not do what it was asked. */
export interface AdminAnswer {
  readonly told: string
  readonly failed: boolean
}

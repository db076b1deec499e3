import type { Label } from './label.ts'

/**
 * What happened with a record, told by other entities: `{ of: 'userOrder', by: { user: 'id' }, shows: ['kind', 'paid'] }`.
 * One line a record, at the moment it was made; the state beside it.
 */
export interface TimelineSource {
  readonly of: string
  /** A filter of that list, and the field of this record that fills it; `id` is its number. */
  readonly by: { readonly [filter: string]: string }
  readonly where?: { readonly [filter: string]: unknown }
  /** What a line says, in this order. */
  readonly shows: readonly string[]
  /** What these lines are, where the name of the entity does not say it here. */
  readonly label?: Label
  /** A call on that list which tells what lines mean in words, with a sentence to send to whom it concerns. */
  readonly told?: string
  /** States that are told in red: it was not given, and `shows` says why. */
  readonly failed?: readonly string[]
}

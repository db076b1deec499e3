import type { Field } from './field.ts'
import type { Label } from './label.ts'
import type { SpecialRight } from './who.ts'

type Key<F> = keyof F & string
type Standing = 'createdAt' | 'updatedAt'

/** What the home page says of an entity, to whoever may read it. */
export interface HomeOf<F = { readonly [name: string]: Field }> {
  /** Records that wait to be looked after: counted, and listed with the very filter they were counted by. */
  readonly todos?: readonly TodoOf[]
  /** What happens day by day, drawn over a month. */
  readonly figures?: readonly FigureOf<F>[]
  /** Days to come that lack a record. */
  readonly gaps?: readonly GapsOf<F>[]
}

/** Every day from tomorrow on is to have a record: `{ label, day: 'date', ahead: 3, where: { status: 'scheduled' } }`; the lacking ones are counted. */
export interface GapsOf<F = { readonly [name: string]: Field }> {
  readonly label: Label
  /** The date a record is for. */
  readonly day: Key<F>
  /** So many days, tomorrow being the first. */
  readonly ahead: number
  readonly where?: { readonly [field: string]: unknown }
}

/** `{ label: ['失败', 'Failed'], filter: { status: 'failed' }, mine: true }`. */
export interface TodoOf {
  readonly label: Label
  /** As a list takes it: `status`, `captureFailures_gte`. */
  readonly filter: { readonly [key: string]: unknown }
  /** Only those one made oneself. */
  readonly mine?: true
  /** Only those somebody else made. */
  readonly others?: true
  /** Told to whoever has this right, before everything else. */
  readonly right?: SpecialRight
}

/** How many records a day, or how much of a field: `{ label, at: 'paidAt', sum: 'paid', where: { status: 'paid' } }`. */
export interface FigureOf<F = { readonly [name: string]: Field }> {
  readonly label: Label
  /** The moment a record counts at. */
  readonly at: Key<F> | Standing
  /** Added up in place of counting. */
  readonly sum?: Key<F>
  readonly where?: { readonly [field: string]: unknown }
}

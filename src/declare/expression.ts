/**
 * The one expression language: operand of a rule word, of `computed`, `count`, `set` and `fill`.
 *
 * A bare string is a path: an own field, `items.goods` inside list entries, `issue.magazine` through a reference,
 * `period.end`, `target.type`. Text itself is `{ text }`.
 */
export type Value<P extends string = string> =
  | P
  | number
  | boolean
  | null
  | { readonly text: string }
  /** This moment, shifted: `''`, `'+14d'`, `'-7d'`, `'+60m'`; `'today'` is midnight in Asia/Shanghai, `'year'` the first moment of this year. */
  | { readonly now: string }
  /** A value of baseConfig. */
  | { readonly config: string }
  /** How many rows of another entity (or of an own list, by path) meet a condition. */
  | { readonly count: string; readonly where?: Where; readonly distinct?: string }
  | { readonly sum: string; readonly over?: string; readonly where?: Where }
  | {
      readonly mean: string
      readonly over: string
      readonly where?: Where
      /** Rounded to so many; as it comes unless said. */
      readonly digits?: number
    }
  | { readonly latest: string; readonly over: string; readonly by?: string; readonly where?: Where }
  | { readonly some: string; readonly where?: Where }
  | { readonly length: P }
  /** A person's name with all but its first sign hidden: `张**`. */
  | { readonly surname: P }
  | { readonly days: P }
  /** The first divided by the second, empty where the second is 0. */
  | { readonly part: readonly [Value<P>, Value<P>]; readonly digits?: number }
  | { readonly plus: readonly Value<P>[] }
  | { readonly minus: readonly Value<P>[] }
  | { readonly times: readonly Value<P>[]; readonly round?: 'up' | 'down' | 'half' }
  | { readonly later: readonly Value<P>[] }
  | { readonly first: readonly Value<P>[] }
  /** Texts one after the other with a dot `between` them unless another is said, the empty ones left out: what a record is called. */
  | { readonly words: readonly Value<P>[]; readonly between?: string }
  | { readonly shift: readonly [Value<P>, string] }
  | { readonly weekday: P }
  /** The day of a date or moment, `add` days on, at a time of day (`09:30`; midnight unless said). */
  | { readonly onDay: P; readonly add?: Value<P>; readonly at?: Value<P> }
  /** How times stand to now; from the moment `announced` on until they start they are that. */
  | { readonly phase: readonly P[]; readonly announced?: P }
  | { readonly byChoice: P; readonly of: { readonly [choice: string]: Value<P> } }
  /** How deep the record stands in its tree, the root being 1. */
  | { readonly level: P }

/** Conditions on records of another entity. `{ magazine: 'id' }` binds a field there to a path here; names are checked at start-up. */
export type Where = { readonly [path: string]: unknown }

/** One test of a value: equal, one of, or compared with an operand. */
export type Test<V, P extends string> =
  | V
  | readonly V[]
  | { readonly not: V | readonly V[] | null }
  | { readonly set: boolean }
  | { readonly changed: true }
  | { readonly [O in 'lt' | 'lte' | 'gt' | 'gte' | 'eq' | 'has']?: Value<P> }

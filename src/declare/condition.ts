import type { Test, Where } from './expression.ts'
import type { Fields } from './field.ts'

type Key<F> = keyof F & string
type OfKind<F, K extends string> = {
  [P in Key<F>]: F[P] extends { readonly kind: K } ? P : never
}[Key<F>]
type EntryPath<F> = {
  [P in OfKind<F, 'list'>]: F[P] extends { readonly of: infer O }
    ? `${P}.${Key<O>}` | `${P}.${Key<O>}.${string}`
    : never
}[OfKind<F, 'list'>]
type ThroughReference<F> = `${OfKind<F, 'ref' | 'refs' | 'parent'>}.${string}`
type PartOfValue<F> =
  | `${OfKind<F, 'period'>}.${'start' | 'end'}`
  | `${OfKind<F, 'jump'>}.${'type' | 'id' | 'status' | 'url'}`
type StandingField = 'id' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'

/** Every path a rule may name: own fields, list entries, through references, ends of periods, parts of jumps. */
export type Path<F, S extends string = never> =
  | Key<F>
  | EntryPath<F>
  | ThroughReference<F>
  | PartOfValue<F>
  | StandingField
  | ([S] extends [never] ? never : 'status')

type Choice<X> = X extends { readonly kind: 'choice' | 'choices'; readonly of: infer O }
  ? Key<O>
  : X extends { readonly kind: 'boolean' }
    ? boolean
    : string | number | boolean
type ValueAt<F, P, S> =
  P extends Key<F> ? Choice<F[P]> : P extends 'status' ? S : string | number | boolean

/** All keys must hold; `any` is the only "or". `some` and `none` ask other records. */
export type Condition<F = Fields, S extends string = string> = {
  readonly [P in Path<F, S>]?: Test<ValueAt<F, P, S>, Path<F, S>>
} & {
  readonly any?: readonly Condition<F, S>[]
  /** A switch of baseConfig that must be on. */
  readonly config?: string
  readonly some?: string
  readonly none?: string
  readonly where?: Where
}

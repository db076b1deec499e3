import type { Condition, Path } from './condition.ts'
import type { Value, Where } from './expression.ts'
import type { Fields } from './field.ts'
import type { Label } from './label.ts'
import type { Who } from './who.ts'

type Key<F> = keyof F & string
type OfKind<F, K extends string> = {
  [P in Key<F>]: F[P] extends { readonly kind: K } ? P : never
}[Key<F>]
type Comparison = '<' | '<=' | '=' | '>=' | '>' | '!=' | 'within' | 'overlaps'
type Overlap<P> = readonly (P | readonly [P, P])[]

/**
 * What every literal may bear: the number its rule has in the product's sheet (one literal of the rule says it), asks
 * instead of refusing, says it in other words, stands at another field.
 */
interface Bearing {
  readonly sheet?: number
  readonly warn?: true
  readonly say?: Label
  readonly field?: string
}

/** What a move demands before it goes through, and as long as the record stays in the state it leads to. */
export type Need<F, S extends string> =
  | Key<F>
  | 'reason'
  | readonly [Value<Path<F, S>>, Comparison, Value<Path<F, S>>]
  | {
      readonly some: string
      readonly least?: Value<Path<F, S>>
      readonly where?: Where
      readonly when?: Condition<F, S>
    }
  | { readonly none: string; readonly where?: Where; readonly when?: Condition<F, S> }
  | { readonly every: Path<F, S> | string; readonly where: Where }
  | { readonly is: Condition<F, S>; readonly when?: Condition<F, S> }

/** Another entity's records moved along, changed or removed in the same transaction. */
export interface Carry {
  readonly entity: string
  readonly move?: string
  readonly remove?: true
  readonly set?: Where
  readonly where: Where
}
/** A row made elsewhere; values bind fields there to paths here, `{ text }` for plain text. */
export interface Make {
  readonly entity: string
  readonly with: Where
}
type Settings<F, S extends string> = { readonly [P in Key<F>]?: Value<Path<F, S>> | 'mover' }

/**
 * The words of the rules: one literal, its first key being the word. `F` are the entity's fields, `S` its states,
 * `M` its moves and `A` its actions; the compiler refuses any name the entity does not have.
 */
export type Rule<
  F = Fields,
  S extends string = string,
  M extends string = string,
  A extends string = string,
> = Bearing &
  // Fields of one record
  (
    | {
        readonly compare: readonly (Value<Path<F, S>> | Comparison)[]
        readonly when?: Condition<F, S>
      }
    | {
        readonly when: Condition<F, S>
        readonly demand?: readonly Path<F, S>[]
        readonly refuse?: readonly Path<F, S>[]
        readonly otherwise?: 'refuse'
        readonly allow?: { readonly [P in Key<F>]?: readonly (string | number | boolean)[] }
      }
    | {
        readonly pick: Path<F, S>
        /** What a choice demands: one field, several, exactly one of `any`, or none of them all. */
        readonly of: {
          readonly [choice: string]:
            | Path<F, S>
            | null
            | readonly Path<F, S>[]
            | { readonly any: readonly Path<F, S>[] }
        }
        readonly clears?: true
        readonly when?: Condition<F, S>
      }
    | { readonly together: readonly Path<F, S>[] }
    | {
        readonly choose: readonly Path<F, S>[]
        readonly least?: 0 | 1
        readonly most?: 1
        readonly when?: Condition<F, S>
      }
    | {
        readonly each: OfKind<F, 'list' | 'refs' | 'tags' | 'images'>
        readonly least?: number
        readonly most?: number
        readonly distinct?: readonly string[]
        readonly rising?: string
        readonly first?: Where
        readonly sum?: readonly [string, Comparison, Value<Path<F, S>>]
        readonly needs?: readonly (string | readonly [string, Comparison, Value])[]
        readonly keep?: Where
        readonly when?: Condition<F, S>
      }
    | {
        readonly format: Path<F, S>
        readonly is: string | { readonly hosts: string }
        readonly when?: Condition<F, S>
      }
    | {
        readonly fill: Key<F>
        readonly with: Value<Path<F, S>>
        readonly shown?: true
        readonly on?: M
        readonly when?: Condition<F, S>
      }
    | { readonly starts: Condition<F, S>; readonly when?: Condition<F, S> }
    // Against other records
    | {
        readonly unique: readonly Path<F, S>[]
        readonly among?: Condition<F, S>
        readonly overlap?: Overlap<Path<F, S>>
        readonly apart?: { readonly [P in Path<F, S>]?: string }
        readonly pooled?: true
        readonly with?: readonly string[]
        readonly unless?: { readonly same: readonly Path<F, S>[] }
      }
    | {
        readonly limit: { readonly most?: Value<Path<F, S>>; readonly least?: Value<Path<F, S>> }
        readonly per?: readonly Path<F, S>[]
        readonly where?: Condition<F, S>
        readonly overlap?: Overlap<Path<F, S>>
        /** Those that take the places are named, as they always are where they overlap. */
        readonly named?: true
      }
    | {
        readonly one: OfKind<F, 'boolean'>
        readonly per?: readonly Path<F, S>[]
        readonly where?: Condition<F, S>
        readonly takesOver?: true
        readonly exactly?: true
      }
    | {
        readonly total: Path<F, S>
        readonly per: readonly Path<F, S>[]
        readonly where?: Condition<F, S>
        readonly between: readonly [Value<Path<F, S>>, Value<Path<F, S>>]
      }
    | {
        readonly refer: Path<F, S>
        readonly where?: Where
        readonly types?: readonly string[]
        readonly same?: readonly (readonly [
          theirs: string,
          ours: Path<F, S>,
          ...orOurs: Path<F, S>[],
        ])[]
        readonly not?: 'self' | Path<F, S>
        readonly on?: 'pick' | 'save' | M
        readonly when?: Condition<F, S>
        /** False where it is asked when it is chosen, and what becomes of it later bothers nobody. */
        readonly holds?: false
      }
    | { readonly offered: Condition<F, S>; readonly blocks?: string }
    | {
        readonly tree: {
          readonly depth: number
          readonly by?: Path<F, S>
          readonly kinds?: { readonly [kind: string]: readonly string[] }
          readonly same?: readonly Path<F, S>[]
          readonly stays?: true
        }
      }
    | {
        readonly cap: Path<F, S>
        readonly at: Value<Path<F, S>>
        /** The bound that stands for no bound: a stock of 0 is unlimited. */
        readonly freeAt?: number
        readonly floor?: number
      }
    | {
        readonly ledger: Key<F>
        readonly of: Path<F, S>
        readonly balance: Key<F>
        readonly floor?: number
        /** Entries meeting this take away; all others add. */
        readonly out?: Condition<F, S>
      }
    // What may change
    | {
        readonly freeze: readonly Path<F, S>[] | { readonly allBut: readonly Path<F, S>[] }
        readonly once?: Condition<F, S>
        readonly unless?: Who
      }
    | {
        readonly oneWay: Path<F, S>
        readonly only: 'up' | 'down' | 'add'
        readonly once?: Condition<F, S>
      }
    | {
        readonly lock: Condition<F, S>
        readonly but?: readonly Path<F, S>[]
        readonly alsoMoves?: true
      }
    | {
        readonly remove:
          | 'never'
          | {
              readonly in?: readonly S[]
              readonly without?: readonly string[]
              readonly by?: Who | readonly Who[]
              readonly takes?: readonly string[]
              readonly confirm?: 'count'
              readonly when?: Condition<F, S>
            }
      }
    | {
        readonly from: 'app' | 'portal' | 'provider' | 'import'
        readonly fields?: readonly Path<F, S>[]
        readonly but?: readonly Path<F, S>[]
        /** Written there as well as here: a nickname that support may reset. */
        readonly also?: readonly Key<F>[]
        /** The fields by which the other side tells its records apart: sent again, they change the record. */
        readonly knownBy?: readonly Key<F>[]
        /** What each record it makes must hold, beside the fields it is known by and those that are required anyway. */
        readonly brings?: readonly Key<F>[]
        readonly create?: false | readonly A[]
        readonly remove?: false | readonly A[]
        readonly moves?: readonly M[]
        readonly states?: readonly S[]
        readonly when?: Condition<F, S>
      }
    // Who
    | {
        readonly may: readonly (
          | M
          | A
          | `edit ${Key<F>}`
          | 'edit'
          | 'create'
          | 'remove'
          | 'read'
          | 'export'
        )[]
        readonly who: Who | readonly Who[]
        readonly when?: Condition<F, S>
      }
    | {
        readonly mask: readonly Path<F, S>[]
        readonly keep?: string
        readonly unless?: Who | readonly Who[]
        readonly search?: 'whole'
        readonly export?: Who | 'never'
        readonly when?: Condition<F, S>
      }
    | {
        readonly sees: 'own' | Condition<F, S> | { readonly by: string }
        /** Who gets all of them; nobody does where it is left out. */
        readonly unless?: Who
      }
    // Moves and actions
    | {
        readonly move: M | A | readonly (M | A)[]
        readonly needs?: readonly Need<F, S>[]
        /** False where they are asked of the moment of the move alone; true where another move that leads to the same state need not ask them. */
        readonly holds?: boolean
        readonly bulk?: false
        readonly confirm?: 'yes' | 'count' | { readonly typed: string }
        readonly set?: Settings<F, S>
        readonly carry?: readonly Carry[]
        readonly make?: readonly Make[]
        readonly tell?: readonly string[]
        readonly when?: Condition<F, S>
      }
    | { readonly leave: S; readonly set: Settings<F, S> }
    | { readonly make: string; readonly on: 'create' | M; readonly with: Where }
    | {
        readonly at: Path<F, S> | 'once' | readonly [Path<F, S>, string]
        readonly does: M
        readonly when?: Condition<F, S>
        readonly tell?: readonly string[]
      }
    | {
        readonly follows: Path<F, S>
        readonly leaves: string | readonly string[]
        readonly does: M
        readonly tell?: readonly string[]
      }
    /** Without a life of its own, it changes in place of moving. */
    | {
        readonly follows: Path<F, S>
        readonly leaves: string | readonly string[]
        readonly sets: { readonly [P in Key<F>]?: boolean | number | string | null }
      }
    | { readonly back: M; readonly edit: readonly Path<F, S>[] }
    /** Readers see what stood there at the last of these moves or actions, whatever is edited since. */
    | { readonly snapshot: M | A | readonly (M | A)[] }
    // The rest
    /** What public reading serves, and exactly the fields it gives of a record. */
    | {
        readonly shown: Condition<F, S>
        readonly gives?: readonly Key<F>[]
        /** What must hold besides for builds of the app that a store examines. */
        readonly inReview?: Condition<F, S>
      }
    | { readonly number: Key<F>; readonly pattern: string }
    | { readonly singleton: true | Key<F>; readonly seeded?: true }
    | { readonly order: readonly Path<F, S>[]; readonly whole?: true; readonly first?: true }
    /** Removed for good after so long, counted from when it was made, or from a moment of its own. */
    | { readonly keep: string; readonly since?: Path<F, S>; readonly where?: Condition<F, S> }
    /** `late` is what waits at the entity's desk longer than is promised there: what waits in its first tab. */
    | { readonly mark: Condition<F, S> | 'late'; readonly as: Label; readonly todo?: true }
    // Carriers: a kind or the portal itself, another rule, the app or a screen, a named function
    | { readonly carried: string }
    | { readonly see: string }
    | { readonly note: Label; readonly reader: 'app' | 'screen' | 'sheet' }
    | {
        readonly by: string
        readonly on?: readonly ('save' | 'remove' | 'create' | M | A)[]
        /** Where it refuses a record as it stands, all of the record is locked: its form is only read, and tells why. */
        readonly locks?: true
        /** What it demands of the moves named goes on being demanded as long as the record stays where they lead. */
        readonly holds?: true
        /** What it counts is shared by records that agree in these: two changes at once wait for each other. */
        readonly per?: readonly Path<F, S>[]
      }
  )

/** The words, in the order the literals' keys are looked for. `when` comes after every word that may bear it. */
export const words = [
  'compare',
  'pick',
  'together',
  'choose',
  'each',
  'format',
  'fill',
  'starts',
  'unique',
  'limit',
  'one',
  'total',
  'refer',
  'offered',
  'tree',
  'cap',
  'ledger',
  'freeze',
  'oneWay',
  'lock',
  'remove',
  'from',
  'may',
  'mask',
  'sees',
  'move',
  'leave',
  'make',
  'at',
  'follows',
  'back',
  'snapshot',
  'shown',
  'number',
  'singleton',
  'order',
  'mark',
  'carried',
  'see',
  'note',
  'by',
  'keep',
  'when',
] as const
export type WordName = (typeof words)[number]

/** A rule literal without its entity's types: what derivations and the portal read. */
export interface Literal extends Bearing {
  readonly [key: string]: unknown
}

const known = new WeakMap<Literal, WordName>()

/** The word a literal is written in: its own key, never one it merely bears. Looked for once a literal. */
export function wordOf(literal: Literal): WordName {
  const word = known.get(literal) ?? foundIn(literal)
  known.set(literal, word)
  return word
}

function foundIn(literal: Literal): WordName {
  const own = Object.keys(literal).find(
    (key) => (words as readonly string[]).includes(key) && key !== 'when',
  )
  return (own ?? 'when') as WordName
}

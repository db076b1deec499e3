import type { Condition } from './condition.ts'
import type { Label } from './label.ts'
import type { Names } from './rows.ts'

type Key<F> = keyof F & string
type Standing = 'id' | 'createdAt' | 'updatedAt' | 'createdBy' | 'updatedBy' | 'status'
type Listed<F> = Key<F> | Standing
type Sorted<F> = `${'' | '-'}${Listed<F>}`
type OneOrMany<T> = T | readonly T[]

/** A figure over all records a list is filtered to: a field added up, or how many meet a condition. */
export type SumOf<F, S extends string = string> =
  | Key<F>
  | { readonly label: Label; readonly where: Condition<F, S> }

/** Which records the figures of a list's head are of, and the words that say so. */
export interface SummedOf<F, S extends string = string> {
  readonly where: Condition<F, S>
  readonly says: Label
}

/** How an entity is listed. */
export interface ListOf<F, M extends string, A extends string, N extends string> {
  readonly columns: Names<Listed<F> | N>
  /** Columns that stand in the cell of another unless somebody chooses them: `{ price: ['originalPrice', 'vipPrice'] }`. */
  readonly under?: { readonly [C in Listed<F> | N]?: readonly (Listed<F> | N)[] }
  readonly filters?: Names<Listed<F> | N>
  /** Columns whose cells are changed where they stand, under all rules, by whoever may change the record. */
  readonly edit?: readonly Key<F>[]
  /** By the order set by hand where the entity has one, else the newest first, unless said. */
  readonly sort?: OneOrMany<Sorted<F> | `${'' | '-'}${N}`>
  /** Moves and actions for the selected rows; `delete` too. All moves that have a button unless said. */
  readonly bulk?: readonly (M | A | 'delete')[]
  /** False where it may not be taken away as a spreadsheet, whatever rights one has. */
  readonly export?: false
  /** Rows of one spreadsheet, where fewer than usual may be taken away. */
  readonly exportMost?: number
  /**
   * Its export may be edited as a spreadsheet and brought back: rows are known by their number, new ones are made. Fields
   * that a list is no place for are named under `without`.
   */
  readonly import?: true | { readonly without: readonly (keyof F & string)[] }
  /** Only ever looked at within one record of this reference: its indexes begin there, and there are few of them. */
  readonly within?: Listed<F>
  /** Rows stand under this field's value. */
  readonly group?: Listed<F>
  /**
   * Records of one holder stand in their order by hand, a heading wherever this field's value changes. A `resource`
   * screen begins with those of one holder, the one looked at last or the newest; a `list` with all of them.
   */
  readonly headings?: Listed<F>
  /** Figures over whatever the list is filtered to, shown in its head. */
  readonly sums?: readonly SumOf<F>[]
  /**
   * The figures leave out the rest, such as what is void, unless the list is filtered by a field of this condition:
   * whoever asks for what is void wants to know what that comes to.
   */
  readonly summed?: SummedOf<F>
  /** Beside the rows: a lane for each value of this field, its records as cards in it. */
  readonly lanes?: Listed<F>
  /** Beside the rows, a menu of what this reference leads to, with how many records each has: the call `menu` gives it. */
  readonly beside?: Listed<F>
  /** In place of rows: a ladder for each value of a field, its records as steps in the order of another. */
  readonly ladder?: LadderOf<Listed<F>, A>
  /** In place of rows: records side by side as pictures, where one looks for them with the eye. */
  readonly grid?: GridOf<Listed<F>>
}

/** The field with the picture (or the address of a stored object), and the facts below the title. */
export interface GridOf<N extends string = string> {
  readonly picture: N
  readonly facts: readonly N[]
}

/** Ladders of records; `notes` is an action that looks and gives a line of text for each value, `{ [value]: text }`. */
export interface LadderOf<N extends string = string, A extends string = string> {
  readonly by: N
  readonly step: N
  readonly notes?: A
}

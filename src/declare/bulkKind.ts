import type { BulkColumn, BulkColumns } from './bulkColumn.ts'
import type { Fields } from './field.ts'
import type { Label } from './label.ts'
import type { SpecialRight } from './who.ts'

type Key<C> = keyof C & string

/** What one row must fulfil over several of its columns. */
export type BulkRule<C = BulkColumns> =
  /** At least one is filled (R2). */
  | { readonly anyOf: readonly Key<C>[] }
  /** One and only one is filled (B1). */
  | { readonly oneOf: readonly Key<C>[] }
  /** All are filled or none: R1 for the empty one, or `says` where the kind has its own words. */
  | { readonly together: readonly Key<C>[]; readonly says?: 'B13.together' }
  /** The second day lies after the first (R10). */
  | { readonly rises: readonly [Key<C>, Key<C>] }

/** Who may run a kind: every right named, or the plain right on an entity; and one of the menu titles not hidden. */
export interface BulkWho {
  /** Nobody but an admin. */
  readonly admin?: true
  readonly rights?: readonly SpecialRight[]
  readonly create?: string
  readonly update?: string
  /** Titles of the menu; a numeric role that hides them all may not. */
  readonly menus?: readonly string[]
}

/**
 * The money a batch comes to. What is given away counts against the budget of the month and reaches the threshold of
 * approval by its sum; figures reach one of their own by how much they change.
 */
export interface BulkTotal {
  /** What is added up, shown beside the sum. */
  readonly of: Label
  /** The setting that bounds it (F9). */
  readonly most?: string
  /** Figures that are reported, not money that is given away. */
  readonly reported?: true
  /**
   * What it is counted under, old beside new: columns, or references of the record that is written. A day counts under
   * its month.
   */
  readonly per?: readonly string[]
}

/**
 * What a row does where that is to write a record through its rules. A column fills the field of its name, and so does
 * an option. Check, old beside new, run, result and taking back follow from it.
 */
export interface BulkWrites {
  /** The entity. */
  readonly to: string
  /** Fields that tell which record a row means; left out, every row makes one. */
  readonly by?: readonly string[]
  /** A column that tells records of one key apart where it is filled; it is not written. */
  readonly apart?: string
  /** Only records that meet this are meant. */
  readonly among?: { readonly [field: string]: unknown }
  /** `put` (unless said) makes what is not there and changes what is, `make` refuses what is there, `change` what is not. */
  readonly does?: 'put' | 'make' | 'change'
  /** Rows are the portal's own doing, past what a form lets people write; else whoever made the list does it, with their rights. */
  readonly as?: 'portal'
  /** The action of the entity it stands for: drafts may lack what that one leaves to be filled in later. */
  readonly action?: string
  /** What `make` says of a record that is there: a problem (B25) unless said. */
  readonly known?: 'B11' | 'B20' | 'B25.there'
  /** An empty cell leaves what stands in the record; unless said it clears what may be empty. */
  readonly empty?: 'stays'
  /** States in which a record is not written over. */
  readonly stays?: { readonly [state: string]: 'B16' }
  /** The record goes through this move, with what the row says. */
  readonly move?: string
  /** Columns that fill a field together: `{ content: { type: 'contentType', id: 'contentId' } }`. */
  readonly fills?: { readonly [field: string]: { readonly [part: string]: string } }
  /** References that a column finds without being called so: `{ user: { to: 'appUser', by: 'phone', from: 'phone' } }`. */
  readonly finds?: {
    readonly [field: string]: {
      readonly to: string
      readonly by: string
      readonly from: string
      readonly optional?: true
    }
  }
  /** What every record gets beside. */
  readonly fixed?: { readonly [field: string]: unknown }
  /** Fields that keep the number of the batch, the row of the file, the moment it is written. */
  readonly keeps?: {
    readonly batchNo?: string
    readonly rowNo?: string
    readonly now?: string
  }
  /** A row is one line of that list, told by the fields `by` of the line; these columns fill it. */
  readonly line?: {
    readonly in: string
    readonly by: readonly string[]
    readonly of: readonly string[]
  }
  /** The column that holds which version of the record the row was made from: what others changed since is told. */
  readonly since?: string
  /** The column whose money is added up. */
  readonly amount?: string
  /** A record in one of these states is brought back by this move before it is changed. */
  readonly first?: { readonly [state: string]: string }
}

/**
 * What a row gives to one person: `['{amount} 元阅读币', '¥{amount} of read money']`, columns in braces; what stands in
 * brackets is left out where a column in it is empty.
 */
export interface BulkOne {
  readonly gives: Label
  /** The column, or what the result adds, that says until when; the end that is told before it runs unless said. */
  readonly until?: string
}

type Texts<C> = { readonly [column in Key<C>]?: string }
/** A file of others whose headers are known, such as the export of a shop platform. */
export interface BulkLayout<C = BulkColumns> {
  readonly label: Label
  /** The header each column is read from: a file that has them all is read so. */
  readonly reads: Texts<C>
  /** What is read where its header is there. */
  readonly also?: Texts<C>
  /** What stands in every row, as a cell holds it. */
  readonly says?: Texts<C>
  /** Its rows are single orders: those of one day (and whatever else) make one row. */
  readonly sums?: {
    /** The column of the day, and those that tell rows apart. An order without a day was never paid, and is left out. */
    readonly day: Key<C>
    readonly by: readonly Key<C>[]
    /** Columns that are added up. */
    readonly add: readonly Key<C>[]
    /** How many different ones stand below a header, in that column. */
    readonly counts?: { readonly in: Key<C>; readonly header: string }
  }
}

/** Everything a kind of bulk run states. */
export interface BulkFacts<C extends BulkColumns> {
  /** What it does, for the card one chooses it by. */
  readonly about: Label
  /** The exact name of its template, with its ending. */
  readonly template: string
  /** Only a file of that name is taken (F1). */
  readonly nameEnforced?: true
  /** Rows of one file. */
  readonly most: number
  readonly who: BulkWho
  readonly columns: C
  /** What is chosen on screen beside the file; part of what makes two lists the same. */
  readonly options?: Fields
  readonly rules?: readonly BulkRule<NoInfer<C>>[]
  /** What no two rows of a file may share (D1); `user` is whoever phone and user ID name. `merge` may be added up. */
  readonly same?: {
    readonly as: readonly ('user' | NoInfer<Key<C>>)[]
    readonly merge?: NoInfer<Key<C>>
  }
  /** What counts as got already in an earlier batch (D2), for so many days. */
  readonly earlier?: {
    readonly days: number
    readonly like: readonly ('user' | NoInfer<Key<C>>)[]
  }
  /** What the amounts of its rows add up to. */
  readonly total?: BulkTotal
  /** Rows give something until a day, or for ever: where each would end is told before it runs. */
  readonly ends?: true
  /** What one person gets by one row, in words: such a kind may make good to one user. */
  readonly one?: BulkOne
  /** What the result sheet adds; `b.money` holds fen. */
  readonly adds: BulkColumns
  /** All rows are carried out or none. */
  readonly whole?: true
  /** Each row is judged by itself, whatever else stands in the list: one of any length is checked portion by portion. */
  readonly steady?: true
  /** Columns that need not be filled need not be in the file either: what is not there stays as it is. */
  readonly partial?: true
  /** Files of others that are known by their headers. */
  readonly layouts?: { readonly [name: string]: BulkLayout<NoInfer<C>> }
  /** What a row writes, where that is a record through its rules; else the portal has a function of the kind's name. */
  readonly writes?: BulkWrites
  /** The screen it is offered on; that of grants unless said. */
  readonly screen?: string
  /** What it did stays: a batch of it is never taken back; why stands in `undo`. */
  readonly final?: true
  /** What taking a batch back restores and what it leaves, told before it runs; kinds that write records say so by themselves. */
  readonly undo?: Label
  /** What is said of rows that are done, `已取消`; `已发放` unless said. */
  readonly did?: Label
  /** The kind of job that runs it; `grant` unless said. */
  readonly jobKind?: string
}

/** A declared kind of bulk run as derivations, portal and screens read it. */
export interface BulkKind<C extends BulkColumns = BulkColumns> {
  readonly name: string
  readonly label: Label
  readonly about: Label
  readonly template: string
  readonly nameEnforced: boolean
  readonly most: number
  readonly who: BulkWho
  readonly columns: C
  readonly options: Fields
  readonly rules: readonly BulkRule[]
  readonly same?: { readonly as: readonly string[]; readonly merge?: string }
  readonly earlier?: { readonly days: number; readonly like: readonly string[] }
  readonly total?: BulkTotal
  readonly ends?: true
  readonly one?: BulkOne
  readonly adds: BulkColumns
  readonly whole: boolean
  readonly steady?: boolean
  readonly partial?: boolean
  readonly layouts?: { readonly [name: string]: BulkLayout }
  readonly writes?: BulkWrites
  readonly screen?: string
  readonly final: boolean
  readonly undo: Label
  readonly did: Label
  readonly jobKind: string
}

type CellValue<C extends BulkColumn> = C extends { kind: 'money' | 'integer' | 'percent' | 'id' }
  ? number
  : C extends { kind: 'choice'; of: infer O }
    ? keyof O & string
    : string
/** The values of one row once read: fen, ISO days, keys of choices; null where empty or faulty. */
export type BulkValues<K extends BulkKind> = {
  readonly [N in keyof K['columns']]: CellValue<K['columns'][N]> | null
}

/** What taking back does to records that were written through their rules. */
const recordsBack: Label = [
  '新增的记录删除，改过的恢复导入前的内容；之后又被修改或规则不允许的保留，逐行说明',
  'What was made goes, what was changed reads as before; what was changed since or may not go stays, told row by row',
]

/**
 * Declares a kind of bulk run: `bulkKind('readMoney', ['充值阅读币', 'Read money'], { template, columns, … })`. States
 * facts only: template, checks, result sheet, rights and the instructions in the template all follow from it.
 */
export function bulkKind<const C extends BulkColumns>(
  name: string,
  label: Label,
  facts: BulkFacts<C>,
): BulkKind<C> {
  return Object.freeze({
    ...facts,
    name,
    label,
    nameEnforced: facts.nameEnforced ?? false,
    options: facts.options ?? {},
    rules: (facts.rules ?? []) as readonly BulkRule[],
    whole: facts.whole ?? false,
    final: facts.final ?? false,
    undo: facts.undo ?? recordsBack,
    did: facts.did ?? (['已发放', 'granted'] as const),
    jobKind: facts.jobKind ?? 'grant',
  }) as BulkKind<C>
}

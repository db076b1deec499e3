import type { ActionFacts, MergesOf, MoveOf, Place } from './action.ts'
import type { CalendarEntry } from './calendar.ts'
import type { Endpoint } from './callsOf.ts'
import type { Condition } from './condition.ts'
import type { DashboardOf } from './dashboard.ts'
import type { Fields } from './field.ts'
import type { HomeOf } from './home.ts'
import type { Label } from './label.ts'
import type { GridOf, LadderOf, SummedOf, SumOf } from './list.ts'
import type { PortName } from './port.ts'
import type { Queue, Told } from './queue.ts'
import type { Revisions } from './revisions.ts'
import type { Literal } from './rule.ts'
import type { Screen } from './screen.ts'
import type { TimelineSource } from './timeline.ts'
import type { Workbench } from './workbench.ts'

type Key<F> = keyof F & string

/**
 * What moves money: by these moves and actions, so much (the first of these that is filled) goes to, or comes back
 * from, whoever the field names. Their dialogs always ask, and show it.
 */
export interface PaysOf<F = Fields, By extends string = string> {
  readonly by: readonly By[]
  readonly to: Key<F>
  readonly amount: Key<F> | readonly Key<F>[]
}

export interface Move {
  readonly label: Label
  readonly from: readonly string[]
  readonly to: string
  readonly when?: Condition
  readonly otherwise?: Label
  readonly confirm?: MoveOf<string>['confirm']
  readonly asks?: readonly string[]
  readonly job?: string
  readonly timed?: true
  readonly quick?: true
  readonly grants?: true
  readonly silent?: true
  readonly merges?: MergesOf
  readonly undo?: string | false
}
/** An action as derivations and screens read it: flat, with its label and place. */
export interface Action extends Omit<ActionFacts, 'label' | 'on' | 'resets' | 'later'> {
  readonly label: Label
  readonly on: Place | readonly Place[]
  readonly later?: Label
}

/** A declared entity as derivations, portal and screens read it: everything filled in, names plain strings. */
export interface Entity {
  readonly name: string
  readonly label: Label
  readonly path: string
  readonly title: string
  /** What it is called by elsewhere; its title unless that recurs. */
  readonly called: string
  readonly fields: Fields
  /** Empty where it has no life cycle. */
  readonly states: { readonly [state: string]: Label }
  readonly stateField: string
  readonly moves: { readonly [move: string]: Move }
  readonly actions: { readonly [action: string]: Action }
  readonly pays?: PaysOf
  readonly proves?: readonly string[]
  readonly list: {
    readonly columns: readonly string[]
    readonly under: { readonly [column: string]: readonly string[] }
    readonly filters: readonly string[]
    readonly edit: readonly string[]
    readonly sort: readonly string[]
    readonly bulk: readonly string[]
    readonly export: boolean
    readonly exportMost?: number
    readonly import?: { readonly without: readonly string[] }
    readonly within?: string
    readonly group?: string
    readonly headings?: string
    readonly lanes?: string
    readonly beside?: string
    readonly ladder?: LadderOf
    readonly grid?: GridOf
    readonly sums: readonly SumOf<Fields>[]
    readonly summed?: SummedOf<Fields>
  }
  readonly form: readonly (readonly [
    zh: string,
    en: string,
    rows: readonly (string | readonly string[])[],
  ])[]
  readonly queue?: Queue
  readonly calendar?: CalendarEntry
  readonly timeline?: readonly TimelineSource[]
  readonly answers?: readonly Told[]
  readonly workbench?: Workbench
  readonly revisions?: Revisions
  /** One person at a time changes a record of it. */
  readonly lock?: true
  /** By state, the field that says why a record stands in it. */
  readonly because: { readonly [state: string]: string | undefined }
  readonly home: Required<HomeOf>
  readonly dashboards: { readonly [name: string]: DashboardOf }
  readonly fixed: { readonly [screen: string]: Literal }
  /** By the name that says what holds: `frozenOnceDrawn`. */
  readonly rules: { readonly [name: string]: readonly Literal[] }
  /** The number of a rule in the product's sheet, by its name; rules of one's own have none. */
  readonly sheetNumbers: { readonly [rule: string]: number }
  readonly endpoints: { readonly [operation: string]: Endpoint }
  readonly screens: readonly Screen[]
  readonly deviations: { readonly [key: string]: string }
  readonly omits: { readonly [key: string]: string }
  readonly keysOf?: string
  readonly standIn: boolean
  readonly ports: readonly PortName[]
}

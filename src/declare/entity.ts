import {
  type ActionOf,
  type MergesOf,
  type MoveOf,
  type Place,
  usualActions,
  usualMoves,
} from './action.ts'
import type { Condition } from './condition.ts'
import type { Field, Fields } from './field.ts'
import type { HomeOf } from './home.ts'
import type { Label } from './label.ts'
import type { PortName } from './port.ts'
import { type InRows, type Joined, joined, type Names } from './rows.ts'
import type { Literal, Rule } from './rule.ts'
import type { Screen } from './screen.ts'

type Key<F> = keyof F & string
type Standing = 'id' | 'createdAt' | 'updatedAt' | 'createdBy' | 'updatedBy' | 'status'
type Listed<F> = Key<F> | Standing
type Sorted<F> = `${'' | '-'}${Listed<F>}`
type OneOrMany<T> = T | readonly T[]
/** A group of the form: its labels, then its rows; an inner array is a row of two. */
type Group<F> = readonly [zh: string, en: string, ...rows: (Key<F> | readonly Key<F>[])[]]
type States = { readonly [state: string]: Label }

/** A figure over all records a list is filtered to: a field added up, or how many meet a condition. */
export type SumOf<F, S extends string = string> =
  | Key<F>
  | { readonly label: Label; readonly where: Condition<F, S> }
/** How an entity is listed. */
export interface ListOf<F, M extends string, A extends string, N extends string> {
  readonly columns: Names<Listed<F> | N>
  /** Columns that stand in the cell of another unless somebody chooses them: `{ price: ['originalPrice', 'vipPrice'] }`. */
  readonly under?: { readonly [C in Listed<F> | N]?: readonly (Listed<F> | N)[] }
  readonly filters?: Names<Listed<F> | N>
  /** By the order set by hand where the entity has one, else the newest first, unless said. */
  readonly sort?: OneOrMany<Sorted<F> | `${'' | '-'}${N}`>
  /** Moves and actions for the selected rows; `delete` too. All moves that have a button unless said. */
  readonly bulk?: readonly (M | A | 'delete')[]
  /** False where it may not be taken away as a spreadsheet, whatever rights one has. */
  readonly export?: false
  /** Only ever looked at within one record of this reference: its indexes begin there, and there are few of them. */
  readonly within?: Listed<F>
  /** Rows stand under this field's value. */
  readonly group?: Listed<F>
  /** Figures over whatever the list is filtered to, shown in its head. */
  readonly sums?: readonly SumOf<F>[]
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
/** A call the portal serves under a name and a path of its own, beside or in place of plain REST. */
export type Endpoint =
  | string
  | {
      readonly call: string
      readonly takes?: { readonly [name: string]: string }
      readonly gives?: string
    }
  | { readonly uses: string }
type NamesOf = { readonly [name: string]: string }
interface Call {
  /** `POST <path>/<operation>` unless said. */
  readonly call?: string
  /** Names with what each holds, or names alone where a name says it. */
  readonly takes?: NamesOf | readonly string[]
  readonly gives?: string
}
/** Everything a declaration states; `entity` fills in what may be left out. */
export interface Facts<F extends Fields, S extends InRows<States>, M, A, N extends string> {
  /** REST path below /api/portal/; the name unless said. */
  readonly path?: string
  /** The field a record is called by; the first searched text unless said. */
  readonly title?: Key<F>
  readonly fields: F
  readonly states?: S
  /** The field that holds the state; `status` unless said. */
  readonly stateField?: N
  readonly moves?: M & { readonly [move: string]: MoveOf<NoInfer<Key<Joined<S>>>, NoInfer<F>> }
  readonly actions?: A & {
    readonly [action: string]: ActionOf<NoInfer<F>, NoInfer<Key<Joined<S>>>>
  }
  readonly list?: ListOf<NoInfer<F>, NoInfer<Key<M>>, NoInfer<Key<A>>, NoInfer<N>>
  readonly form?: readonly Group<NoInfer<F>>[]
  /** What the home page says of it. */
  readonly home?: HomeOf<NoInfer<F>>
  /** What a screen of this entity holds fast, by the screen's path. */
  readonly fixed?: { readonly [screen: string]: { readonly [field: string]: unknown } }
  /** By the number of the rule in the sheet; rules of one's own under letters. */
  readonly rules?: {
    readonly [id: string]: OneOrMany<
      Rule<NoInfer<F>, NoInfer<Key<Joined<S>>>, NoInfer<Key<M>>, NoInfer<Key<A>>>
    >
  }
  readonly endpoints?: { readonly [operation: string]: string | Call | { readonly uses: string } }
  /** Its screens, where they do not stand in `resources/menu.ts`: appended to their group. */
  readonly screens?: readonly Omit<Screen, 'entity'>[]
  /** Where the sheet is wrong, by field, move, action or rule: why it stands otherwise here. */
  readonly deviations?: { readonly [key: string]: string }
  /** No table of its own: its fields are the keys `<group>.<field>` of this entity, edited as one form. */
  readonly keysOf?: string
  /** Its facts are taken over from the sheets as they stand; its rules and actions are still to be carried. */
  readonly standIn?: true
  /** Services outside the house it relies on; its screens say so while one is stood in for. */
  readonly ports?: readonly PortName[]
}

/** A declared entity as the compiler knows it. */
export interface EntityOf<Name extends string, F extends Fields, S, N extends string>
  extends Entity {
  readonly name: Name
  readonly fields: F
  readonly states: S & { readonly [state: string]: Label }
  readonly stateField: N
}
export interface Move {
  readonly label: Label
  readonly from: readonly string[]
  readonly to: string
  readonly confirm?: MoveOf<string>['confirm']
  readonly asks?: readonly string[]
  readonly job?: string
  readonly silent?: true
  readonly merges?: MergesOf
}
export type Action = Omit<ActionOf<Fields, string>, 'label' | 'on' | 'later'> & {
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
  readonly fields: Fields
  /** Empty where it has no life cycle. */
  readonly states: { readonly [state: string]: Label }
  readonly stateField: string
  readonly moves: { readonly [move: string]: Move }
  readonly actions: { readonly [action: string]: Action }
  readonly list: {
    readonly columns: readonly string[]
    readonly under: { readonly [column: string]: readonly string[] }
    readonly filters: readonly string[]
    readonly sort: readonly string[]
    readonly bulk: readonly string[]
    readonly export: boolean
    readonly within?: string
    readonly group?: string
    readonly lanes?: string
    readonly beside?: string
    readonly ladder?: LadderOf
    readonly grid?: GridOf
    readonly sums: readonly SumOf<Fields>[]
  }
  readonly form: readonly (readonly [
    zh: string,
    en: string,
    rows: readonly (string | readonly string[])[],
  ])[]
  readonly home: Required<HomeOf>
  readonly fixed: { readonly [screen: string]: Literal }
  readonly rules: { readonly [id: string]: readonly Literal[] }
  readonly endpoints: { readonly [operation: string]: Endpoint }
  readonly screens: readonly Screen[]
  readonly deviations: { readonly [key: string]: string }
  readonly keysOf?: string
  readonly standIn: boolean
  readonly ports: readonly PortName[]
}

/**
 * Declares an entity: `entity('magazine', ['杂志', 'Magazine'], { fields, states, moves, list, form, rules })`.
 *
 * States facts only and is frozen; what can be left out is filled in here and rows are joined, so that whoever reads it
 * finds every section in its one form. Names inside it are checked by the compiler, names of other entities by `checkDeclarations` at start-up.
 */
export function entity<
  const Name extends string,
  const F extends Fields,
  const S extends InRows<States> = {},
  const M = {},
  const A = {},
  const N extends string = 'status',
>(name: Name, label: Label, facts: Facts<F, S, M, A, N>): EntityOf<Name, F, Joined<S>, N> {
  const { fields } = facts
  const path = facts.path ?? name
  const moves = movesOf((facts.moves ?? {}) as Record<string, MoveOf<string>>)
  const declared = {
    name,
    label,
    path,
    title: facts.title ?? titleOf(fields),
    fields,
    states: joined<States>(facts.states ?? {}),
    stateField: facts.stateField ?? 'status',
    moves,
    actions: actionsOf((facts.actions ?? {}) as Record<string, ActionOf<Fields, string>>),
    list: listOf(fields, moves, facts.list as ListOf<Fields, string, string, string> | undefined),
    form: facts.form?.map(groupOf) ?? [['基本信息', 'Basics', editable(fields)]],
    home: { todos: [], figures: [], ...facts.home },
    fixed: facts.fixed ?? {},
    rules: rulesOf(facts.rules ?? {}),
    endpoints: endpointsOf(path, facts.endpoints ?? {}),
    screens: (facts.screens ?? []).map((screen) => ({ ...screen, entity: name })),
    deviations: facts.deviations ?? {},
    standIn: facts.standIn ?? false,
    ports: facts.ports ?? [],
    ...(facts.keysOf && { keysOf: facts.keysOf }),
  }
  return Object.freeze(declared) as unknown as EntityOf<Name, F, Joined<S>, N>
}

const titleOf = (fields: Fields): string => {
  const texts = Object.entries(fields).filter(([, field]) => field.kind === 'text')
  return (texts.find(([, field]) => field.search) ?? texts[0])?.[0] ?? 'id'
}
const editable = (fields: Fields) =>
  Object.entries(fields)
    .filter(([, field]) => !isKept(field))
    .map(([name]) => name)

/** Whether only the portal or the app writes this field. */
export const isKept = (field: Field): boolean =>
  field.readOnly === true || field.kind === 'count' || field.kind === 'computed'

const movesOf = (moves: Record<string, MoveOf<string>>) =>
  Object.fromEntries(
    Object.entries(moves).map(([name, move]) => [
      name,
      { ...move, label: move.label ?? usualMoves[name] ?? ([name, name] as const) },
    ]),
  )

/**
 * What an action does. One that says none of these runs the function of its own name, or changes the fields of the
 * record that it asks for.
 */
const shapes = [
  'opens',
  'copies',
  'sets',
  'fills',
  'runs',
  'looks',
  'page',
  'merges',
  'previews',
  'links',
  'picks',
  'plays',
  'offers',
  'gathers',
  'later',
] as const
const runsItself = (action: ActionOf<Fields, string>) =>
  !Array.isArray(action.asks) && !shapes.some((shape) => shape in action)
const later = (text: Label | string): Label =>
  typeof text === 'string' ? ['后续提供', text] : text
const actionsOf = (actions: Record<string, ActionOf<Fields, string>>): Entity['actions'] =>
  Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [
      name,
      {
        ...action,
        label: action.label ?? usualActions[name] ?? ([name, name] as const),
        on: action.on ?? 'row',
        ...(runsItself(action) && { runs: name }),
        ...(action.later && { later: later(action.later) }),
      } as Action,
    ]),
  )

const groupOf = ([zh, en, ...rows]: Group<Fields>): Entity['form'][number] => [zh, en, rows]

const endpointsOf = (
  path: string,
  endpoints: { readonly [operation: string]: string | Call | { readonly uses: string } },
): Entity['endpoints'] =>
  Object.fromEntries(
    Object.entries(endpoints).map(([operation, endpoint]) => [
      operation,
      typeof endpoint === 'string' || 'uses' in endpoint
        ? endpoint
        : callOf(`POST ${path}/${operation}`, endpoint),
    ]),
  )
const callOf = (usual: string, { call = usual, takes, gives }: Call): Endpoint => ({
  call,
  ...(takes && { takes: Array.isArray(takes) ? namesOf(takes) : (takes as NamesOf) }),
  ...(gives && { gives }),
})
const namesOf = (names: readonly string[]): NamesOf =>
  Object.fromEntries(names.map((name) => [name, name]))

const listOf = (
  fields: Fields,
  moves: Entity['moves'],
  list: ListOf<Fields, string, string, string> | undefined,
): Entity['list'] => ({
  columns: (list?.columns ?? editable(fields).slice(0, 6)).flat(),
  under: (list?.under ?? {}) as Entity['list']['under'],
  filters: (list?.filters ?? []).flat(),
  sort: [list?.sort ?? (list && orderOf(fields)) ?? '-createdAt'].flat(),
  bulk: list?.bulk ?? (list ? buttonsOf(moves) : []),
  export: list?.export ?? list !== undefined,
  ...(list?.within && { within: list.within }),
  ...(list?.group && { group: list.group }),
  ...(list?.lanes && { lanes: list.lanes }),
  ...(list?.beside && { beside: list.beside }),
  ...(list?.ladder && { ladder: list.ladder }),
  ...(list?.grid && { grid: list.grid }),
  sums: list?.sums ?? [],
})
const buttonsOf = (moves: Entity['moves']) =>
  Object.keys(moves).filter((move) => !moves[move]?.silent)
const orderOf = (fields: Fields): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'order')

const rulesOf = (rules: { readonly [id: string]: unknown }): Entity['rules'] =>
  Object.fromEntries(
    Object.entries(rules).map(([id, literals]) => [id, [literals].flat() as Literal[]]),
  )

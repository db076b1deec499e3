import { type ActionOf, type MoveOf, usualMoves } from './action.ts'
import { actionsOf } from './actionsOf.ts'
import type { CalendarEntry, CalendarOf } from './calendar.ts'
import { type Calls, callsOf } from './callsOf.ts'
import type { DashboardOf } from './dashboard.ts'
import type { Entity, PaysOf } from './declared.ts'
import type { Fields } from './field.ts'
import { type FixedOf, fixedOf } from './fixedOf.ts'
import type { HomeOf } from './home.ts'
import { editable } from './isKept.ts'
import type { Label } from './label.ts'
import { calledAfter } from './leadingTo.ts'
import type { ListOf } from './list.ts'
import { listOf } from './listOf.ts'
import type { PortName } from './port.ts'
import { type QueueOf, queueOf, type Told } from './queue.ts'
import type { Revisions, RevisionsOf } from './revisions.ts'
import { type InRows, type Joined, joinRows } from './rows.ts'
import type { Literal, Rule } from './rule.ts'
import type { Screen } from './screen.ts'
import type { TimelineSource } from './timeline.ts'
import type { Workbench, WorkbenchOf } from './workbench.ts'

type Key<F> = keyof F & string
type OneOrMany<T> = T | readonly T[]
/** A group of the form: its labels, then its rows; an inner array is a row of two. */
type Group<F> = readonly [zh: string, en: string, ...rows: (Key<F> | readonly Key<F>[])[]]
type States = { readonly [state: string]: Label }

/** Everything a declaration states; `entity` fills in what may be left out. */
export interface Facts<
  F extends Fields,
  S extends InRows<States>,
  M extends string,
  A extends string,
  N extends string,
> {
  /** REST path below /api/portal/; the name unless said. */
  readonly path?: string
  /** The field a record is called by; the first searched text unless said. */
  readonly title?: Key<F>
  /**
   * The field it is called by away from its own list and form, where its title recurs; a field `called`, computed of the
   * title and what tells it apart, unless said. Pickers, links, dialogs, exports and refusals say it.
   */
  readonly called?: Key<F>
  readonly fields: F
  readonly states?: S
  /** The field that holds the state; `status` unless said. */
  readonly stateField?: N
  readonly moves?: { readonly [move in M]: MoveOf<NoInfer<Key<Joined<S>>>, NoInfer<F>> }
  readonly actions?: {
    readonly [action in A]: ActionOf<NoInfer<F>, NoInfer<Key<Joined<S>>>>
  }
  /** What moves money, and is asked with payee and amount. */
  readonly pays?: PaysOf<NoInfer<F>, NoInfer<M> | NoInfer<A>>
  /** What is done only by somebody who has just said anew who they are; what `pays` names is, without being said. */
  readonly proves?: readonly (NoInfer<M> | NoInfer<A> | 'create' | 'update' | 'remove')[]
  readonly list?: ListOf<NoInfer<F>, NoInfer<M>, NoInfer<A>, NoInfer<N>>
  readonly form?: readonly Group<NoInfer<F>>[]
  /** Where its records come in as work to be decided, one after the other. */
  readonly queue?: QueueOf<NoInfer<F>, NoInfer<M>>
  /** Where its records stand in a calendar. */
  readonly calendar?: CalendarOf<NoInfer<F>, NoInfer<Key<Joined<S>>>>
  /** What happened with one of its records, told by others in one line of time. */
  readonly timeline?: readonly TimelineSource[]
  /** What to send somebody who asks about a record of it, fields in braces: the first that is true of it. */
  readonly answers?: readonly Told[]
  /** Where one of its records is put together from others. */
  readonly workbench?: WorkbenchOf<NoInfer<F>, NoInfer<M>>
  /** Changed while it is live, without readers seeing it before it is published. */
  readonly revisions?: RevisionsOf<NoInfer<Key<Joined<S>>>, NoInfer<M>>
  /** One person at a time changes a record of it, since what two have typed cannot be brought together. */
  readonly lock?: true
  /** What the home page says of it. */
  readonly home?: HomeOf<NoInfer<F>>
  /** Screens of figures, each in a file beside: `dashboards: { overview: projectOverview }`. */
  readonly dashboards?: { readonly [name: string]: DashboardOf }
  /** What screens of this entity hold fast: by the choice each holds, or by the screen's path. */
  readonly fixed?: FixedOf<NoInfer<F>>
  /** Each under a name that says what holds: `frozenOnceDrawn: { freeze: … }`. Refusals and tests name it `raffle#frozenOnceDrawn`. */
  readonly rules?: {
    readonly [name: string]: OneOrMany<
      Rule<NoInfer<F>, NoInfer<Key<Joined<S>>>, NoInfer<M>, NoInfer<A>>
    >
  }
  readonly endpoints?: Calls
  /** Its screens, where they do not stand in `src/menu`: appended to their group. */
  readonly screens?: readonly Omit<Screen, 'entity'>[]
  /** In which state of a record a field of it says why it stands there: told in its head. */
  readonly because?: { readonly [State in NoInfer<Key<Joined<S>>>]?: Key<NoInfer<F>> }
  /** Where the sheet is wrong, by field, move, action or rule: why it stands otherwise here. */
  readonly deviations?: { readonly [key: string]: string }
  /** What the sheet has and this does without, by field, move, action or call: why, and where it is done instead. */
  readonly omits?: { readonly [key: string]: string }
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
  const M extends string = never,
  const A extends string = never,
  const N extends string = 'status',
>(name: Name, label: Label, facts: Facts<F, S, M, A, N>): EntityOf<Name, F, Joined<S>, N> {
  const { fields } = facts
  const path = facts.path ?? name
  const states = joinRows<States>(facts.states ?? {})
  const moves = movesOf((facts.moves ?? {}) as Record<string, MoveOf<string>>, states)
  const declared = {
    name,
    label,
    path,
    title: facts.title ?? titleOf(fields),
    called: facts.called ?? ('called' in fields ? 'called' : (facts.title ?? titleOf(fields))),
    fields,
    states,
    stateField: facts.stateField ?? 'status',
    moves,
    actions: actionsOf(fields, {
      ...(facts.actions as Record<string, ActionOf<Fields, string>>),
      ...(facts.list?.import && { importList: bringsListBack(name) }),
    }),
    list: listOf(fields, moves, facts.list as ListOf<Fields, string, string, string> | undefined),
    form: facts.form?.map(groupOf) ?? [['基本信息', 'Basics', editable(fields)]],
    home: { todos: [], figures: [], gaps: [], ...facts.home },
    dashboards: facts.dashboards ?? {},
    fixed: fixedOf((facts.fixed ?? {}) as FixedOf),
    ...rulesOf((facts.rules ?? {}) as unknown as RulesAsSaid, facts.queue as unknown as Due),
    endpoints: callsOf(path, facts.endpoints ?? {}),
    screens: (facts.screens ?? []).map((screen) => ({ ...screen, entity: name })),
    because: facts.because ?? {},
    deviations: facts.deviations ?? {},
    omits: facts.omits ?? {},
    standIn: facts.standIn ?? false,
    ports: [...(facts.ports ?? []), ...(holdsFilm(fields) ? (['vod'] as const) : [])],
    ...(facts.proves && { proves: facts.proves as readonly string[] }),
    ...(facts.pays && { pays: facts.pays as unknown as PaysOf }),
    ...(facts.timeline && { timeline: facts.timeline }),
    ...(facts.answers && { answers: facts.answers }),
    ...(facts.calendar && { calendar: facts.calendar as CalendarEntry }),
    ...(facts.queue && { queue: queueOf(facts.queue as unknown as QueueOf<F, string>) }),
    ...(facts.workbench && {
      workbench: { misses: [], ...facts.workbench } as unknown as Workbench,
    }),
    ...(facts.revisions && { revisions: facts.revisions as Revisions }),
    ...(facts.lock && { lock: true as const }),
    ...(facts.keysOf && { keysOf: facts.keysOf }),
  }
  return Object.freeze(declared) as unknown as EntityOf<Name, F, Joined<S>, N>
}

/** Whoever holds films relies on the service that plays them. */
const holdsFilm = (fields: Fields): boolean =>
  Object.values(fields).some(
    ({ kind, of }) => kind === 'video' || (kind === 'list' && holdsFilm(of as Fields)),
  )

const titleOf = (fields: Fields): string => {
  const texts = Object.entries(fields).filter(([, field]) => field.kind === 'text')
  return (texts.find(([, field]) => field.search) ?? texts[0])?.[0] ?? 'id'
}
const movesOf = (moves: Record<string, MoveOf<string>>, states: States) =>
  Object.fromEntries(
    Object.entries(moves).map(([name, move]) => {
      const usual = calledAfter(name, states[move.to]) ?? usualMoves[name]
      return [name, { ...move, label: move.label ?? usual ?? ([name, name] as const) }]
    }),
  )

/** Leads to where the list's own export is brought back, edited. */
const bringsListBack = (name: string): ActionOf<Fields, string> => ({
  label: ['导入修改', 'Import changes'],
  on: 'list',
  page: `/datas/import?kind=${name}List`,
})

const groupOf = ([zh, en, ...rows]: Group<Fields>): Entity['form'][number] => [zh, en, rows]

type Due = Pick<QueueOf<Fields, string>, 'tabs' | 'since' | 'within'>

/** What waits longer than its desk promises, as home, list and desk count it alike. */
const late = ({ tabs: [first], since, within }: Due) => ({
  ...first?.filter,
  [since]: { lte: { now: `-${within}m` } },
})

type RulesAsSaid = { readonly [name: string]: OneOrMany<Literal> }

/** Rules as lists of literals, and apart from them the numbers that their literals bear. */
function rulesOf(
  said: RulesAsSaid,
  queue: Due | undefined,
): Pick<Entity, 'rules' | 'sheetNumbers'> {
  const rules: Record<string, readonly Literal[]> = {}
  const sheetNumbers: Record<string, number> = {}
  for (const [name, literals] of Object.entries(said))
    rules[name] = [literals].flat().map((said) => {
      const literal = said?.mark === 'late' && queue ? { ...said, mark: late(queue) } : said
      if (typeof literal?.sheet !== 'number') return literal
      const { sheet, ...rest } = literal
      sheetNumbers[name] = sheet
      return rest
    })
  return { rules, sheetNumbers }
}

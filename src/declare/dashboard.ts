import type { Value, Where } from './expression.ts'
import type { Label } from './label.ts'

/** What a figure is told in. `decimal` is a plain number with a fraction. */
export type FigureUnit = 'count' | 'money' | 'percent' | 'duration' | 'decimal'
/** How long a stretch one point of a line stands for. */
export const grains = ['day', 'week', 'month'] as const
export type Grain = (typeof grains)[number]

/**
 * Which time a dashboard tells of: so many days, or months, up to today. `until: 'yesterday'` where records of a day are
 * counted in the night after it.
 */
export interface RangeOf {
  readonly unit: 'day' | 'month'
  /** So many at first. */
  readonly default: number
  /** What one may choose at a press; any other stretch by its two ends. */
  readonly presets: readonly number[]
  /** A longer one is refused. */
  readonly longest: number
  readonly until?: 'yesterday'
}

/** Records that are counted: of which entity, at which of their times, and which of them. Without `at` they all count at any time. */
export interface SourceOf {
  readonly of: string
  /** A date, a moment, or a month written `2026-11`. */
  readonly at?: string
  readonly where?: Where
}

interface Told {
  readonly label: Label
  /** By the kind of what is added up, or `percent` of a part, unless said. */
  readonly as?: FigureUnit
  /** Whether more of it is good news; neither unless said. */
  readonly good?: 'up' | 'down'
}
/** Worked out over records: added up, counted, or how many different values there are. */
export type Counted = Told & {
  /** The source; the first unless said. */
  readonly in?: string
  readonly where?: Where
  /** What is counted in place of that while the whole is narrowed down by one of these dimensions. */
  readonly narrowed?: { readonly by: readonly string[]; readonly where: Where }
  /** Counted at another time of the same records. */
  readonly at?: string
  /** All up to the end of the range, not only those within. */
  readonly upTo?: true
} & ({ readonly sum: Value } | { readonly count: true } | { readonly distinct: string })
/** Worked out from other measures, group by group: what holds of a day holds of the whole. */
export type WorkedOut = Told &
  (
    | { readonly plus: readonly string[] }
    | { readonly minus: readonly string[] }
    /** The first divided by the second, empty where that is 0. */
    | { readonly part: readonly [string, string] }
    /** Divided by the days it is of. */
    | { readonly perDay: string }
  )
export type MeasureOf = Counted | WorkedOut

/**
 * What figures are told apart by: a path in every source (`'platform'`, `'project.department'`), or in each its own.
 * Label and choices are those of the field it leads to unless said.
 */
export type DimensionOf =
  | string
  | {
      readonly path?: string
      readonly in?: { readonly [source: string]: Value }
      readonly label?: Label
      /** Names of the values, where no field says them. */
      readonly of?: { readonly [value: string]: Label }
      /** What records that have none stand under. */
      readonly empty?: Label
      /** A person: the name is shown in part to whoever lacks the right `personal`. */
      readonly personal?: true
    }

type OneOrMany<T> = T | readonly T[]
interface Titled {
  readonly label: Label
  /** Takes the whole width. */
  readonly wide?: true
}
/** Measures over time; with `by` a line for each of the largest values. `grain` is a choice where there are several. */
export type LinePanel = Titled & {
  readonly kind: 'line'
  readonly measures: readonly string[]
  /** Several: which of them is a choice. */
  readonly by?: OneOrMany<string>
  readonly grain?: OneOrMany<Grain>
}
/** Today hour by hour, as it stands in the records themselves. */
export type HoursPanel = Titled & { readonly kind: 'hours'; readonly measures: readonly string[] }
/** A bar a value, the longest first, with what it is of all. */
export type BarsPanel = Titled & {
  readonly kind: 'bars'
  readonly by: string
  readonly measures: readonly string[]
}
/** Parts of a whole. */
export type SharesPanel = Titled & {
  readonly kind: 'shares'
  readonly by: string
  readonly measures: readonly string[]
}
/** The first so many; equal values share a rank. Where `by`, `measures` or `top` are several, each is a choice. */
export type RankPanel = Titled & {
  readonly kind: 'rank'
  readonly by: OneOrMany<string>
  /** Ranked by the first, or the chosen one; the others stand beside it. */
  readonly measures: readonly string[]
  readonly top: OneOrMany<number>
  /** The measure is a choice. */
  readonly choose?: true
  /** The least first. */
  readonly least?: true
}
/** How many (`per`) lie between which bounds of a measure: `steps` are the bounds, `labels` one more than these. */
export type BandsPanel = Titled & {
  readonly kind: 'bands'
  readonly per: string
  readonly measures: readonly string[]
  readonly steps: readonly number[]
  readonly labels: readonly Label[]
}
/** Every value with all measures; `by` may hold `time`, a row a bucket. */
export type TablePanel = Titled & {
  readonly kind: 'table'
  readonly by: readonly string[]
  readonly measures: readonly string[]
}
export type PanelOf =
  | LinePanel
  | HoursPanel
  | BarsPanel
  | SharesPanel
  | RankPanel
  | BandsPanel
  | TablePanel

/** Records that want looking after: told above the figures where there are any, with where to go. */
export interface NoteOf {
  /** `{count}` is how many. */
  readonly label: Label
  readonly where: Where
  readonly links: readonly {
    readonly label: Label
    readonly to: string
    /** Of the list it leads to. */
    readonly filter?: { readonly [key: string]: unknown }
  }[]
}

/** A dashboard: a screen of figures over records, with what they are compared to, drawn and told in tables. */
export interface DashboardOf {
  /** The screen it is drawn on; whoever does not see that is refused its figures. */
  readonly screen: `/${string}`
  readonly range: RangeOf
  /** The first is the one meant where none is said. */
  readonly sources: { readonly [source: string]: SourceOf }
  readonly measures: { readonly [measure: string]: MeasureOf }
  readonly dimensions?: { readonly [dimension: string]: DimensionOf }
  /** Dimensions the whole is narrowed down by. */
  readonly filters?: readonly string[]
  /** It tells of one value of this dimension at a time, of the record last changed unless one is chosen. */
  readonly one?: string
  /** Measures told large; with a plan beside, how much of it is reached. */
  readonly cards: readonly (string | { readonly measure: string; readonly plan: string })[]
  /** The cards tell of the last day there is alone, beside the day before it. */
  readonly latest?: true
  readonly compare?: readonly ('before' | 'yearAgo')[]
  readonly panels: { readonly [panel: string]: PanelOf }
  readonly notes?: readonly NoteOf[]
  /** The records themselves: `true` for a list of the entity below its screen, else where they are listed. */
  readonly records?: true | `/${string}`
}

/** Declares a dashboard; it is named by the entity it belongs to: `dashboards: { overview }`. */
export const dashboard = <const D extends DashboardOf>(facts: D): DashboardOf =>
  Object.freeze(facts)

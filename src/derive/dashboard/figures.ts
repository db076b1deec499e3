import type { Label } from '#declare'
import type { FigureUnit, Grain } from '#declare/dashboard.ts'
import type { Unfinished } from './buckets.ts'
import type { DimensionFacts } from './described.ts'
import type { Span } from './span.ts'
import type { Values } from './workedOut.ts'

/** What a value of a dimension is called: a choice in both languages, a record or a text by its name. */
export type Named = Label | string

/** What a dashboard answers, the same to whoever draws it, exports it or reads it by its own call. */
export interface DashboardFigures {
  readonly range: Span & {
    readonly unit: 'day' | 'month'
    readonly before: Span
    readonly yearAgo: Span
    /** The one day the cards tell of, where they do. */
    readonly latest?: string
  }
  /** Choices as they hold now. */
  readonly asked: {
    readonly grain: Grain
    readonly by?: string
    readonly measure?: string
    readonly top?: number
    readonly filters: { readonly [dimension: string]: readonly (string | number)[] }
  }
  readonly measures: {
    readonly [measure: string]: {
      readonly label: Label
      readonly unit: FigureUnit
      readonly good?: 'up' | 'down'
    }
  }
  readonly dimensions: { readonly [dimension: string]: DimensionFacts }
  /** What it tells of, where it tells of one record at a time. */
  readonly one?: { readonly key: string | number; readonly label: Named }
  readonly cards: readonly CardFigures[]
  readonly panels: { readonly [panel: string]: PanelFigures }
  /** How many records each note is about, those with none left out. */
  readonly notes: readonly { readonly note: number; readonly count: number }[]
  /** Measures over records the session may not read. */
  readonly withheld: readonly string[]
}

export interface CardFigures {
  readonly measure: string
  readonly value: number | null
  readonly before?: number | null
  readonly yearAgo?: number | null
  readonly plan?: { readonly measure: string; readonly value: number | null }
  /** Over the range, one value a stretch; none where it has no value for a stretch. */
  readonly trend: readonly (number | null)[]
  /** The last of these stretches is not over yet. */
  readonly unfinished?: true
}

/** Lines over buckets, or rows; never both. */
export interface PanelFigures {
  readonly by: readonly string[]
  readonly measures: readonly string[]
  readonly buckets?: readonly string[]
  /** What is counted there still grows. */
  readonly unfinished?: Unfinished
  readonly series?: readonly SeriesFigures[]
  readonly rows?: readonly RowFigures[]
  /** All rows together, also those not told. */
  readonly total?: Values
  /** So many rows are not told. */
  readonly more?: number
}
export interface SeriesFigures {
  readonly measure: string
  readonly key?: string | number | null
  readonly label: Named
  readonly values: readonly (number | null)[]
}
export interface RowFigures {
  readonly keys: readonly (string | number | null)[]
  readonly labels: readonly Named[]
  readonly values: Values
  readonly rank?: number
  /** Of the whole, 0 to 100; empty where there is no whole. */
  readonly share?: number | null
}

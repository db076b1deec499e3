import type { Ink } from './ink.ts'
import type { Window } from './steps.ts'

/** What a chart is drawn by, as ECharts reads it. */
export type ChartOption = Readonly<Record<string, unknown>>

/** Under what circumstances a chart is drawn. */
export interface Drawing {
  readonly ink: Ink
  /** For a picture that is saved: with its title and its legend, and nothing to press. */
  readonly picture: boolean
  /** Nothing moves. */
  readonly still: boolean
  readonly zoom: Window | undefined
}

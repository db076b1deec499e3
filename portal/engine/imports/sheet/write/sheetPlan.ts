import type { Style } from './styles.ts'

/** A cell to be written: text or number, in the style of its column or its own. */
export type PlannedCell =
  | string
  | number
  | null
  | {
      readonly value: string | number
      readonly style: Style
      /** The same in words, for files whose cells have no styles. */
      readonly text?: string
    }
/** What a spreadsheet program holds typed cells to. */
export type Validation =
  | { readonly choices: readonly string[] }
  | { readonly min: number; readonly max: number; readonly whole: boolean }
export interface PlannedColumn {
  /** In characters of the narrow kind; a Chinese character takes two. */
  readonly width: number
  /** Of cells that say nothing themselves, those still to be typed among them. */
  readonly style?: Style
  readonly validation?: Validation & { readonly prompt: string }
}
/** A sheet to be written. */
export interface SheetPlan {
  readonly name: string
  readonly columns: readonly PlannedColumn[]
  readonly rows: Iterable<readonly PlannedCell[]>
  /** The first row stays in sight. */
  readonly isFrozen?: boolean
  /** The first row lets one filter and sort. */
  readonly isFiltered?: boolean
  /** Rows that validations reach, header not counted. */
  readonly typed?: number
}

import type { Density } from '#derive/userSettings.ts'

/** Measures of one size of the screens, in pixels. */
export interface Measures {
  /** Letters of controls and tables. */
  readonly font: number
  /** Buttons and inputs. */
  readonly control: number
  /** A row of a list. */
  readonly row: number
}

/** What each size measures; `medium` is what the product has unless somebody chooses. */
export const measures: { readonly [density in Density]: Measures } = {
  default: { font: 14, control: 38, row: 52 },
  medium: { font: 13, control: 32, row: 45 },
  small: { font: 13, control: 28, row: 39 },
  mini: { font: 12, control: 26, row: 33 },
}

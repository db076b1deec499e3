import type { Label } from '#declare'

/** Something the palette offers. */
export interface Choice {
  /** `page /home`, `record magazine 12`, `action dark`: the same every time. */
  readonly key: string
  readonly kind: 'page' | 'record' | 'action' | 'help'
  readonly title: Label
  /** Where it lies, in small letters beside it. */
  readonly hint?: Label
  readonly image?: string
  readonly state?: Label
  /** Where the words stand in what was written at length. */
  readonly excerpt?: string
  /** Where it leads. */
  readonly to?: string
  /** What it does instead. */
  readonly run?: () => void
  /** What else it is found by: pinyin. */
  readonly also?: string
}
/** Choices under a heading. */
export interface Section {
  readonly key: string
  readonly heading: Label
  /** Said beside it: that there are more than are shown. */
  readonly note?: Label
  readonly choices: readonly Choice[]
}

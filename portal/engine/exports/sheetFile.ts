import type { SheetPlan } from '../imports/sheet/write/sheetPlan.ts'
import type { JobWork } from '../queue/jobKind.ts'

/** What a file is to hold, how many rows that is, and what it is called, with its ending. */
export interface SheetFile {
  readonly plan: SheetPlan
  /** Sheets after it. */
  readonly beside?: readonly SheetPlan[]
  readonly rows: number
  readonly name: string
}

declare module '../context/parts.ts' {
  interface Parts {
    /** What export jobs write, by `params.writes`. */
    readonly sheets: { readonly [name: string]: (work: JobWork) => Promise<SheetFile> }
  }
}

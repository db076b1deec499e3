import type { UploadedObject } from '../upload/uploadObject.ts'
import type { DateRange } from './dateRange.ts'

/** What the widget gives: `ready` for a file, or `finished` with one in the object store; the variant with a range gives that too. */
export interface Spreadsheet {
  /** Address of the file in the object store; empty while ready. */
  readonly dataUrl: string
  readonly dataStatus: 'ready' | 'finished'
  readonly file: UploadedObject | null
  /** Null while it cannot be sent, or where none is asked for. */
  readonly range: DateRange | null
}
export const noSpreadsheet: Spreadsheet = {
  dataUrl: '',
  dataStatus: 'ready',
  file: null,
  range: null,
}

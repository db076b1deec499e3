import type { Label } from '#declare'
import { fileFault } from '#derive/bulk/fileFault.ts'
import { finding, messageOf } from '#derive/bulk/finding.ts'
import { messages } from '#derive/bulk/messages.ts'

/** What is asked of a file by its name. */
export interface SheetDemands {
  /** The only name it may bear, such as 用户充值模板.xlsx; any where there is none. */
  readonly named?: string
  /** Rows it may have; any number where it is not said. */
  readonly most?: number
}
/** Titles and sums that are no rows of the list: the portal counts exactly. */
const BESIDE = 50

/** What speaks against a file once it was looked into (F8); null where nothing does. */
export const rowsFault = (rows: number, { most }: SheetDemands): Label | null =>
  most !== undefined && rows > most + BESIDE
    ? messageOf({ columns: {} }, finding('F8', { max: most, rows }))
    : null

interface Weighed {
  readonly name: string
  readonly size: number
}

/** What speaks against a file before anything of it is read or sent (F1 to F3, and 0 bytes); null where nothing does. */
export function sheetFault(file: Weighed, { named }: SheetDemands = {}): Label | null {
  const asked = { nameEnforced: named !== undefined, template: named ?? '' }
  const found = fileFault(asked, file)
  if (!found) return file.size === 0 ? empty : null
  const [zh, en] = messages[found.code as 'F1']
  return [zh.replace('{template}', asked.template), en.replace('{template}', asked.template)]
}
const empty: Label = ['文件是空的（0字节）', 'The file is empty (0 bytes)']

/** Whether two files are one and the same to the list: by name and size, as the widget has always told them. */
export const isSame = (a: Weighed, b: Weighed): boolean => a.name === b.name && a.size === b.size

/** What cannot be read: encrypted, damaged, or something else under a spreadsheet's name. */
export const unreadable: Label = messages.F4

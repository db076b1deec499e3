import type { Label } from '#declare'
import { messages } from '#derive/bulk/messages.ts'

/** The heaviest file, in bytes, unless told otherwise. */
const HEAVIEST = 10 * 1024 * 1024
const fileF1 = messages.F1
const fill = ([zh, en]: Label, name: string): Label => [
  zh.replace('{template}', name),
  en.replace('{template}', name),
]

/** What is asked of a file by its name and weight. */
export interface SheetDemands {
  /** The only name it may bear, such as 用户充值模板.xlsx; any where there is none. */
  readonly named?: string
}

/** What speaks against a file before anything of it is read or sent (F1 to F3); null where nothing does. */
export function sheetFault(
  file: { readonly name: string; readonly size: number },
  { named }: SheetDemands = {},
): Label | null {
  if (named !== undefined && file.name.normalize('NFC') !== named) return fill(fileF1, named)
  if (!/\.(csv|xlsx|xls)$/i.test(file.name)) return messages.F2
  if (file.size === 0) return ['文件是空的（0字节）', 'The file is empty (0 bytes)']
  return file.size > HEAVIEST ? messages.F3 : null
}

/** Whether two files are one and the same to the list: by name and size, as the widget has always told them. */
export const isSame = (
  a: { readonly name: string; readonly size: number },
  b: { readonly name: string; readonly size: number },
): boolean => a.name === b.name && a.size === b.size

/** What cannot be read: encrypted, damaged, or something else under a spreadsheet's name. */
export const unreadable: Label = messages.F4

import type { Row } from '#declare'
import { type Cells, textOf } from '#derive/bulk/cell.ts'
import { phoneInPart, phoneInText } from '#derive/phoneInText.ts'
import type { BatchRow } from './calls.ts'

/**
 * A row with its cells in full. What was found in them is told with the phones in part, in words of the portal: these
 * stand in full there, too.
 */
export function rowInFull(row: BatchRow, { data }: Row): BatchRow {
  const cells = (data ?? row.cells) as Cells
  const phones = Object.values(cells).flatMap((cell) => textOf(cell).match(phoneInText) ?? [])
  const inFull = (text: string) =>
    phones.reduce(
      (told, phone) => told.replaceAll(phone.replace(phoneInText, phoneInPart), phone),
      text,
    )
  return {
    ...row,
    cells,
    message: row.message && inFull(row.message),
    findings: row.findings.map((found) => ({ ...found, message: inFull(found.message) })),
  }
}

import type { BulkKind, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { type Finding, messageOf, weightiest } from '#derive/bulk/finding.ts'
import { normalise } from '#derive/bulk/normalise.ts'
import type { Judged, ReadRow } from './bulkFunctions.ts'

/** The key a row's effect is written under. */
export const keyOf = (batch: Row, rowNo: number): string => `${batch.batchNo}-${rowNo}`

/** A row of a spreadsheet, or of an earlier batch, as it is judged. */
export function readRow(
  kind: BulkKind,
  batch: Row,
  { rowNo, cells }: { readonly rowNo: number; readonly cells: Cells },
  now: string,
): ReadRow {
  const { values, findings, text } = normalise(kind, cells, now.slice(0, 10))
  return {
    rowNo,
    cells,
    values: values as ReadRow['values'],
    // What was carried out once may be taken back, though a day of it has passed since.
    findings: batch.undoOf ? [] : findings,
    text,
    key: keyOf(batch, rowNo),
  }
}

/** A `batchRow` as it is judged again. */
export const readAgain = (kind: BulkKind, batch: Row, row: Row, now: string): ReadRow =>
  readRow(kind, batch, { rowNo: row.rowNo as number, cells: row.data as Cells }, now)

/** How a `batchRow` stands after these findings: its level, its gravest code, its message, whether it is passed over. */
export function verdictOf(kind: BulkKind, findings: readonly Finding[]): Row {
  const first = weightiest(findings)
  return {
    level: first ? levels[first.level] : 'ok',
    problem: first && first.level !== 'note' ? first.code : null,
    message: first ? cut(messageOf(kind, first)[0]) : null,
    findings: findings.length > 0 ? findings : null,
    status: first?.level === 'skip' ? 'skipped' : 'waiting',
  }
}
const levels = { error: 'error', warn: 'warn', skip: 'warn', note: 'ok' } as const
const cut = (text: string) => [...text].slice(0, 200).join('')

/** The values of a `batchRow` that follow from judging it. */
export const judgedValues = (
  kind: BulkKind,
  row: ReadRow,
  judged: Judged,
  more: readonly Finding[],
): Row => ({
  data: judged.cells ?? row.cells,
  ...(judged.effect && { effect: judged.effect }),
  user: judged.user,
  amount: judged.amount,
  standing: judged.standing ?? 0,
  share: judged.share ?? shareOf(kind, row.values, judged.under),
  until: judged.until === null ? FOR_EVER : (judged.until?.slice(0, 10) ?? null),
  ...verdictOf(kind, [...row.findings, ...judged.findings, ...more]),
})

/** How a row says that what it gives does not end. */
export const FOR_EVER = 'forever'

/** What the money of a row is counted under: its month, its project; nothing where the kind adds up as a whole. */
function shareOf(
  { total, columns }: BulkKind,
  values: ReadRow['values'],
  under: Judged['under'] = {},
): string | null {
  if (!total?.per) return null
  const share = total.per
    .map((name) => {
      const [value, column] = [under[name] ?? values[name] ?? '—', columns[name]]
      if (column?.kind === 'date') return String(value).slice(0, 7)
      return column?.kind === 'choice' ? (column.of[String(value)]?.[0] ?? value) : value
    })
    .join(' · ')
  return [...share].slice(0, LONGEST).join('')
}
/** As long as the field that keeps it. */
const LONGEST = 80

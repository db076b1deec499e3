import { header } from '../imports/sheet/write/listSheet.ts'
import type { PlannedCell } from '../imports/sheet/write/sheetPlan.ts'
import { workbookOf } from '../imports/sheet/write/workbookOf.ts'
import { harmless } from '../imports/sheet/write/xmlText.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Rows of one file; more come as several files in a zip. */
export const MOST_ROWS = 50_000

/** What the files hold, line by line. */
export interface Sheet {
  /** Without an ending. */
  readonly name: string
  readonly titles: readonly string[]
  readonly format: string
}
/** A file that is written while its rows come in. */
export interface SheetFiles {
  add(lines: readonly (readonly PlannedCell[])[]): Promise<void>
  finish(): Promise<{ readonly bytes: Uint8Array; readonly name: string; readonly type: string }>
}

/** Rows as csv, or as xlsx: several of them in a zip where they are many, or a zip was asked for. */
export const sheetFiles = (sheet: Sheet, most = MOST_ROWS): SheetFiles =>
  sheet.format === 'csv' ? asCsv(sheet) : asWorkbooks(sheet, most)

function asWorkbooks({ name, titles, format }: Sheet, most: number): SheetFiles {
  const whole: Uint8Array[] = []
  let open: (readonly PlannedCell[])[] = []
  const close = async () => {
    const columns = titles.map((title) => ({ width: Math.max(14, title.length * 2 + 4) }))
    const rows = [titles.map((title) => header(title)), ...open]
    whole.push(await workbookOf([{ name: '数据', columns, rows, isFrozen: true }]))
    open = []
  }
  return {
    async add(lines) {
      for (const line of lines) {
        if (open.length === most) await close()
        open.push(line)
      }
    },
    async finish() {
      if (open.length > 0 || whole.length === 0) await close()
      const [only] = whole
      if (only && whole.length === 1 && format !== 'zip')
        return { bytes: only, name: `${name}.xlsx`, type: XLSX }
      const { zipSync } = await import('fflate')
      const called = (at: number) => `${name}${whole.length > 1 ? `-${at + 1}` : ''}.xlsx`
      const files = Object.fromEntries(whole.map((bytes, at) => [called(at), bytes]))
      return { bytes: zipSync(files, { level: 0 }), name: `${name}.zip`, type: 'application/zip' }
    },
  }
}

/** With the mark by which spreadsheet programs know UTF-8. */
function asCsv({ name, titles }: Sheet): SheetFiles {
  const parts = [`\ufeff${lineOf(titles)}`]
  return {
    async add(lines) {
      parts.push(...lines.map(lineOf))
    },
    async finish() {
      const bytes = new TextEncoder().encode(`${parts.join('\r\n')}\r\n`)
      return { bytes, name: `${name}.csv`, type: 'text/csv; charset=utf-8' }
    },
  }
}

const lineOf = (line: readonly PlannedCell[]): string =>
  line
    .map((cell) =>
      typeof cell === 'object' && cell !== null
        ? cell.style === 'yuan'
          ? cell.value
          : (cell.text ?? cell.value)
        : cell,
    )
    .map((value) =>
      typeof value === 'number'
        ? value
        : `"${harmless(String(value ?? '')).replaceAll('"', '""')}"`,
    )
    .join(',')

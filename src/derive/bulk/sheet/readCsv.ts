import Papa from 'papaparse'
import { csvText } from './csvText.ts'
import { NoSheet } from './NoSheet.ts'
import { daysFrom } from './numberCell.ts'
import type { BookFacts, OnRow, RawCell } from './rawCell.ts'

const delimiters = [',', ';', '\t', '|']

/** Reads a csv file in any of the usual encodings and delimiters; a row's number is that of the record. Throws where it is no csv. */
export function readCsv(bytes: Uint8Array, onRow: OnRow, at = 0): BookFacts {
  if (at > 0) throw new NoSheet()
  const text = csvText(bytes).replace(/\r\n?/g, '\n')
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: '\n',
  })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) throw new Error(`A quote is opened in row ${open.row} and never closed`)
  for (const [index, cells] of data.entries()) onRow(index + 1, cells.map(rawOf))
  return { merged: [], dayOf: daysFrom(false) }
}

/** The one that stands most often in the first line that is not empty. */
function delimiterOf(text: string): string {
  const line = /[^\r\n]*[^\r\n,;\t|\s][^\r\n]*/.exec(text)?.[0] ?? ''
  const counts = delimiters.map((delimiter) => line.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/** `="0199"` is how a csv keeps a spreadsheet from reading a number: a text. Anything else after `=` is a formula. */
function rawOf(text: string): RawCell {
  const kept = /^="([^"]*)"$/.exec(text)
  if (kept) return { text: kept[1] ?? '' }
  return text.startsWith('=') ? { text, mark: 'formula' } : { text }
}

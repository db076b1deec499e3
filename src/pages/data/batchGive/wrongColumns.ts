import type { BatchRow, Column } from './calls.ts'

const people: readonly string[] = ['phone', 'uid']

/**
 * Columns of a row in which a problem is put right: those the findings name; where one names none it is about who is
 * meant, so the filled columns of phone and user ID, both where neither is filled.
 */
export function wrongColumns(columns: readonly Column[], row: BatchRow): readonly string[] {
  const errors = row.findings.filter(({ level }) => level === 'error')
  const named = new Set(errors.flatMap(({ column }) => column ?? []))
  if (errors.some(({ column }) => !column)) {
    const who = columns.filter(({ kind }) => people.includes(kind)).map(({ name }) => name)
    const filled = who.filter((name) => row.cells[name])
    for (const name of filled.length > 0 ? filled : who) named.add(name)
  }
  return columns.map(({ name }) => name).filter((name) => named.has(name))
}

/** Whether a row waits to be put right. */
export const isProblem = (row: BatchRow): boolean =>
  row.level === 'error' && row.status === 'waiting'

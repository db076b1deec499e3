import type { Row } from '#declare'
import type { HistoryEntry } from '../../dataProvider/portalProvider.ts'

/** A record as it stood after an entry of its history. */
export interface Version {
  readonly entry: HistoryEntry
  readonly row: Row
}

/** The record after each entry of its history, the newest first: what an entry changed is undone for those before it. */
export function versionsOf(record: Row, history: readonly HistoryEntry[]): readonly Version[] {
  let row = record
  return history.map((entry) => {
    const here = { entry, row }
    const before = Object.entries(entry.changed).map(([name, [was]]) => [name, was] as const)
    row = { ...row, ...Object.fromEntries(before) }
    return here
  })
}

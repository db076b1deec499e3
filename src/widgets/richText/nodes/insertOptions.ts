/** The names of inserts that have a dialog. */
export type InsertName = 'pictureInsert' | 'audioInsert' | 'videoInsert' | 'cardInsert'

/** What inserts need of whoever shows them. */
export interface InsertOptions {
  /** Asked for when an insert is to be changed; `at` is where it stands. */
  onEdit: (name: InsertName, values: unknown, at: number) => void
  say: (label: readonly [string, string]) => string
}

import type { BulkReader } from './bulkReader.ts'
import { text } from './text.ts'

/** A record called by its name or number; whether there is such a record, the portal finds out. */
export const name: BulkReader<'name'> = {
  read: (written, column, today) => text.read(written, { ...column, kind: 'text' }, today),
  write: String,
  demands: ({ max }) => [
    `名称或编号，最多 ${max} 个字`,
    `Its name or number, ${max} characters at most`,
  ],
  exact: true,
  format: 'text',
}

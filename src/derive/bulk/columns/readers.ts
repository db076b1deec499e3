import type { BulkColumn, BulkColumnKind } from '#declare'
import type { BulkReader } from './bulkReader.ts'
import { choice } from './choice.ts'
import { choices } from './choices.ts'
import { code } from './code.ts'
import { date } from './date.ts'
import { id } from './id.ts'
import { integer } from './integer.ts'
import { media } from './media.ts'
import { money } from './money.ts'
import { month } from './month.ts'
import { name } from './name.ts'
import { percent } from './percent.ts'
import { phone } from './phone.ts'
import { text } from './text.ts'
import { uid } from './uid.ts'

/** Every kind of column. */
export const readers: { readonly [K in BulkColumnKind]: BulkReader<K> } = {
  phone,
  uid,
  money,
  integer,
  percent,
  date,
  month,
  text,
  code,
  choice,
  choices,
  id,
  name,
  media,
}

/** The reader of a column; a column is only ever given to the reader of its own kind. */
export const readerOf = (column: BulkColumn): BulkReader =>
  readers[column.kind] as unknown as BulkReader

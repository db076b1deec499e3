import type { Label, Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { audienceSql, countAudience } from './audience.ts'
import { findRecipients, type Line, linesOf, linesOfSheet } from './findRecipients.ts'

/** Whom a message reaches. */
export interface People {
  readonly count: number
  /** Of a list: its users in its order. Empty for every other audience, which the database is asked for. */
  readonly ids: readonly number[]
  readonly unknown: readonly Line[]
  readonly repeated: readonly Line[]
}
/** Why a list cannot be used. */
export interface Unusable {
  readonly field: string
  readonly message: Label
}

/** Rows of a spreadsheet, and lines that are typed. */
const MOST_ROWS = 100_000
const MOST_LINES = 5000

/** Counts whom a message is for, lists read line by line. `bytesOf` gives the bytes of an upload. */
export async function people(
  db: Db | Tx,
  message: Row,
  now: string,
  bytesOf: (file: unknown) => Promise<Uint8Array | null>,
): Promise<People | Unusable> {
  const lacking = lackingFor(message)
  if (lacking) return lacking
  if (message.audience !== 'listed') {
    const count = await countAudience(db, audienceSql(db, message, now))
    return { count, ids: [], unknown: [], repeated: [] }
  }
  const lines = await linesGiven(message, bytesOf)
  if ('message' in lines) return lines
  const found = await findRecipients(db, lines)
  return { ...found, count: found.ids.length }
}

/** What must be said beside each audience. */
const beside: { readonly [audience: string]: string } = {
  company: 'company',
  silent: 'silentDays',
}

function lackingFor(message: Row): Unusable | undefined {
  const field = message.audience ? beside[String(message.audience)] : 'audience'
  if (!field || message[field]) return undefined
  return {
    field,
    message: ['请先填写这一项，才能估算人数', 'Fill this in first: it says who is meant'],
  }
}

async function linesGiven(
  { users, userFile }: Row,
  bytesOf: (file: unknown) => Promise<Uint8Array | null>,
): Promise<readonly Line[] | Unusable> {
  const typed = linesOf(users)
  if (typed.length > MOST_LINES) return tooMany('users', MOST_LINES, typed.length)
  if (!userFile) return typed
  const bytes = await bytesOf(userFile)
  const read = bytes && (await linesOfSheet(bytes))
  if (!read)
    return {
      field: 'userFile',
      message: [
        '无法读取此表格，请重新上传 xlsx、xls 或 csv',
        'It cannot be read: upload xlsx, xls or csv',
      ],
    }
  return read.length > MOST_ROWS ? tooMany('userFile', MOST_ROWS, read.length) : [...typed, ...read]
}

const tooMany = (field: string, most: number, count: number): Unusable => ({
  field,
  message: [`最多 ${most} 行，现有 ${count} 行`, `At most ${most} lines, there are ${count}`],
})

import { firstSheet } from '#portal/engine/actions/firstSheet.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { REACHABLE } from './audience.ts'

/** One line of a list of people: where it stands, and the uid or phone in it. */
export interface Line {
  readonly row: number
  readonly text: string
}
/** What a list comes to. */
export interface Listed {
  /** Users in the order of the list, each once. */
  readonly ids: readonly number[]
  /** Lines nobody is known by. */
  readonly unknown: readonly Line[]
  /** Lines that name somebody who stands above already. */
  readonly repeated: readonly Line[]
}

/** Uids or phones, one a line; empty lines count for their number only. */
export const linesOf = (text: unknown): readonly Line[] =>
  String(text ?? '')
    .split('\n')
    .map((line, at) => ({ row: at + 1, text: line.trim() }))
    .filter((line) => line.text !== '')

/** The first column of a spreadsheet; a head without a digit is passed over. Null where it cannot be read. */
export async function linesOfSheet(bytes: Uint8Array): Promise<readonly Line[] | null> {
  const cells = await firstSheet(bytes)
  if (!cells) return null
  return cells
    .map((line, at) => ({ row: at + 1, text: line[0] ?? '' }))
    .filter(({ row, text }) => text !== '' && (row > 1 || /\d/.test(text)))
}

/** So many are looked up with one statement. */
const AT_ONCE = 500

/** Finds users by uid or phone; whoever has left or was shut out is known by nobody. */
export async function findRecipients(db: Db | Tx, lines: readonly Line[]): Promise<Listed> {
  const known = new Map<string, number>()
  for (let at = 0; at < lines.length; at += AT_ONCE)
    await lookUp(db, [...new Set(lines.slice(at, at + AT_ONCE).map(({ text }) => text))], known)
  const ids = new Set<number>()
  const unknown: Line[] = []
  const repeated: Line[] = []
  for (const line of lines) {
    const id = known.get(line.text)
    if (id === undefined) unknown.push(line)
    else if (ids.has(id)) repeated.push(line)
    else ids.add(id)
  }
  return { ids: [...ids], unknown, repeated }
}

async function lookUp(db: Db | Tx, texts: readonly string[], known: Map<string, number>) {
  const found = await db
    .selectFrom('appUser')
    .select(['id', 'uid', 'phone'])
    .where('deletedAt', 'is', null)
    .where('status', 'in', REACHABLE)
    .where((where) => where.or([where('uid', 'in', texts), where('phone', 'in', texts)]))
    .execute()
  for (const { id, uid, phone } of found)
    for (const name of [uid, phone]) if (name) known.set(String(name), Number(id))
}

import { type Entity, type Label, type Row, wording } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { Records } from '../context/change.ts'
import { titleOf } from '../records/titleOf.ts'
import { languageOfUser } from '../userSettings/userSettings.ts'

/** What a notice is about: a job, an approval, a change by somebody else, what somebody said, the clock, the portal itself. */
export type NoticeKind = 'job' | 'approval' | 'change' | 'talk' | 'schedule' | 'system'

/** What somebody is to read from the bell. */
export interface Told {
  readonly user: number
  readonly type: NoticeKind
  readonly title: Label
  /** Further lines; a text that somebody typed stands as it is. */
  readonly body?: Label | string | undefined
  /** Where it leads: a record (`recordAddress`), or a path of the admin. */
  readonly target?: string
}
/** Through which records it is written, and where the reader's language is looked up. */
export interface Teller {
  readonly records: Records
  readonly db: Db | Tx
}

/** Writes a notice in the language its reader chose; longer texts are cut. Gives false where it stands there already. */
export async function tellUser({ records, db }: Teller, told: Told, since?: string) {
  const language = await languageOfUser(db, told.user)
  const { user, type, target = null } = told
  const title = cut(wording(told.title, language), 80)
  const known = { user, type, title, createdAt: { gte: { text: since } } }
  if (since && (await records.count('notice', known)) > 0) return false
  const text = typeof told.body === 'string' ? told.body : told.body && wording(told.body, language)
  await records.create('notice', { user, type, title, target, body: cut(text ?? '', 500) || null })
  return true
}

/** The address of a record whatever screen it stands on; the browser finds the screen. */
export const recordAddress = (entity: string, id: unknown): string => `/open/${entity}/${id}`

/** Whoever changed a record last, or made it; null where only the portal or the app did. */
export function lastEditorOf({ updatedBy, createdBy }: Row): number | null {
  const user = updatedBy ?? createdBy
  return typeof user === 'number' ? user : null
}

/** `杂志“书城”`, `Magazine "Book Town"`: how a record is called in a notice. */
export function calledIn(entity: Entity, row: Row): Label {
  const title = titleOf(entity, row)
  return [`${entity.label[0]}“${title}”`, `${entity.label[1]} "${title}"`]
}

const cut = (text: string, most: number) => {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

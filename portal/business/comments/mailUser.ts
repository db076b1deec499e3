import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'

/** What is written to one user of the app. */
export interface Letter {
  readonly title: string
  /** The line shown before it is opened, 60 characters at most. */
  readonly summary: string
  readonly content?: string
}

/** Sends a letter to the message centre of one user, in the transaction of what it tells of; to nobody who has left. */
export async function mailUser(records: Records, user: number, letter: Letter): Promise<void> {
  const reader = await records.find('appUser', user)
  if (!reader || reader.status === 'closed') return
  const sent: Row = { ...letter, kind: 'service', audience: 'listed', users: String(reader.uid) }
  const { id } = await records.create('mail', { ...sent, sendMode: 'now' })
  await records.move('mail', id as number, 'send')
}

/** The beginning of what somebody wrote, to be recognised by. */
export const beginning = (text: unknown, most = 20): string => {
  const letters = [...String(text ?? '').trim()]
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('')
}

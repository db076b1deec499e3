import { loadEntity } from '#resources/load.ts'
import { screensByPath } from '#resources/screens.ts'
import { userInfo } from '../authProvider/session.ts'
import { readToken } from '../client/storage.ts'
import { matchScreen } from '../views/matchScreen.ts'

/** How long nothing is drawn for want of an answer, in milliseconds; then it is shown that something is waited for. */
const patience = 1000

/**
 * Asks side by side for who is signed in and for the declaration that the address needs, before anything is drawn:
 * React would ask for the second once it has drawn what the first was for, and holds back a picture that follows
 * another at once. Never rejects; whoever reads the promises meets their errors.
 */
async function begin(path: string): Promise<void> {
  if (!readToken()) return
  const match = matchScreen(screensByPath, path)
  if (!match) return
  const { entity } = match.screen
  const asked = [settled(userInfo()), ...(entity ? [settled(loadEntity(entity))] : [])]
  await Promise.race([Promise.all(asked), new Promise((over) => setTimeout(over, patience))])
}

/** Begun as soon as this file is read: what draws takes longer to be read than the portal to answer. */
export const startup: Promise<void> = begin(location.pathname)

/** A promise that bears what became of it is read by React's `use` without another wait. */
async function settled<T>(promise: Promise<T>): Promise<void> {
  const read = promise as Promise<T> & { status?: string; value?: T }
  try {
    const value = await promise
    Object.assign(read, { status: 'fulfilled', value })
  } catch {
    // Thrown where it is read.
  }
}

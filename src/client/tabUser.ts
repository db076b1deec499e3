import { readUsername } from './storage.ts'

let user: string | null = null

/**
 * Whose work stands in this tab. A session belongs to the whole browser: should somebody else sign in in another tab,
 * nothing of what stands here may be sent in their name.
 */
export const keepTabUser = (username: string | null): void => {
  user = username
}
/** The user whose work stands in this tab; null before anybody is known. */
export const tabUser = (): string | null => user

/** Somebody else than this tab's user is signed in in this browser. */
export function isSomebodyElse(): boolean {
  const now = readUsername()
  return user !== null && now !== null && now !== user
}

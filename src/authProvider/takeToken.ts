import { keepSession, type SignedIn } from '../client/storage.ts'

/**
 * Goes on by another token: whoever says anew who they are gets one, and the one before is good no more. Told here as to
 * other tabs: what was cut off, or was answered too late, goes on by it.
 */
export function takeToken(session: SignedIn): void {
  keepSession(session)
  const newValue = localStorage.getItem('token')
  dispatchEvent(new StorageEvent('storage', { key: 'token', newValue }))
}

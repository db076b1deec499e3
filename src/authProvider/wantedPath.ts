/** Where somebody is: React Router's location, or the browser's. */
interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The address of sign-in that leads back to a place. */
export function signInPath(wanted: Place | string): string {
  const path = typeof wanted === 'string' ? wanted : wanted.pathname + wanted.search + wanted.hash
  return path === '/' ? '/login' : `/login?redirect=${encodeURIComponent(path)}`
}

/**
 * Where to go after signing in. Only a path of this admin is taken: an address elsewhere, `//host` and `/\host`
 * (which browsers read as one) lead home.
 */
export function wantedPath(
  redirect: string | null,
  origin = globalThis.location?.origin ?? 'http://localhost',
): string {
  if (!redirect?.startsWith('/')) return '/home'
  try {
    const url = new URL(redirect, origin)
    if (url.origin !== origin || url.pathname.startsWith('//') || /^\/login\/?$/.test(url.pathname))
      return '/home'
    return url.pathname + url.search + url.hash
  } catch {
    return '/home'
  }
}

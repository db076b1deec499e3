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
    if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname === '/login')
      return '/home'
    return url.pathname + url.search + url.hash
  } catch {
    return '/home'
  }
}

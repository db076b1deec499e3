import type { Screen } from '#declare'

const key = () => `visited:${localStorage.getItem('username') ?? ''}`
/** So many screens are remembered. */
const most = 8

/** Puts a screen first among those visited last, for this user in this browser. */
export function rememberScreen({ path, kind, hidden }: Screen): void {
  if (path === '/home' || kind === 'redirect' || kind === 'public' || hidden) return
  const others = visitedPaths().filter((one) => one !== path)
  localStorage.setItem(key(), JSON.stringify([path, ...others].slice(0, most)))
}

/** The screens visited last, the latest first. */
export function visitedPaths(): readonly string[] {
  try {
    const paths: unknown = JSON.parse(localStorage.getItem(key()) ?? '[]')
    return Array.isArray(paths) ? paths : []
  } catch {
    return []
  }
}

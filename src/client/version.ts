/** How often the portal is asked which admin it serves, in milliseconds. */
const OFTEN = 60_000

let newer = false
const listeners = new Set<() => void>()

/** Whether the portal serves another build of the admin than this page began with. */
export const isNewVersion = (): boolean => newer

/** Tells when that is noticed. Gives what ends it. */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks now and then, while somebody looks; and whenever they come back. Gives what ends it. */
export function watchVersion(): () => void {
  const look = () => document.visibilityState === 'visible' && void lookForVersion()
  const timer = setInterval(look, OFTEN)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/**
 * Compares the script that the portal's page begins with to the one this page began with: its name changes with
 * whatever the build holds. True once another was found; a portal that does not answer says nothing.
 */
export async function lookForVersion(): Promise<boolean> {
  const own = scriptOf(document)
  if (newer || !own?.startsWith('/assets/')) return newer
  const signal = AbortSignal.timeout(5000)
  const page = await fetch('/index.html', { cache: 'no-store', signal })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')
  const served = page && scriptOf(new DOMParser().parseFromString(page, 'text/html'))
  if (!served || served === own || newer) return newer
  newer = true
  for (const listener of listeners) listener()
  return true
}

const scriptOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/** What a person chose to look at: light, dark, or as their system has it. */
export type Scheme = 'light' | 'dark' | 'system'
const key = 'scheme'

/** The scheme chosen in this browser. */
export function readScheme(): Scheme {
  const kept = localStorage.getItem(key)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}
export const keepScheme = (scheme: Scheme): void => localStorage.setItem(key, scheme)

/** What `scheme` comes to on this machine. */
export function resolvedScheme(scheme: Scheme): 'light' | 'dark' {
  if (scheme !== 'system') return scheme
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The colour chosen in this browser, or undefined for the product's own. */
export function readAccent(): string | undefined {
  const kept = localStorage.getItem('accent')
  return kept && /^#[0-9a-f]{6}$/i.test(kept) ? kept : undefined
}

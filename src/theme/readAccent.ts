/** The colour chosen in this browser, or undefined for the product's own. */
export function readAccent(): string | undefined {
  const kept = localStorage.getItem('accent')
  return kept && /^#[0-9a-f]{6}$/i.test(kept) ? kept : undefined
}

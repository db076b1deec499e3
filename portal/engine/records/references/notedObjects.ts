import type { Tx } from '#portal/storage/db/database.ts'

const noted = new WeakMap<Tx, Set<string>>()

/** Remembers objects whose uses this transaction may have changed, by their addresses. */
export function noteObjects(tx: Tx, of: readonly { readonly address: string | null }[]): void {
  const addresses = noted.get(tx) ?? new Set()
  for (const { address } of of) if (address) addresses.add(address)
  if (addresses.size > 0) noted.set(tx, addresses)
}

/** What was noted so far, sorted; forgotten then. */
export function takeNoted(tx: Tx): readonly string[] {
  const addresses = [...(noted.get(tx) ?? [])].sort()
  noted.delete(tx)
  return addresses
}

/**
 * What makes a list the same list: SHA-256, as hex, over its kind, its options and its rows as `normalise` writes them
 * (`text`), in sorted order. File name, row order and the formats of cells do not matter.
 */
export async function hashOf(
  kind: string,
  options: { readonly [option: string]: unknown } | null,
  texts: Iterable<string>,
): Promise<string> {
  const lines = [kind, ordered(options ?? {}), ...[...texts].sort()]
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** JSON whose keys stand in order; what is empty is left out. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, inner]) => inner !== null && inner !== undefined && inner !== '')
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  )

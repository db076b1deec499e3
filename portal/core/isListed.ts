/** Whether one of the patterns is this host, `*` standing for anything and every other sign for itself alone. */
export const isListed = (patterns: unknown, name: string): boolean =>
  Array.isArray(patterns) &&
  patterns.some((pattern) => typeof pattern === 'string' && matches(pattern.trim(), name))

function matches(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .split('*')
  const last = rest.pop()
  if (last === undefined) return first !== '' && name === first
  if (!name.startsWith(first)) return false
  let at = first.length
  for (const piece of rest) {
    const found = name.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return name.length - last.length >= at && name.endsWith(last)
}

/** Statements kept compiled per connection; beyond, the one unused longest is let go. */
const KEPT = 300

/**
 * Remembers what `make` made of a text, the {@link KEPT} used last. Compiling a statement costs
 * more than running most of them.
 */
export function memoize<T>(make: (text: string) => T, letGo: (made: T) => void = () => {}) {
  const byText = new Map<string, T>()
  return (text: string): T => {
    const made = byText.get(text) ?? make(text)
    byText.delete(text)
    byText.set(text, made)
    if (byText.size > KEPT) letGo(takeOldest(byText))
    return made
  }
}

function takeOldest<T>(byText: Map<string, T>): T {
  const [text, made] = byText.entries().next().value as [string, T]
  byText.delete(text)
  return made
}

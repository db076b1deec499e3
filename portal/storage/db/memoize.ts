/** Statements kept compiled per connection; beyond, the one unused longest is let go. */
const KEPT = 300

interface Keeping<T> {
  /** How many are remembered; those of the statements a connection keeps compiled unless told. */
  readonly kept?: number
  /** Called with what is remembered no more. */
  readonly letGo?: (made: T) => void
}

/**
 * Remembers what `make` made of a text, those used last. Compiling a statement costs more than running most of them.
 */
export function memoize<T>(make: (text: string) => T, { kept = KEPT, letGo }: Keeping<T> = {}) {
  const byText = new Map<string, T>()
  return (text: string): T => {
    const made = byText.get(text) ?? make(text)
    byText.delete(text)
    byText.set(text, made)
    if (byText.size > kept) {
      const oldest = takeOldest(byText)
      letGo?.(oldest)
    }
    return made
  }
}

function takeOldest<T>(byText: Map<string, T>): T {
  const [text, made] = byText.entries().next().value as [string, T]
  byText.delete(text)
  return made
}

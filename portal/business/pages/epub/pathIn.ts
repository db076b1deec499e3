/** Where an address inside a book leads. */
export interface Place {
  readonly path: string
  /** The id after `#`; empty for the document's beginning. */
  readonly fragment: string
}

/**
 * An address as it stands in a document of the book, as a path from the root of the zip; null for what leads outside:
 * another site, a data address, a path that climbs.
 */
export function placeIn(from: string, href: string): Place | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return null
  const [address = '', fragment = ''] = href.split('#') as [string, string?]
  const base = from.split('/').slice(0, -1)
  const segments = address === '' ? from.split('/') : [...base, ...decoded(address).split('/')]
  const path: string[] = []
  for (const segment of segments) {
    if (segment === '..' && path.pop() === undefined) return null
    if (!['', '.', '..'].includes(segment)) path.push(segment)
  }
  return { path: path.join('/'), fragment: decoded(fragment) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.split('?')[0] ?? '')
  } catch {
    return text
  }
}

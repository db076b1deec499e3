import type { Row } from '#declare'

/** What an address says is looked at: `?filter={"page":3}`. */
export function filterOf(text: string | null): Row {
  try {
    const filter: Row | null = text ? JSON.parse(text) : {}
    // An address is typed by anybody: `null`, a number or a list is no filter.
    return filter && typeof filter === 'object' && !Array.isArray(filter) ? filter : {}
  } catch {
    return {}
  }
}

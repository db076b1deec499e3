const key = (screen: string) => `rows:${screen}`

/** Keeps which records a list showed last, so that forms lead on to the next. */
export function keepRows(screen: string, ids: readonly number[]): void {
  sessionStorage.setItem(key(screen), JSON.stringify(ids))
}

/** The records before and after one in the list that one came from. */
export function neighbours(
  screen: string,
  id: number | undefined,
): { readonly previous?: number; readonly next?: number } {
  const ids = keptRows(screen)
  const at = id === undefined ? -1 : ids.indexOf(id)
  if (at < 0) return {}
  const [previous, next] = [ids[at - 1], ids[at + 1]]
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) }
}

const placeKey = (screen: string) => `place:${screen}`

/** Keeps which record of a screen was open last, so that its list is found again standing there. */
export function keepPlace(screen: string, id: number): void {
  sessionStorage.setItem(placeKey(screen), String(id))
}
/** The record of the screen that was open last; undefined where none was. */
export function keptPlace(screen: string): number | undefined {
  return Number(sessionStorage.getItem(placeKey(screen))) || undefined
}

function keptRows(screen: string): readonly number[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(key(screen)) ?? '[]')
    return Array.isArray(ids) ? ids : []
  } catch {
    return []
  }
}
